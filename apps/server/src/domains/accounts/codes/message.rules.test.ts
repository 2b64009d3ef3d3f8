import { messageFor } from "@jonaki/i18n";
import type { MessageKey, ParameterValues } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { KEYS, wordsOf } from "./message.rules.ts";
import type { MessageName, Say } from "./message.rules.ts";

const translators = createTranslators((key) => expect.unreachable(`${key} is missing`));
const say: Say = (key, parameters, values, language) =>
  messageFor(translators[language], { key: key as MessageKey, parameters }, values as ParameterValues);
const VALUES = {
  code: "120934",
  minutes: 2,
  username: "Rahim77",
  link: "https://play.example/login#reset=x",
};
const names = Object.keys(KEYS) as MessageName[];

describe("mails and SMS", () => {
  it("[SITE-1] [ACC-117] have their words in both languages, filled, with the digits of the language for counts only", () => {
    for (const name of names)
      for (const language of ["BN", "EN"] as const) {
        const { subject, text } = wordsOf(say, name, VALUES, language);
        expect(`${subject} ${text}`).not.toMatch(/[{}]|sent_/u);
        expect(text).toContain(language === "BN" ? "জোনাকি" : "Jonaki");
      }
    expect(wordsOf(say, "LOGIN", VALUES, "BN").text).toContain("120934, মেয়াদ ২ মিনিট");
  });

  it("[ACC-121] every code says that nobody else may know it, and fits three parts of an SMS", () => {
    for (const name of names.filter((one) => wordsOf(say, one, VALUES, "EN").text.includes("120934")))
      for (const [language, part] of [
        ["BN", 67],
        ["EN", 153],
      ] as const) {
        const { text } = wordsOf(say, name, VALUES, language);
        expect(text).toMatch(language === "BN" ? /জানাবেন না|বদলে ফেলুন/u : /Never tell|never tell|Change your/u);
        expect(text.length).toBeLessThanOrEqual(3 * part);
      }
  });
});
