// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { parseInBrowser } from "../shell/rich-tree.ts";
import type { RichNode } from "../shell/rich-tree.ts";
import { parseHtml } from "./parse-html.ts";

const plain = (nodes: readonly RichNode[]): unknown =>
  nodes.map((node) =>
    typeof node === "string" ? node : [node.name, Object.fromEntries(node.attributes), plain(node.children)],
  );

it.each([
  "<p>One &amp; two</p><p>three<br />four</p>",
  '\n<h3>Title</h3>\n<ul><li>a</li>\n<li lang="en">b</li></ul>',
  '<table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>',
  '<p>See <a href="/help#terms">the <strong>terms</strong></a>.</p>',
  '<p><img src="/art/a.svg" alt="A" width="10" height="20" /> after</p>',
  "words only",
  "",
])("[MSG-6] makes the same of %j as the browser does", (html) => {
  expect(plain(parseHtml(html))).toEqual(plain(parseInBrowser(html)));
});

it("[MSG-6] puts the rows of a bare table into a body, as a browser does", () => {
  expect(plain(parseHtml("<table><tr><td>a</td></tr><tr><td>b</td></tr></table>"))).toEqual([
    [
      "table",
      {},
      [
        [
          "tbody",
          {},
          [
            ["tr", {}, [["td", {}, ["a"]]]],
            ["tr", {}, [["td", {}, ["b"]]]],
          ],
        ],
      ],
    ],
  ]);
});
