import { seededRandom } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import { drawReference, drawText } from "./drawn-text.ts";

describe("texts drawn by chance", () => {
  it("[SHELL-113] a reference is a letter and eight characters that cannot be misheard, and each is another", () => {
    const random = seededRandom("references");
    const drawn = Array.from({ length: 500 }, () => drawReference("J", random));
    for (const reference of drawn) expect(reference).toMatch(/^J-[0-9A-HJKMNP-TV-Z]{8}$/u);
    expect(new Set(drawn).size).toBe(500);
  });

  it("[ACC-30] every character of the alphabet comes up", () => {
    expect(new Set(drawText(seededRandom("all"), "ABCDEFGH", 400)).size).toBe(8);
  });
});
