import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import first from "./en.json" with { type: "json" };
import later from "./later/en.json" with { type: "json" };
import { CATALOGUES, compileCatalogue, createTranslators, isMessageKey } from "./server.ts";

interface SpecText {
  readonly key: string;
  readonly english: string;
  readonly bengali: string;
}

/** The rows of errors.md: | **ERR-n** | CODE | key | English | Bengali | … */
function specTexts(): readonly SpecText[] {
  const spec = readFileSync(new URL("../../../docs/spec/errors.md", import.meta.url), "utf8");
  return spec
    .split("\n")
    .filter((line) => line.startsWith("| **ERR-"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map((cells) => ({ key: cells[3]!, english: cells[4]!, bengali: cells[5]! }));
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const bn: Record<string, string> = CATALOGUES.BN;
const en: Record<string, string> = CATALOGUES.EN;

describe("catalogues", () => {
  it("[ERR-2] every text of the message catalogue stands under its key in both languages, word for word", () => {
    const rows = specTexts();
    expect(rows.length).toBeGreaterThan(160);
    const expectedEn = Object.fromEntries(rows.map((row) => [row.key, row.english]));
    const expectedBn = Object.fromEntries(rows.map((row) => [row.key, row.bengali]));
    expect(Object.fromEntries(rows.map(({ key }) => [key, en[key]]))).toEqual(expectedEn);
    expect(Object.fromEntries(rows.map(({ key }) => [key, bn[key]]))).toEqual(expectedBn);
  });

  it("[SITE-1] both languages have the same keys, none of them empty", () => {
    expect(Object.keys(bn).sort()).toEqual(Object.keys(en).sort());
    expect(Object.entries({ ...bn, ...en }).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("[SITE-1] a key stands in one part of a language only", () => {
    expect(Object.keys(later).filter((key) => key in first)).toEqual([]);
  });

  it("[SITE-1] both languages fill the same placeholders", () => {
    const differing = Object.keys(en).filter(
      (key) => placeholders(en[key]!).join() !== placeholders(bn[key]!).join(),
    );
    expect(differing).toEqual([]);
  });

  it("[SITE-1] a Bengali text is Bengali, unless it is a name or only a placeholder", () => {
    const notBengali = Object.keys(bn).filter((key) => !/[\u0980-\u09FF]/.test(bn[key]!));
    expect(notBengali.sort()).toEqual(["err_sms_send_failed", "language_en"]);
  });

  it("[ERR-4] Bengali texts write their own counts with Bengali digits", () => {
    // Patterns and the seed's alphabet are what a person types, so they stay Latin.
    const typed = new Set(["err_client_seed"]);
    const withLatin = Object.keys(bn).filter(
      (key) => !typed.has(key) && /[0-9]/.test(bn[key]!.replaceAll(/\{\w+\}/g, "")),
    );
    expect(withLatin).toEqual([]);
  });

  it("[SITE-1] every text is valid ICU and comes out as it was written", () => {
    const { BN, EN } = createTranslators(() => expect.unreachable("no text is missing"));
    for (const key of Object.keys(CATALOGUES.EN).filter(isMessageKey)) {
      const values = Object.fromEntries(placeholders(en[key]!).map((name) => [name.slice(1, -1), name]));
      expect(EN.t(key, values)).toBe(en[key]);
      expect(BN.t(key, values)).toBe(bn[key]);
    }
  });

  it("[ERR-6] tells a key of the catalogue from any other text", () => {
    expect(["err_unknown", "toString", ""].map(isMessageKey)).toEqual([true, false, false]);
  });

  it("stops at a text that is not valid ICU", () => {
    expect(() => compileCatalogue({ broken: "{0" })).toThrow();
  });
});
