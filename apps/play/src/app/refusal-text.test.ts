import { describe, expect, it } from "vitest";
import { PLAY_CODES } from "@jonaki/games/play/wire";
import { refusalText } from "./refusal-text.ts";
import { translatorFor } from "./test-doubles.tsx";

describe("the words of a refusal", () => {
  it("[VEN-20] every code has words of its own in both languages", () => {
    for (const language of ["BN", "EN"] as const) {
      const texts = [...PLAY_CODES, "NETWORK" as const, "ROUND_MOVED" as const]
        .filter((code) => code !== "BET_LIMIT")
        .map((code) => refusalText(translatorFor(language), { code, stakes: null }));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.every((text) => text.length > 3 && !/^(err|play)_/u.test(text))).toBe(true);
    }
  });

  it("[INS-15] BET_LIMIT names both amounts", () => {
    const refusal = { code: "BET_LIMIT", stakes: { smallest: "1.00", largest: "123456.78" } } as const;
    expect(refusalText(translatorFor("EN"), refusal)).toBe(
      "The stake must be between ৳1.00 and ৳1,23,456.78.",
    );
    expect(refusalText(translatorFor("BN"), refusal)).toContain("৳1.00 থেকে ৳1,23,456.78");
  });
});
