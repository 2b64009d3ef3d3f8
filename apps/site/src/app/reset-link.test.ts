// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { takeResetToken } from "./reset-link.ts";
import { createSiteHistory } from "./site-history.ts";

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe("a reset link", () => {
  it("[ACC-60] its token leaves the address at once, at the start and when it is followed later; the rest stays", () => {
    window.history.replaceState(null, "", "/login?ac=team#reset=abcdefghijklmnop");
    const token = takeResetToken(createSiteHistory(window));
    expect([token.get(), address()]).toEqual(["abcdefghijklmnop", "/login?ac=team"]);
    window.history.replaceState(null, "", "/login#reset=qrstuvwxyzabcdef");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect([token.get(), address()]).toEqual(["qrstuvwxyzabcdef", "/login"]);
  });

  it("another anchor is none", () => {
    window.history.replaceState(null, "", "/help#terms");
    expect(takeResetToken(createSiteHistory(window)).get()).toBeNull();
    expect(address()).toBe("/help#terms");
  });
});
