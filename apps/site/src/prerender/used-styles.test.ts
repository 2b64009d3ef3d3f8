import { expect, it } from "vitest";
import { styleFile, usedStyles } from "./used-styles.ts";

const FILES = [
  styleFile("/assets/home-1.css", "._home_1x{padding:0}@media (min-width:840px){._top_2y{display:grid}}"),
  styleFile("/assets/help-1.css", "._help_3z:hover ._link_4w{color:red}"),
];

it.each([
  ['<div class="_home_1x other">', ["/assets/home-1.css"]],
  ['<div class="a _top_2y">', ["/assets/home-1.css"]],
  ['<a class="_link_4w"></a><div class="_home_1x">', ["/assets/home-1.css", "/assets/help-1.css"]],
  ["<p>_home_1x</p>", []],
  ['<div class="_home_1xx">', []],
])("%s needs %j", (html, hrefs) => {
  expect(usedStyles(html, FILES).map(({ href }) => href)).toEqual(hrefs);
});
