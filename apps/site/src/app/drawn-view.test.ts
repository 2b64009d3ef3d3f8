// @vitest-environment happy-dom
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearView, hasDrawnView, judgeView } from "./drawn-view.ts";

const { dataset } = document.documentElement;
const storage = (local: Record<string, string>, session: Record<string, string>) => ({
  local: safeStore(() => memoryStorage(local)),
  session: safeStore(() => memoryStorage(session)),
});

/** On a screen for which only this query holds. */
function judged({
  view = "phone-BN",
  holds = "(max-width: 839px)",
  local = {},
  session = {},
  path = "/index",
}) {
  dataset["view"] = view;
  window.history.replaceState(null, "", path);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches: query === holds }) as never);
  judgeView(window, storage(local, session));
  return hasDrawnView(document);
}

describe("a view that came with the page", () => {
  beforeEach(() => window.history.replaceState(null, "", "/index"));
  afterEach(() => {
    delete dataset["view"];
    delete dataset["fresh"];
    vi.restoreAllMocks();
  });

  it.each([
    ["a phone, in Bengali, for a visitor", {}],
    ["a desktop", { view: "desktop-BN", holds: "(min-width: 1080px)" }],
    ["somebody who chose its language", { local: { lang: "BN" } }],
    ["an address with a query", { path: "/index?affiliate=x" }],
  ])("[SITE-7] is taken over on %s", (_name, given) => {
    expect([judged(given), dataset["fresh"]]).toEqual([true, undefined]);
  });

  it.each([
    ["a screen between the two", { holds: "(min-width: 840px)" }],
    ["a phone that calls itself a desktop", { view: "desktop-BN" }],
    ["somebody who chose another language", { local: { lang: "EN" } }],
    ["a member", { session: { token: "t" } }],
    ["an address with an anchor", { path: "/help#terms" }],
    ["an address with a modal over the page", { path: "/index?a=1&modal=noticeModal.3" }],
  ])("[SITE-7] is hidden from %s", (_name, given) => {
    expect([judged(given), dataset["fresh"]]).toEqual([false, ""]);
  });

  it("[SITE-7] leaves a clear place behind", () => {
    judged({ local: { lang: "EN" } });
    const root = document.createElement("div");
    root.innerHTML = "<p>drawn for somebody else</p>";
    clearView(document, root);
    expect([root.childNodes.length, dataset["fresh"]]).toEqual([0, undefined]);
  });

  it("a page without one is left alone", () => {
    judgeView(window, storage({}, {}));
    expect([hasDrawnView(document), dataset["fresh"]]).toEqual([false, undefined]);
  });
});
