// Starts the support page with what the browser remembers of language and theme, and answers its three controls.
import type { TextStore } from "@jonaki/browser/text-store";
import { changeChoice } from "@jonaki/i18n";
import type { CompiledMessages, Language, LanguageChoice } from "@jonaki/i18n";
import type { SiteTimers } from "../app/clock.ts";
import { offeredLanguages, restoreLanguage, storeLanguage } from "../app/language-choice.ts";
import { readStartData } from "../app/start-data.ts";
import { restoreTheme, showTheme } from "../app/theme-page.ts";
import { part, showLanguages, showWords } from "./support-page.ts";
import type { SupportWords } from "./support-page.ts";
import { mailView, plainTexts } from "./support-view.ts";

export interface SupportPorts {
  readonly page: Document;
  readonly local: TextStore;
  readonly after: SiteTimers["after"];
  readonly load: (language: Language) => Promise<CompiledMessages>;
  readonly copy: (text: string) => Promise<void>;
  readonly leave: () => void;
}

const ANSWER_SHOWN_MS = 2_000;

/** Rejects when the texts cannot be had: without them there is nothing to show. */
export async function startSupport(ports: SupportPorts): Promise<void> {
  const { page, local } = ports;
  const start = readStartData(page.getElementById("start-data")?.textContent);
  showTheme(page, restoreTheme(local));
  const offered = offeredLanguages(start.brand.languages);
  const choice = restoreLanguage(local, offered);
  const open = async (language: Language): Promise<SupportWords> => {
    const t = plainTexts(await ports.load(language));
    return { language, t, mail: mailView(start.permission, language, t) };
  };
  const first = await open(choice.lang);
  showLanguages(page, offered, first.t);
  showWords(page, first);
  const words = answerLanguage(ports, { offered, choice, first, open });
  part(page, "copy", HTMLElement).addEventListener("click", () => void copyAddress(ports, words));
  part(page, "close", HTMLElement).addEventListener("click", ports.leave);
}

interface LanguageParts {
  readonly offered: readonly Language[];
  readonly choice: LanguageChoice;
  readonly first: SupportWords;
  readonly open: (language: Language) => Promise<SupportWords>;
}

/** Follows the selector; the answer gives the words on the page. */
function answerLanguage({ page, local }: SupportPorts, parts: LanguageParts): () => SupportWords {
  const select = part(page, "language", HTMLSelectElement);
  let { choice, first: words } = parts;
  select.value = choice.lang;
  const choose = async (chosen: Language): Promise<void> => {
    try {
      const opened = await parts.open(chosen);
      // Of two quick changes the last one counts.
      if (select.value !== chosen) return;
      words = opened;
      showWords(page, words);
      choice = changeChoice(choice, chosen);
      storeLanguage(local, choice);
    } catch {
      select.value = choice.lang;
      part(page, "problem", HTMLElement).textContent = words.t("err_network");
    }
  };
  select.addEventListener("change", () => {
    const chosen = parts.offered.find((language) => language === select.value);
    if (chosen !== undefined) void choose(chosen);
  });
  return () => words;
}

async function copyAddress({ page, copy, after }: SupportPorts, words: () => SupportWords): Promise<void> {
  const said = await copy(words().mail?.address ?? "").then(
    () => "action_copied" as const,
    () => "action_copy_failed" as const,
  );
  const label = part(page, "copy-label", HTMLElement);
  const spoken = part(page, "copy-said", HTMLElement);
  label.textContent = words().t(said);
  spoken.textContent = label.textContent;
  after(ANSWER_SHOWN_MS, () => {
    label.textContent = words().t("action_copy");
    spoken.textContent = "";
  });
}
