// Fills support.html: words, address, copying and closing. Everything is found by its id in the served page.
import { LANGUAGE_NAME_KEYS, LOCALES } from "@jonaki/i18n";
import type { Language } from "@jonaki/i18n";
import { PAGE_TEXTS } from "./support-view.ts";
import type { MailView, PlainText } from "./support-view.ts";

export function part<Kind extends Element>(page: Document, id: string, kind: new () => Kind): Kind {
  const found = page.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The support page has no ${id}.`);
  return found;
}

export interface SupportWords {
  readonly language: Language;
  readonly t: PlainText;
  readonly mail: MailView | null;
}

export function showWords(page: Document, { language, t, mail }: SupportWords): void {
  page.documentElement.lang = LOCALES[language];
  page.title = `${t("support_title")} · ${t("brand_name")}`;
  for (const key of PAGE_TEXTS) {
    for (const place of page.querySelectorAll(`[data-text="${key}"]`)) place.textContent = t(key);
  }
  part(page, "problem", HTMLElement).textContent = "";
  part(page, "copy-label", HTMLElement).textContent = t("action_copy");
  part(page, "none", HTMLElement).hidden = mail !== null;
  part(page, "reach", HTMLElement).hidden = mail === null;
  if (mail !== null) showMail(page, mail);
  part(page, "root", HTMLElement).hidden = true;
  part(page, "support", HTMLElement).hidden = false;
}

function showMail(page: Document, { address, href, label }: MailView): void {
  part(page, "mail", HTMLAnchorElement).href = href;
  part(page, "mail-label", HTMLElement).textContent = label;
  part(page, "address", HTMLElement).textContent = address;
}

/** Exactly the brand's languages, each by its own name [SITE-48]. */
export function showLanguages(page: Document, offered: readonly Language[], t: PlainText): void {
  const options = offered.map((language) => {
    const option = page.createElement("option");
    option.value = language;
    option.lang = LOCALES[language];
    option.textContent = t(LANGUAGE_NAME_KEYS[language]);
    return option;
  });
  part(page, "language", HTMLSelectElement).replaceChildren(...options);
}
