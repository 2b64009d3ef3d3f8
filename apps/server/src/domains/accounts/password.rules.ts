// What a new password must pass [ACC-52, ACC-54, ACC-108]: its length and characters, and not being one that anybody
// would try first.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { DEFAULT_FIELD_RULES, fieldProblem, resolveFieldRules } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import { normalise } from "@jonaki/wire/patterns";
import { GUESSED_PASSWORDS } from "./guessed-passwords.ts";

export interface NewPassword {
  readonly password: string;
  /** Null where the call has none to compare. */
  readonly confirmation: string | null;
  readonly username: string;
  /** The password that is replaced, where it was just given. */
  readonly old?: string;
  /** The setting that never reaches a browser [ACC-46]. */
  readonly weakDefault: string | null;
}

export type NewPasswordProblem = Refused<
  "VALIDATION" | "PASSWORD_MISMATCH" | "PASSWORD_SAME" | "PASSWORD_COMMON"
>;

const RULE = passwordRule();

function passwordRule(): FieldRule {
  const rules = resolveFieldRules(DEFAULT_FIELD_RULES, () => true);
  const own = rules.find(({ field }) => field === "password");
  if (own === undefined) throw new Error("no field rule is for passwords");
  return own;
}

/** The first problem in the order of the calls, or null. */
export function newPasswordProblem(given: NewPassword): NewPasswordProblem | null {
  const { password, confirmation } = given;
  if (fieldProblem(RULE, password) !== null) return refused("VALIDATION", { fields: ["newPassword"] });
  if (confirmation !== null && confirmation !== password) return refused("PASSWORD_MISMATCH");
  if (isSame(given)) return refused("PASSWORD_SAME");
  return GUESSED_PASSWORDS.has(plain(password)) ? refused("PASSWORD_COMMON") : null;
}

function isSame({ password, old, username, weakDefault }: NewPassword): boolean {
  const others = [old, weakDefault].filter((one) => typeof one === "string");
  return others.some((one) => normalise(one) === normalise(password)) || plain(username) === plain(password);
}

const plain = (text: string): string => normalise(text).toLowerCase();
