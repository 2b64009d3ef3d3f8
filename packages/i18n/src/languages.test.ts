import { describe, expect, it } from "vitest";
import { CATALOGUE_CODES, isCatalogueCode } from "./catalogue-codes.ts";
import { changeChoice, DEFAULT_LANGUAGE, LANGUAGES, resolveLanguage, restoreChoice } from "./languages.ts";

describe("languages", () => {
  it("[SITE-47] the interface is Bengali until another language is chosen", () => {
    expect(DEFAULT_LANGUAGE).toBe("BN");
    expect(restoreChoice({ lang: null, hisLang: null })).toEqual({ lang: "BN", hisLang: null });
    expect([...LANGUAGES].sort()).toEqual(["BN", "EN"]);
  });

  it("[SITE-48] a language that the brand does not offer is not used even though it has texts", () => {
    expect(resolveLanguage("EN", ["BN"])).toBe("BN");
    expect(resolveLanguage("EN", ["BN", "EN"])).toBe("EN");
  });

  it("[SITE-49] the catalogue knows about 40 codes, each once", () => {
    const named = "CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TR BN AR FA RU FR".split(" ");
    expect(named.filter((code) => !isCatalogueCode(code))).toEqual([]);
    expect(new Set(CATALOGUE_CODES).size).toBe(40);
    expect(isCatalogueCode("XX")).toBe(false);
  });

  it("[SITE-50] a catalogue code without an offered language is answered in Bengali", () => {
    const answered = CATALOGUE_CODES.filter((code) => code !== "EN").map((code) => resolveLanguage(code));
    expect(new Set(answered)).toEqual(new Set(["BN"]));
    expect(resolveLanguage("constructor")).toBe("BN");
  });

  it("[SITE-53] hisLang holds the language before the current one", () => {
    const first = restoreChoice({ lang: "BN", hisLang: null });
    const second = changeChoice(first, "EN");
    expect(second).toEqual({ lang: "EN", hisLang: "BN" });
    expect(changeChoice(second, "EN")).toEqual({ lang: "EN", hisLang: "BN" });
    expect(changeChoice(second, "BN")).toEqual({ lang: "BN", hisLang: "EN" });
  });

  it("[SITE-53] an unsupported stored value is replaced by Bengali", () => {
    expect(restoreChoice({ lang: "VI", hisLang: "KO" })).toEqual({ lang: "BN", hisLang: "BN" });
    expect(restoreChoice({ lang: "EN", hisLang: "" })).toEqual({ lang: "EN", hisLang: "BN" });
  });
});
