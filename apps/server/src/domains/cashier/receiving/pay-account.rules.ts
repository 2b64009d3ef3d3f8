// Receiving accounts [CAS-11 to CAS-14]: what a number and a name must look like, when two names are one, and what others
// are shown of a number; pure.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { normalise } from "@jonaki/wire/patterns";
import { profileRule } from "@jonaki/wire/profile";
import { fieldProblem } from "@jonaki/wire/registration";
import type { PaymentKind } from "../deposits/methods.store.ts";

/** How many a member keeps [CAS-11]. */
export const KEPT_MOST = 5;
/** Every account but the first has to wait so long [CAS-14]. */
export const WAITS_HOURS = 24;

const SHOWN_DIGITS = 4;

/** The last four characters, and nothing that tells how many there are. */
export const shownNumber = (number: string): string => `****${number.slice(-SHOWN_DIGITS)}`;

/** Names are the same after this [CAS-12]; upper case first, because some letters are only one there. */
export const foldedName = (name: string): string =>
  normalise(name)
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[.\p{Pd}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** As it is kept: what people put between the digits is gone. */
export const plainNumber = (typed: string): string => typed.normalize("NFKC").replaceAll(/[\s\p{Pd}]+/gu, "");

export interface Institution {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly pattern: string;
}

/** By which two accounts are the same number [CAS-13]: a bank's numbers are its own, a telephone's or coin's are not. */
export const numberKey = ({ code, kind }: Institution, number: string): string =>
  kind === "BANK"
    ? `BANK ${code} ${number}`
    : `${kind} ${number.startsWith("0x") ? number.toLowerCase() : number}`;

export interface GivenAccount {
  readonly institution: Institution | null;
  /** As plainNumber has it. */
  readonly number: string;
  /** Trimmed; empty where none was given. */
  readonly name: string;
  readonly branch: string;
}

const NAME_RULE = profileRule("payeeName");

/** A bank account has a branch and a name [CAS-11]; a name looks like the member's own. */
export function accountBar({
  institution,
  number,
  name,
  branch,
}: GivenAccount): Refused<"VALIDATION"> | null {
  const isBank = institution?.kind === "BANK";
  const failing = [
    ...(institution === null ? ["bank"] : []),
    ...(isBank && branch === "" ? ["branch"] : []),
    ...(isBank && name === "" ? ["name"] : []),
    ...(name !== "" && fieldProblem(NAME_RULE, name) !== null ? ["name"] : []),
    ...(institution !== null && !new RegExp(institution.pattern, "u").test(number) ? ["number"] : []),
  ];
  return failing.length === 0 ? null : refused("VALIDATION", { fields: [...new Set(failing)] });
}
