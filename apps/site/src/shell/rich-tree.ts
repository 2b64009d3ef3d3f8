// Written text as a tree of plain values: what RichText draws and the questions are cut from. The browser's parser makes
// it in the page; who draws without a document hands in a parser of its own.
import { createContext, use, useMemo } from "react";

export interface RichElement {
  /** In small letters. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly RichNode[];
}
export type RichNode = string | RichElement;
export type ParseHtml = (html: string) => readonly RichNode[];

/** The parser never runs or loads anything: the document it makes has no window. */
export const parseInBrowser: ParseHtml = (html) =>
  nodesOf(new DOMParser().parseFromString(html, "text/html").body);

export const ParserContext = createContext(parseInBrowser);

export function useRichTree(html: string): readonly RichNode[] {
  const parse = use(ParserContext);
  return useMemo(() => parse(html), [parse, html]);
}

/** Comments and the like are no text. */
const nodesOf = (parent: Node): readonly RichNode[] =>
  [...parent.childNodes].flatMap((node): readonly RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
    return node instanceof Element ? [elementOf(node)] : [];
  });

const elementOf = (element: Element): RichElement => ({
  name: element.tagName.toLowerCase(),
  attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  children: nodesOf(element),
});

export const textOf = (node: RichNode): string =>
  typeof node === "string" ? node : node.children.map(textOf).join("");
