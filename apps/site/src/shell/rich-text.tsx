// Text that was written elsewhere: notices, help, promotions, messages. The server has cleaned it [MSG-6]; here it is
// contained once more: only known tags and attributes become elements, and no HTML is ever put into the page.
import { createElement, Fragment, useMemo } from "react";
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { imageSource, linkTarget } from "./rich-text.rules.ts";
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

export function parseRich(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

export function RichText({ html, className }: RichTextProps) {
  const content = useMemo(() => childrenOf(parseRich(html)), [html]);
  return <div className={cx(styles["rich"], className)}>{content}</div>;
}

const childrenOf = (node: Node): readonly ReactNode[] =>
  [...node.childNodes].map((child, index) => (
    // The text never changes under an element, so its place is a good name.
    // oxlint-disable-next-line react/no-array-index-key -- see above.
    <Fragment key={index}>{elementOf(child)}</Fragment>
  ));

/** Line breaks of the source between the rows of a table or list are no text of it. */
const isLayout = ({ textContent, parentNode }: ChildNode): boolean =>
  (textContent ?? "").trim() === "" &&
  parentNode instanceof Element &&
  /^(?:table|thead|tbody|tfoot|tr|ul|ol)$/iu.test(parentNode.tagName);

function elementOf(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return isLayout(node) ? null : node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  const tag = SAME_AS[name] ?? name;
  if (SILENT.has(tag)) return null;
  const lang = node.getAttribute("lang") ?? undefined;
  if (PLAIN.has(tag)) return createElement(tag, { lang }, ...childrenOf(node));
  if (tag === "br") return <br />;
  if (tag === "a") return <Anchor element={node} />;
  if (tag === "img") return <Picture element={node} />;
  if (tag === "table") return <Scrolling>{childrenOf(node)}</Scrolling>;
  if (tag === "td" || tag === "th") return createElement(tag, spansOf(node), ...childrenOf(node));
  // An unknown tag is dropped, and what it says stays.
  return childrenOf(node);
}

/** A link of the site stays in the page, another one opens beside it and learns nothing of us. */
function Anchor({ element }: { readonly element: Element }) {
  const target = linkTarget(element.getAttribute("href"));
  const content = childrenOf(element);
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

function Picture({ element }: { readonly element: Element }) {
  const src = imageSource(element.getAttribute("src"));
  if (src === null) return element.getAttribute("alt");
  return (
    <img
      alt={element.getAttribute("alt") ?? ""}
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

const spansOf = (cell: Element) => ({
  colSpan: wholeOf(cell, "colspan", LARGEST_SPAN),
  rowSpan: wholeOf(cell, "rowspan", LARGEST_SPAN),
  lang: cell.getAttribute("lang") ?? undefined,
});

function wholeOf(element: Element, name: string, largest = 4_096): number | undefined {
  const text = element.getAttribute(name) ?? "";
  const value = Number(text);
  return /^\d{1,4}$/u.test(text) && value > 0 && value <= largest ? value : undefined;
}
