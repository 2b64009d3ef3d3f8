import { describe, expect, it } from "vitest";
import { originFault } from "../vendor-desk.rules.ts";
import { isAtHome, originsOf } from "./launch.rules.ts";

const HOME = "https://play.jhorna.example";

describe("where a launch may lead", () => {
  it.each([
    "https://evil.example/x",
    "https://play.jhorna.example.evil.example/x",
    "https://play.jhorna.example@evil.example/x",
    "http://play.jhorna.example/x",
    "https://play.jhorna.example:444/x",
    "//play.jhorna.example/x",
    `blob:${HOME}/0`,
    "javascript:alert(1)",
    "data:text/html,x",
    "",
  ])("[LOB-45] [abuse 80] not to %s", (address) => {
    expect(isAtHome(address, HOME)).toBe(false);
  });

  it("[LOB-45] to the vendor's own origin, whatever stands behind it", () => {
    expect(isAtHome(`${HOME}/table/1?who=m7#x`, HOME)).toBe(true);
  });

  it.each([
    "https://a; script-src *",
    "https://a'b",
    "https://a,b",
    "https://a/",
    "ftp://a",
    "https://A.example",
  ])("[LOB-43] %s is no origin that a page's policy can name", (origin) => {
    expect(originFault(origin)).not.toBeNull();
    expect(originsOf("http://localhost:3002", [{ gamesOrigin: origin }])).toEqual(["http://localhost:3002"]);
  });

  it("[LOB-43] each origin is named once, the house's own first", () => {
    const vendors = [null, HOME, "http://[::1]:8080", HOME].map((gamesOrigin) => ({ gamesOrigin }));
    expect(originsOf("http://localhost:3002", vendors)).toEqual([
      "http://localhost:3002",
      HOME,
      "http://[::1]:8080",
    ]);
  });
});
