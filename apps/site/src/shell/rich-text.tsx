// Text that was written elsewhere: notices, help, promotions, messages. The server has cleaned it [MSG-6]; here it is
// contained once more: only known tags and attributes become elements, and no HTML is ever put into the page.
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { imageSource, linkTarget } from "./rich-text.rules.ts";
import { useRichTree } from "./rich-tree.ts";
import type { RichElement, RichNode } from "./rich-tree.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./rich-text.module.css";

interface RichTextProps {
  readonly html: string;
  readonly className?: string | undefined;
}

/** Of these nothing is shown, not even the words inside. */
const SILENT: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "head",
  "title",
  "textarea",
  "select",
]);
/** Shown as they are, with their children. */
const PLAIN: ReadonlySet<string> = new Set([
  "p",
  "strong",
  "em",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "caption",
  "span",
]);
/** Older writing for the same thing. */
const SAME_AS: Readonly<Record<string, string>> = { b: "strong", i: "em" };
const LARGEST_SPAN = 100;

export function RichText({ html, className }: RichTextProps) {
  return <RichNodes nodes={useRichTree(html)} className={className} />;
}

interface RichNodesProps {
  readonly nodes: readonly RichNode[];
  readonly className?: string | undefined;
}

/** The same for a part of a text. */
export function RichNodes({ nodes, className }: RichNodesProps) {
  return <div className={cx(styles["rich"], className)}>{drawn(nodes)}</div>;
}

const drawn = (nodes: readonly RichNode[]): readonly ReactNode[] =>
  nodes.map((node, index) => (
    // The text never changes under an element, so its place is a good name.
    // oxlint-disable-next-line react/no-array-index-key -- see above.
    <Fragment key={index}>{typeof node === "string" ? node : drawnElement(node)}</Fragment>
  ));

/** Line breaks of the source between the rows of a table or list are no text of it. */
const ROWS: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol"]);
const inside = ({ name, children }: RichElement): readonly ReactNode[] =>
  drawn(
    ROWS.has(name) ? children.filter((node) => typeof node !== "string" || node.trim() !== "") : children,
  );

function drawnElement(element: RichElement): ReactNode {
  const { name, attributes } = element;
  const tag = SAME_AS[name] ?? name;
  if (SILENT.has(tag)) return null;
  if (PLAIN.has(tag)) return createElement(tag, { lang: attributes.get("lang") }, ...inside(element));
  if (tag === "br") return <br />;
  if (tag === "a") return <Anchor element={element} />;
  if (tag === "img") return <Picture element={element} />;
  if (tag === "table") return <Scrolling>{inside(element)}</Scrolling>;
  if (tag === "td" || tag === "th") return createElement(tag, spansOf(element), ...inside(element));
  // An unknown tag is dropped, and what it says stays.
  return inside(element);
}

/** A link of the site stays in the page, another one opens beside it and learns nothing of us. */
function Anchor({ element }: { readonly element: RichElement }) {
  const target = linkTarget(element.attributes.get("href") ?? null);
  const content = inside(element);
  if (target === null) return content;
  if (target.kind === "site") return <SiteLink to={target.to}>{content}</SiteLink>;
  // A mail or a call opens no page.
  if (target.kind === "contact") return <a href={target.href}>{content}</a>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

function Picture({ element }: { readonly element: RichElement }) {
  const src = imageSource(element.attributes.get("src") ?? null);
  if (src === null) return element.attributes.get("alt");
  return (
    <img
      alt={element.attributes.get("alt") ?? ""}
      src={src}
      loading="lazy"
      width={wholeOf(element, "width")}
      height={wholeOf(element, "height")}
    />
  );
}

/** A wide table scrolls in its own place, also by keyboard, and not the page. */
function Scrolling({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
    <div className={styles["scroll"]} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

const spansOf = (cell: RichElement) => ({
  colSpan: wholeOf(cell, "colspan", LARGEST_SPAN),
  rowSpan: wholeOf(cell, "rowspan", LARGEST_SPAN),
  lang: cell.attributes.get("lang"),
});

function wholeOf({ attributes }: RichElement, name: string, largest = 4_096): number | undefined {
  const text = attributes.get(name) ?? "";
  const value = Number(text);
  return /^\d{1,4}$/u.test(text) && value > 0 && value <= largest ? value : undefined;
}
