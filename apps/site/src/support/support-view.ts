// What the support page says: the words of its language, and the e-mail address when there is one [SITE-27].
import type { CompiledMessages, Language, MessageKey } from "@jonaki/i18n";
import type { StartData } from "../app/start-data.ts";
import { resourceLabel, resourceOf } from "../features/site/resources.rules.ts";

/** Each stands in support.html as a data-text. */
export const PAGE_TEXTS = [
  "brand_name",
  "language_label",
  "support_title",
  "support_body",
  "support_none",
  "support_never_share",
  "action_close",
  "age_mark_label",
] as const satisfies readonly MessageKey[];

export type PlainText = (key: MessageKey) => string;

/** A translator would bring the whole vendor part along; these texts have no placeholders to fill. */
export function plainTexts(messages: CompiledMessages): PlainText {
  return (key) => [messages[key] ?? key].flat().join("");
}

export interface MailView {
  readonly address: string;
  readonly href: string;
  readonly label: string;
}

/** Null when this site has no address to write to. */
export function mailView(
  permission: StartData["permission"],
  language: Language,
  t: PlainText,
): MailView | null {
  const resource = resourceOf(permission?.resources ?? [], "EMAIL");
  const address = resource?.url.trim().replace(/^mailto:/iu, "") ?? "";
  if (resource === null || !/^[^\s@:/]+@[^\s@:/]+$/u.test(address)) return null;
  // Encoded: a question mark or an ampersand would otherwise write headers of the visitor's message.
  const href = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  return { address, href, label: resourceLabel(resource, language, t) };
}
