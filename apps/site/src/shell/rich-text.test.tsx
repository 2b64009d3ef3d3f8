// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SiteRouter } from "../app/site-router.tsx";
import { createSiteHistory } from "../app/site-history.ts";
import { faqQuestions } from "./faq.rules.ts";
import { imageSource, linkTarget } from "./rich-text.rules.ts";
import { RichText } from "./rich-text.tsx";
import { parseInBrowser, textOf } from "./rich-tree.ts";

function show(html: string): HTMLElement {
  const { container } = render(
    <SiteRouter history={createSiteHistory(window)}>
      <RichText html={html} />
    </SiteRouter>,
  );
  return container.firstElementChild as HTMLElement;
}

describe("text from elsewhere", () => {
  afterEach(cleanup);

  it("[MSG-6] text, emphasis, headings and lists are shown as they were written", () => {
    const html =
      "<h3>One</h3><p>Two <strong>three</strong><br>four <em>five</em></p><ul><li>six</li></ul><ol><li>seven</li></ol>";
    expect(show(html).innerHTML).toBe(html);
  });

  it("[MSG-6] no script, frame, style or handler gets into the page", () => {
    const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const box = show(
      '<script>alert(1)</script><style>p{}</style><iframe src="/x"></iframe><p onclick="alert(1)" style="color:red" class="x" id="y">safe</p><svg><a href="/x">in a drawing</a></svg>',
    );
    expect(box.innerHTML).toBe("<p>safe</p>");
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("[MSG-6] an unknown tag is dropped and its words stay", () => {
    expect(show("<div><marquee>Hello <b>you</b></marquee></div>").innerHTML).toBe(
      "Hello <strong>you</strong>",
    );
  });

  it("[MSG-6] words that look like tags are words", () => {
    expect(show("<p>1 &lt; 2 &amp; <span lang='en'>x</span></p>").textContent).toBe("1 < 2 & x");
  });

  it("[MSG-6] a table scrolls in its own place and keeps its spans", () => {
    const box = show(
      "<table>\n<thead><tr><th colspan='2'>H</th></tr></thead>\n<tbody><tr><td>a</td><td rowspan='9999'>b</td></tr></tbody></table>",
    );
    expect(box.querySelector("th")?.getAttribute("colspan")).toBe("2");
    expect(box.querySelector("td:last-child")?.hasAttribute("rowspan")).toBe(false);
    expect(box.querySelector("table")?.parentElement?.tabIndex).toBe(0);
  });

  it("[MSG-6] a link of the site stays in the page, another opens beside it without a trace of us", () => {
    show(
      '<a href="/help#terms">Terms</a><a href="https://other.example/x">Other</a><a href="mailto:help@jonaki.example">Mail</a><a href="javascript:alert(1)">Bad</a>',
    );
    expect(screen.getByRole("link", { name: "Terms" }).getAttribute("target")).toBeNull();
    const other = screen.getByRole("link", { name: "Other" });
    expect([other.getAttribute("target"), other.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer nofollow",
    ]);
    expect(screen.getByRole("link", { name: "Mail" }).getAttribute("target")).toBeNull();
    expect(screen.queryByRole("link", { name: "Bad" })).toBeNull();
    expect(screen.getByText(/Bad/)).toBeTruthy();
  });

  it("[MSG-6] a picture comes over https or from here, and its words stand in for any other", () => {
    const box = show(
      '<img src="/art/a.png" alt="A" width="20"><img src="http://x.example/b.png" alt="B"><img src="data:image/png;base64,AA" alt="C">',
    );
    expect([...box.querySelectorAll("img")].map((one) => one.getAttribute("alt"))).toEqual(["A"]);
    expect(box.textContent).toBe("BC");
  });

  it.each([
    ["https://a.example/", "outside"],
    ["HTTP://a.example/", "outside"],
    ["mailto:a@b.example", "contact"],
    ["tel:+8801", "contact"],
    ["/help#terms", "site"],
    ["#terms", "site"],
    ["?mc=x", "site"],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["java\tscript:alert(1)", undefined],
    [" javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["vbscript:x", undefined],
    ["", undefined],
    [null, undefined],
  ])("[MSG-6] the address %j is %s", (href, kind) => {
    expect(linkTarget(href)?.kind).toBe(kind);
  });

  it.each([
    ["https://cdn.example/a.png", true],
    ["/art/a.svg", true],
    ["//cdn.example/a.png", false],
    ["http://cdn.example/a.png", false],
    ["data:image/svg+xml,<svg/>", false],
    [null, false],
  ])("[MSG-6] the picture %j is shown: %s", (src, isShown) => {
    expect(imageSource(src) !== null).toBe(isShown);
  });
});

describe("the questions of the help text", () => {
  it("[SHELL-73] [MSG-25] each h3 is a question, and what follows it is its answer", () => {
    const html =
      "<p>Before</p><h3>How <em>much</em>?</h3><p>A lot.</p><ul><li>x</li></ul><h3>When?</h3>Now &amp; then";
    const found = faqQuestions(parseInBrowser(html));
    expect(found.map(({ question, answer }) => [question, answer.map(textOf)])).toEqual([
      ["How much?", ["A lot.", "x"]],
      ["When?", ["Now & then"]],
    ]);
  });

  it("[SHELL-73] a question without an answer, or a text without questions, shows nothing", () => {
    expect(faqQuestions(parseInBrowser("<h3>Alone</h3><h3> </h3><p>x</p>"))).toEqual([]);
    expect(faqQuestions(parseInBrowser("<p>Only words</p>"))).toEqual([]);
  });
});
