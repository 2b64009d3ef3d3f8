// What a feedback must hold before it is sent [MSG-20 to MSG-22].
import type { CallInput, Calls } from "@jonaki/wire";
import type { MessageKey } from "@jonaki/i18n";

export type FeedbackKind = CallInput<Calls["messages"]["feedback"]>["kind"];

export const FEEDBACK_KINDS = [
  "DEPOSIT",
  "WITHDRAWAL",
  "GAME",
  "ACCOUNT",
  "SUGGESTION",
  "OTHER",
] as const satisfies readonly FeedbackKind[];

export const FEEDBACK_TEXTS: Readonly<Record<FeedbackKind, MessageKey>> = {
  DEPOSIT: "feedback_deposit",
  WITHDRAWAL: "feedback_withdrawal",
  GAME: "feedback_game",
  ACCOUNT: "feedback_account",
  SUGGESTION: "feedback_suggestion",
  OTHER: "feedback_other",
};

export const FEWEST_WORDS = 5;
export const MOST_WORDS = 500;

/** A word is a run of characters that are no space [MSG-21]. */
export const wordCount = (content: string): number => content.match(/\S+/gu)?.length ?? 0;

export const isLong = (content: string): boolean => {
  const words = wordCount(content);
  return words >= FEWEST_WORDS && words <= MOST_WORDS;
};

export interface FeedbackErrors {
  readonly content: MessageKey | null;
  readonly contact: MessageKey | null;
  readonly captcha: MessageKey | null;
}

/** A member is known: contact and captcha are the visitor's [MSG-22]. */
export function feedbackErrors(
  form: { readonly content: string; readonly contact: string; readonly captcha: string },
  isMember: boolean,
): FeedbackErrors {
  const required = (text: string): MessageKey | null =>
    !isMember && text.trim() === "" ? "err_field_required" : null;
  return {
    content: isLong(form.content) ? null : "err_feedback_length",
    contact: required(form.contact),
    captcha: required(form.captcha),
  };
}
