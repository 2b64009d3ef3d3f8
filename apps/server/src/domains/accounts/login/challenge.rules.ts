// The extra proof of a login from an unknown place [ACC-124 to ACC-126]: which ways an account has, how long a challenge
// counts, when an account name is right.
import type { VERIFICATION_METHODS } from "@jonaki/wire/states";
import { normalise } from "@jonaki/wire/patterns";
import { maskedMail, maskedMobile } from "../contact.rules.ts";
import type { Contact } from "../contacts.store.ts";

export type Method = (typeof VERIFICATION_METHODS)[number];

export interface OfferedMethod {
  readonly method: Method;
  /** Masked; empty for the authenticator app. */
  readonly target: string;
}

export const CHALLENGE_MINUTES = 10;
export const MOST_TRIES = 5;
export const CHALLENGE_BYTES = 16;

export const challengeUntil = (moment: Date): Date => new Date(moment.getTime() + CHALLENGE_MINUTES * 60_000);

export interface Means {
  readonly contacts: readonly Contact[];
  readonly payeeName: string | null;
  readonly hasTotp: boolean;
}

/** In the order in which they are offered; what was never verified proves nothing. */
export function offeredMethods({ contacts, payeeName, hasTotp }: Means): readonly OfferedMethod[] {
  const target = (kind: Contact["kind"]): string | undefined =>
    contacts.find((one) => one.kind === kind && one.isVerified)?.value;
  const [mobile, mail] = [target("MOBILE"), target("MAIL")];
  return [
    ...(hasTotp ? [{ method: "TOTP" as const, target: "" }] : []),
    ...(mobile === undefined ? [] : [{ method: "SMS" as const, target: maskedMobile(mobile) }]),
    ...(mail === undefined ? [] : [{ method: "MAIL" as const, target: maskedMail(mail) }]),
    ...(payeeName === null ? [] : [{ method: "BANK_NAME" as const, target: maskedName(payeeName) }]),
  ];
}

/** "Rahim Uddin" as "R*** U***". */
const maskedName = (name: string): string =>
  name
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => `${[...new Intl.Segmenter("bn").segment(part)][0]?.segment ?? ""}***`)
    .join(" ");

/** Nobody means the spaces or the case of a name. */
export const isSameName = (given: string, kept: string): boolean => plainName(given) === plainName(kept);

const plainName = (name: string): string => normalise(name).trim().replaceAll(/\s+/gu, " ").toLowerCase();
