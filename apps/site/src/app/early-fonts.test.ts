// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { safeStore } from "./browser-storage.ts";
import { preloadFonts } from "./early-fonts.ts";
import { memoryStorage } from "./test-doubles.tsx";

const FONTS = { bengali: "/anek.woff2", latin: "/figtree.woff2", figures: "/num.woff2" };

function preloaded(values: Readonly<Record<string, string>>) {
  preloadFonts(
    document,
    safeStore(() => memoryStorage(values)),
    FONTS,
  );
  return Array.from(document.head.querySelectorAll("link"), (link) => link.getAttribute("href"));
}

describe("early fonts", () => {
  beforeEach(() => document.head.replaceChildren());

  it("[SITE-47] Bengali letters and figures, until another language is chosen", () => {
    expect(preloaded({})).toEqual(["/anek.woff2", "/num.woff2"]);
  });

  it("an English page does not load the Bengali letters ahead", () => {
    expect(preloaded({ lang: "EN" })).toEqual(["/figtree.woff2", "/num.woff2"]);
  });

  it("are loaded the way the styles will ask for them, or they would come twice", () => {
    preloaded({});
    const link = document.head.querySelector("link")!;
    expect([link.rel, link.getAttribute("as"), link.getAttribute("crossorigin")]).toEqual([
      "preload",
      "font",
      "",
    ]);
  });
});
