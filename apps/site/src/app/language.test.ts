import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import type { Language, Translator } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { offeredLanguages, restoreLanguage, storeLanguage } from "./language-choice.ts";
import { createLanguageControl } from "./language.ts";
import type { LanguageParts } from "./language.ts";

const TRANSLATORS = createTranslators((key) => expect.unreachable(key));

function open(changes: Partial<LanguageParts> = {}) {
  const steps: string[] = [];
  const area = memoryStorage();
  const local = safeStore(() => area);
  const control = createLanguageControl({
    offered: ["EN", "BN"],
    choice: { lang: "BN", hisLang: null },
    translator: TRANSLATORS.BN,
    open: (language) => Promise.resolve(TRANSLATORS[language]),
    openWhole: () => steps.push("whole"),
    showLocale: (language) => steps.push(`locale ${language}`),
    store: (choice) => {
      steps.push(`store ${choice.lang}`);
      storeLanguage(local, choice);
    },
    tell: (language) => {
      steps.push(`call ${language}`);
      return Promise.resolve(null);
    },
    ...changes,
  });
  control.translator.subscribe(() => steps.push(`texts ${control.translator.get().language}`));
  control.language.subscribe(() => steps.push(`state ${control.language.get()}`));
  return { control, steps, area };
}

describe("languages of the site", () => {
  it("[SITE-48] offers exactly the languages of the brand configuration, in its order", () => {
    expect(offeredLanguages(["EN", "BN"])).toEqual(["EN", "BN"]);
    expect(offeredLanguages(["BN"])).toEqual(["BN"]);
  });

  it("[SITE-50] a configured code without texts is never offered", () => {
    expect(offeredLanguages(["TH", "BN", "constructor"])).toEqual(["BN"]);
  });

  it("[SITE-47, SITE-53] is Bengali until another language is chosen, and an unsupported value is replaced", () => {
    const area = memoryStorage({ lang: "XX", hisLang: "EN" });
    expect(
      restoreLanguage(
        safeStore(() => area),
        ["EN", "BN"],
      ),
    ).toEqual({ lang: "BN", hisLang: "EN" });
    expect(area.getItem("lang")).toBe("BN");
    expect(
      restoreLanguage(
        safeStore(() => memoryStorage()),
        ["EN", "BN"],
      ).lang,
    ).toBe("BN");
  });

  it("[SITE-51] a change updates the locale, stores it, calls the server and then changes the state", async () => {
    const { control, steps } = open();
    expect(await control.choose("EN")).toBe(true);
    expect(steps).toEqual(["texts EN", "locale EN", "store EN", "call EN", "state EN"]);
  });

  it("[SITE-53] lang holds the language and hisLang the one before it", async () => {
    const { control, area } = open();
    await control.choose("EN");
    expect([area.getItem("lang"), area.getItem("hisLang")]).toEqual(["EN", "BN"]);
    await control.choose("BN");
    expect([area.getItem("lang"), area.getItem("hisLang")]).toEqual(["BN", "EN"]);
  });

  it("[SITE-52] a failed call does not undo the change", async () => {
    const { control, area } = open({ tell: () => Promise.reject(new Error("offline")) });
    expect(await control.choose("EN")).toBe(true);
    await Promise.resolve();
    expect([control.language.get(), control.translator.get().language]).toEqual(["EN", "EN"]);
    expect(area.getItem("lang")).toBe("EN");
  });

  it("the language that is shown already is not changed again", async () => {
    const { control, steps } = open();
    expect(await control.choose("BN")).toBe(true);
    expect(steps).toEqual([]);
  });

  it("texts that cannot be loaded change nothing", async () => {
    const { control, steps } = open({ open: () => Promise.reject(new Error("chunk")) });
    expect(await control.choose("EN")).toBe(false);
    expect(steps).toEqual([]);
    expect(control.language.get()).toBe("BN");
  });

  it("of two quick choices the last one counts, whichever texts come first", async () => {
    const waiting = new Map<Language, (translator: Translator) => void>();
    const { control } = open({
      open: (language) => new Promise((resolve) => waiting.set(language, resolve)),
    });
    const first = control.choose("EN");
    await control.choose("BN");
    waiting.get("EN")?.(TRANSLATORS.EN);
    await first;
    expect(control.language.get()).toBe("BN");
  });

  it("[SITE-55] English texts that came late are taken, but not for a language that was left", async () => {
    const { control } = open();
    const withEnglish: Translator = { ...TRANSLATORS.BN };
    control.complete(withEnglish);
    expect(control.translator.get()).toBe(withEnglish);
    await control.choose("EN");
    control.complete({ ...TRANSLATORS.BN });
    expect(control.translator.get()).toBe(TRANSLATORS.EN);
  });

  it("[SITE-55] the other texts come once, for the language on the screen and for every one chosen later", async () => {
    const opened: string[] = [];
    const { control, steps } = open({
      open: (language) => {
        opened.push(language);
        return Promise.resolve({ ...TRANSLATORS[language] });
      },
    });
    await Promise.all([control.allTexts(), control.allTexts()]);
    // What stands on the screen is not drawn again for them.
    expect([opened, steps]).toEqual([["BN"], ["whole"]]);
    expect(control.whole.get()?.language).toBe("BN");
    expect(control.allTexts()).toBe(control.allTexts());
    await control.choose("EN");
    expect(control.whole.get()).toBe(control.translator.get());
  });

  it("[SITE-55] a language that was chosen before they were wanted gets them when they are", async () => {
    const waiting: ((translator: Translator) => void)[] = [];
    const { control } = open({ open: () => new Promise((resolve) => waiting.push(resolve)) });
    const chosen = control.choose("EN");
    const rest = control.allTexts();
    waiting[0]?.({ ...TRANSLATORS.EN });
    await chosen;
    waiting[1]?.({ ...TRANSLATORS.BN });
    await rest;
    // Neither the first texts of one language nor all of the other are all texts of this one.
    expect(control.whole.get()).toBeNull();
    const english = control.allTexts();
    waiting[2]?.({ ...TRANSLATORS.EN });
    await english;
    expect(control.whole.get()?.language).toBe("EN");
  });
});
