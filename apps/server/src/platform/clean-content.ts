// HTML that people of the house write, reduced to text, links, lists, tables and pictures [MSG-6]: no script, style,
// form or frame is left, and no address but our own, https and mail. Used when it is written and when it is read.
import sanitizeHtml from "sanitize-html";
import type { IOptions, Tag } from "sanitize-html";

const TEXT = ["p", "br", "strong", "em", "h3", "h4", "span"];
const LISTS = ["ul", "ol", "li"];
const TABLES = ["table", "thead", "tbody", "tr", "th", "td"];

/** What stands inside these is no text for a reader. */
const DROPPED_WHOLE =
  "script style noscript template title textarea select option button iframe object embed svg math xmp noembed noframes plaintext".split(
    " ",
  );
/** Deeper nesting says nothing more and makes browsers rearrange what they read. */
const DEEPEST = 24;

/** White space, control characters and backslashes are where browsers and checks disagree about an address. */
const PLAIN = /^[^\s\u0000-\u0020\u007F\\]+$/u;
const OWN_PATH = /^\/(?!\/)/u;
const OUTSIDE = /^https:\/\/[^/]/iu;

const isOwn = (address: string): boolean => PLAIN.test(address) && OWN_PATH.test(address);
const isOutside = (address: string): boolean => PLAIN.test(address) && OUTSIDE.test(address);

/** An address a banner or a picture may lead to: a path of ours, or https. */
export const isSafeAddress = (address: string): boolean => isOwn(address) || isOutside(address);

function cleanLink(_name: string, { href = "" }: Readonly<Record<string, string>>): Tag {
  const inside = isOwn(href) || (PLAIN.test(href) && /^(#|\?|mailto:)/iu.test(href));
  const outside = { href, rel: "noopener nofollow", target: "_blank" };
  return { tagName: "a", attribs: isOutside(href) ? outside : inside ? { href } : {} };
}

function cleanPicture(_name: string, { src = "", alt = "" }: Readonly<Record<string, string>>): Tag {
  return { tagName: "img", attribs: isSafeAddress(src) ? { src, alt } : { alt } };
}

const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...LISTS, ...TABLES, "a", "img"],
  allowedAttributes: { a: ["href", "rel", "target"], img: ["src", "alt"] },
  allowedSchemes: ["https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  transformTags: { a: cleanLink, img: cleanPicture },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
};

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

/** Cleaning what is clean changes nothing. */
export const cleanContent = (html: string): string => sanitizeHtml(html.replaceAll(CONTROL, ""), OPTIONS);

/** The house has some hundred texts; more than this are old versions of them. */
const MOST_KEPT = 1_000;

/** The same for reading: a text that was cleaned once is known by itself. */
export function createContentCleaner(): (html: string) => string {
  const cleaned = new Map<string, string>();
  return (html) => {
    const known = cleaned.get(html);
    if (known !== undefined) return known;
    if (cleaned.size >= MOST_KEPT) cleaned.clear();
    const clean = cleanContent(html);
    cleaned.set(html, clean);
    return clean;
  };
}
