// Written text as a tree, without a document: the same tree as the browser's parser makes of what the server has cleaned.
import { Parser } from "htmlparser2";
import type { ParseHtml, RichElement, RichNode } from "../shell/rich-tree.ts";

interface Open extends RichElement {
  readonly children: RichNode[];
}

export const parseHtml: ParseHtml = (html) => {
  const root: Open = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  const innermost = (): Open => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      // A browser puts the rows of a table into a body.
      if (name === "tr" && innermost().name === "table") enter("tbody", {});
      enter(name, attributes);
    },
    ontext: (text) => {
      const { children } = innermost();
      const last = children.at(-1);
      if (typeof last === "string") children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag: (name) => {
      while (open.length > 1 && open.pop()?.name !== name);
    },
  });
  const enter = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const element: Open = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    innermost().children.push(element);
    open.push(element);
  };
  // Before the first element a browser drops blanks.
  parser.end(html.trimStart());
  return root.children;
};
