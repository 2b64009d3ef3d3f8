// What people of the house write is shown as HTML: here is what may be left of it, and what may not [MSG-6].
import { HOSTILE_HTML } from "@jonaki/testkit/hostile-html";
import { describe, expect, it } from "vitest";
import { cleanContent, createContentCleaner, isSafeAddress } from "./clean-content.ts";

const NAME = "p|br|strong|em|h3|h4|span|ul|ol|li|table|thead|tbody|tr|th|td";
const VALUE = String.raw`"[^"<>\u0000-\u001F]*"`;
const LINK = String.raw`<a(?: href="(?:https:\/\/|\/(?!\/)|[#?]|mailto:)[^"<>\s\\]*")?(?: rel="noopener nofollow" target="_blank")?>`;
const PICTURE = String.raw`<img src="(?:https:\/\/|\/(?!\/))[^"<>\s\\]*" alt(?:=${VALUE})? \/>`;
/** Every tag that may stand in cleaned HTML, written out; one `<` beside these is one too many. */
const ALLOWED = new RegExp(String.raw`<\/?(?:${NAME})(?: \/)?>|${LINK}|<\/a>|${PICTURE}`, "gu");

describe("hostile HTML", () => {
  it("[MSG-6] there are more than a hundred attempts, each its own", () => {
    expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
    expect(HOSTILE_HTML.length).toBeGreaterThan(100);
  });

  it.each(HOSTILE_HTML.map((html) => [html.slice(0, 100), html] as const))(
    "[MSG-6] [abuse 76] leaves nothing but text, links, lists, tables and pictures: %s",
    (_start, html) => {
      const clean = cleanContent(html);
      expect(clean.replaceAll(ALLOWED, "")).not.toContain("<");
      const tags = clean.match(ALLOWED)?.join("") ?? "";
      expect(tags).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|data:|style|srcdoc|formaction/iu);
      expect(cleanContent(clean)).toBe(clean);
    },
  );

  it("[MSG-6] what stood inside a script, a style or a frame is not left as text either", () => {
    for (const tag of ["script", "style", "iframe", "svg", "math", "template", "textarea", "object"])
      expect(cleanContent(`<p>a</p><${tag}>window.hit</${tag}><p>b</p>`), tag).toBe("<p>a</p><p>b</p>");
  });
});

describe("honest HTML", () => {
  it.each([
    `<h3>নিয়ম</h3><p>প্রথম <strong>কথা</strong>,<br /><em>then</em> more &amp; more.</p>`,
    `<ul><li>one</li><li>two</li></ul><ol><li><span>three</span></li></ol>`,
    `<table><thead><tr><th>Rank</th></tr></thead><tbody><tr><td>Lamp I</td></tr></tbody></table>`,
    `<p><a href="/help#terms">terms</a> <a href="#faq">faq</a> <a href="?mc=messageV2">messages</a> <a href="mailto:help@jonaki.example">mail</a></p>`,
    `<p><a href="https://gambling-help.example/bd?x=1&amp;y=2" rel="noopener nofollow" target="_blank">help</a></p>`,
    `<img src="/pictures/eid.webp" alt="Eid" />`,
  ])("[MSG-6] stays as it is: %s", (html) => {
    expect(cleanContent(html)).toBe(html);
  });

  it("[MSG-6] a link to another site opens beside ours and tells it nothing", () => {
    expect(cleanContent(`<a href="https://other.example/" target="_top" class="x">x</a>`)).toBe(
      `<a href="https://other.example/" rel="noopener nofollow" target="_blank">x</a>`,
    );
  });

  it("[MSG-6] a link that leads nowhere allowed keeps its words, a picture from nowhere goes", () => {
    expect(cleanContent(`<p><a href="javascript:x">words</a><img src="http://a.example/a.png"></p>`)).toBe(
      "<p><a>words</a></p>",
    );
  });

  it("[MSG-6] reading cleans again, and a text that was seen is known", () => {
    const clean = createContentCleaner();
    const html = `<p onclick="x">a</p>`;
    expect([clean(html), clean(html), clean("<p>b</p>")]).toEqual(["<p>a</p>", "<p>a</p>", "<p>b</p>"]);
    for (let number = 0; number < 1_100; number += 1) expect(clean(`<b>${number}</b>`)).toBe(String(number));
  });
});

describe("an address outside HTML", () => {
  it("[MSG-6] is a path of ours or https", () => {
    const safe = ["/promotions", "/pictures/a.webp", "https://jonaki.example/x"];
    expect(safe.filter(isSafeAddress)).toEqual(safe);
    const unsafe = [
      "",
      "//evil.example",
      "/\\evil.example",
      "javascript:x",
      "http://a.example",
      "https://",
      "x",
    ];
    expect(unsafe.filter(isSafeAddress)).toEqual([]);
  });
});
