// How well an account is guarded [ACC-133.2]: one point each for five things, and which of them comes next.
import type { MessageKey } from "@jonaki/i18n";
import type { Profile } from "./security.query.ts";

export const GUARDS = ["password", "payment", "mobile", "mail", "totp"] as const;
export type Guard = (typeof GUARDS)[number];

export type GuardFacts = Pick<
  Profile,
  "registered" | "passwordSet" | "hasPaymentPassword" | "mobile" | "mail" | "totp"
>;

export interface SecurityLevel {
  readonly done: ReadonlySet<Guard>;
  readonly score: number;
  /** The first that is missing, in the order in which they help most; null when nothing is. */
  readonly next: Guard | null;
}

/** The password of the registration was not changed yet, whenever it was set. */
const isChanged = ({ passwordSet, registered }: GuardFacts): boolean =>
  passwordSet !== null && Date.parse(passwordSet) > Date.parse(registered);

export function securityLevel(facts: GuardFacts): SecurityLevel {
  const stands: Readonly<Record<Guard, boolean>> = {
    password: isChanged(facts),
    payment: facts.hasPaymentPassword,
    mobile: facts.mobile?.isVerified === true,
    mail: facts.mail?.isVerified === true,
    totp: facts.totp === "ON",
  };
  const done = new Set(GUARDS.filter((guard) => stands[guard]));
  const order: readonly Guard[] = ["mobile", "payment", "mail", "totp", "password"];
  return { done, score: done.size, next: order.find((guard) => !done.has(guard)) ?? null };
}

/** The word for a score. */
export function levelText(score: number): MessageKey {
  if (score <= 1) return "level_low";
  if (score <= 3) return "level_fair";
  return score < GUARDS.length ? "level_good" : "level_full";
}
