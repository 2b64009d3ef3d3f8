import { describe, expect, it } from "vitest";
import { rule } from "../test/rule-book.ts";
import { FLAGS, isFlagOn } from "./flags.ts";
import type { WhitelabelNode } from "./flags.ts";

const node = (modId: string, enabled: string, ...childrenNodes: WhitelabelNode[]): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

describe("feature flags", () => {
  it("[SITE-12] a node is on with the text '1' and off with anything else", () => {
    expect(isFlagOn([node("FREEPLAY3", "1")], "FREEPLAY3")).toBe(true);
    for (const enabled of ["0", "", "true", "01"]) {
      expect(isFlagOn([node("FREEPLAY3", enabled)], "FREEPLAY3")).toBe(false);
    }
  });

  it("[SITE-12] a nested node is on only while no node above it is off", () => {
    const tree = (top: string, middle: string) => [
      node("OTHER", "1"),
      node("LOGIN", top, node("MOBILE", middle, node("REGMOBVERF3", "1"))),
    ];
    expect(isFlagOn(tree("1", "1"), "REGMOBVERF3")).toBe(true);
    expect(isFlagOn(tree("1", "0"), "REGMOBVERF3")).toBe(false);
    expect(isFlagOn(tree("0", "1"), "REGMOBVERF3")).toBe(false);
  });

  it("[SITE-13] a flag that is not in the tree is off", () => {
    expect(isFlagOn([], "FREEPLAY3")).toBe(false);
    expect(isFlagOn([node("DIRECTREG3", "1")], "FREEPLAY3")).toBe(false);
  });

  it("[SITE-15] the flags are those of the table", () => {
    const written = [...rule("site.md", "SITE-15").matchAll(/[A-Z]+3\b/g)].map(([flag]) => flag);
    expect([...FLAGS].toSorted()).toEqual([...new Set(written)].toSorted());
  });
});
