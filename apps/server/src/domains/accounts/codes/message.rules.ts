// Which words a mail or SMS has, by what it is for. The words themselves stand in the catalogue, in both languages.

/** What a text is filled with: counts in the digits of the language, everything else as it is. */
export type WordValues = Readonly<Record<string, string | number>>;

/** The text of a key in a language. */
export type Say = (
  key: string,
  kinds: Readonly<Record<string, "count" | "text">>,
  values: unknown,
  language: "BN" | "EN",
) => string;

export interface Words {
  readonly subject: string;
  readonly text: string;
}

export const KEYS = {
  LOGIN: "sent_code_login",
  PASSWORD: "sent_code_password",
  REGISTER: "sent_code_register",
  REGISTER_TAKEN: "sent_code_register_taken",
  CONTACT: "sent_code_contact",
  CONTACT_TAKEN: "sent_code_contact_taken",
  PAYMENT_PASSWORD: "sent_code_payment_password",
  CHALLENGE: "sent_code_challenge",
  RESET_LINK: "sent_reset_link",
  PASSWORD_CHANGED: "sent_password_changed",
  CONTACT_REPLACED: "sent_contact_replaced",
} as const;
export type MessageName = keyof typeof KEYS;

const SUBJECTS: Readonly<Partial<Record<MessageName, string>>> = {
  RESET_LINK: "sent_subject_reset",
  PASSWORD_CHANGED: "sent_subject_security",
  CONTACT_REPLACED: "sent_subject_security",
};
const CODE_SUBJECT = "sent_subject_code";

/** Every text says whose it is. */
const SITE = "brand_name";

export function wordsOf(say: Say, name: MessageName, values: WordValues, language: "BN" | "EN"): Words {
  const site = say(SITE, {}, {}, language);
  const kinds = Object.fromEntries(
    Object.entries(values).map(
      ([key, value]) => [key, typeof value === "number" ? "count" : "text"] as const,
    ),
  );
  const filled = (key: string): string => say(key, { ...kinds, site: "text" }, { ...values, site }, language);
  return { subject: filled(SUBJECTS[name] ?? CODE_SUBJECT), text: filled(KEYS[name]) };
}
