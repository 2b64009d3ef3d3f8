import { describe, expect, it } from "vitest";
import { addressFrom, addressText } from "./address.ts";

describe("an address within the site", () => {
  it("[SHELL-1] is one text, with a mark before each part that says something", () => {
    expect(addressText({ pathname: "/rng", search: "page=DHEU", hash: "" })).toBe("/rng?page=DHEU");
    expect(addressText({ pathname: "/help", search: "?", hash: "#terms" })).toBe("/help#terms");
    expect(addressText({ pathname: "/help", search: "", hash: "#" })).toBe("/help");
  });

  it.each([
    ["/rng?page=DHEU#top", "/rng?page=DHEU#top"],
    ["/", "/"],
    ["", "/help"],
    ["?mc=withdraw", "/help?mc=withdraw"],
    ["#terms", "/help#terms"],
    ["/a?next=/b?c#d?e", "/a?next=/b?c#d?e"],
    ["//evil.example/a", "/evil.example/a"],
  ])("[SHELL-1] %j leads from /help to %j", (to, wanted) => {
    expect(addressFrom(to, { pathname: "/help" })).toBe(wanted);
  });
});
