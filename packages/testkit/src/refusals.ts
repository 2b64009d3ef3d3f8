// What a refusal must be, whoever makes it [CALL-2]: its status, its code, its parameters and its text, in each language
// as errors.md words it.
import { readFileSync } from "node:fs";
import { fillParameter, LANGUAGES } from "@jonaki/i18n";
import type { Language, ParameterKind } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import { codes } from "@jonaki/wire";
import type { Code } from "@jonaki/wire";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { expect } from "vitest";
import type { Sent } from "./app.ts";
import { askingIn } from "./languages.ts";

type Answered = Pick<Sent, "status" | "body">;

interface CodeRow {
  readonly status?: number;
  readonly parameters?: Readonly<Record<string, ParameterKind>>;
}

const ROW = /^\| \*\*ERR-\d+\*\* \| (\w+) \| \w+ \| (.*?) \| (.*?) \|/gmu;
const REFUSED_BY_A_RULE = 422;

const shownAs = { symbol: BRAND_DEFAULTS.currencySymbol, timeZone: BRAND_DEFAULTS.timeZone };

interface Book {
  readonly texts: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  readonly translators: ReturnType<typeof createTranslators>;
}

/** Opened by the first test that asks: most never do. */
let opened: Book | undefined;

function openBook(): Book {
  const chapter = readFileSync(new URL("../../../docs/spec/errors.md", import.meta.url), "utf8");
  const rows = [...chapter.matchAll(ROW)];
  return {
    texts: new Map(rows.map(([, code = "", EN = "", BN = ""]) => [code, { EN, BN }])),
    translators: createTranslators((key) => expect.unreachable(key)),
  };
}

function textOf(code: Code, language: Language, answered: Readonly<Record<string, unknown>>): string {
  const { texts, translators } = (opened ??= openBook());
  const filled = (kind: ParameterKind, name: string): string =>
    fillParameter(kind, answered[name] as string, translators[language], shownAs);
  return Object.entries((codes[code] as CodeRow).parameters ?? {}).reduce(
    (text, [name, kind]) => text.replaceAll(`{${name}}`, filled(kind, name)),
    texts.get(code)?.[language] ?? "",
  );
}

/** Asks in each language; whoever counts what was refused counts it twice. The parameters may be matchers. */
export async function expectRefusal(
  ask: () => Promise<Answered>,
  code: Code,
  parameters: object | null = null,
): Promise<void> {
  const status = (codes[code] as CodeRow).status ?? REFUSED_BY_A_RULE;
  for (const language of LANGUAGES) {
    const answer = await askingIn(language, ask);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.value).toEqual(parameters);
    const message = textOf(code, language, (answer.body.value ?? {}) as Readonly<Record<string, unknown>>);
    expect(answer.body).toEqual({ success: false, code, value: answer.body.value, message });
  }
}
