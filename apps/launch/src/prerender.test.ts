import { expect, it } from "vitest";
import { orderedStyles } from "./prerender.ts";

it("styles of a screen stand behind those of what it uses, and the page's own are left to the page", () => {
  const manifest = {
    "home-page.tsx": { imports: ["index.html", "_parts.js"], css: ["assets/home.css"] },
    "help-page.tsx": { imports: ["_field.js", "_parts.js"], css: ["assets/help.css"] },
    "_field.js": { imports: ["_parts.js"], css: ["assets/field.css"] },
    "_parts.js": { css: ["assets/parts.css"] },
    "index.html": { isEntry: true, css: ["assets/page.css"] },
  };
  expect(orderedStyles(manifest)).toEqual([
    "assets/parts.css",
    "assets/home.css",
    "assets/field.css",
    "assets/help.css",
  ]);
});
