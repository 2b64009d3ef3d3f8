// New passwords: what they must pass [ACC-52], and how strong one looks. Whether it is common or was used before, the
// server knows [ACC-54].
import type { MessageKey } from "@jonaki/i18n";
import { fieldProblem } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";

/** Where no rule came from the server [ACC-108.2]. */
export const PASSWORD_RULE: FieldRule = {
  field: "password",
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: 20,
  minLength: 8,
  maxLength: 64,
};

export const passwordRule = (rules: readonly FieldRule[] | null): FieldRule =>
  rules?.find(({ field }) => field === "password") ?? PASSWORD_RULE;

export type PasswordProblem = "required" | "pattern" | "mismatch";

export interface PasswordForm {
  /** Null where it is not asked for [ACC-50]. */
  readonly old: string | null;
  readonly next: string;
  readonly confirm: string;
}

export type PasswordProblems = Readonly<Partial<Record<keyof PasswordForm, PasswordProblem>>>;

export function passwordProblems({ old, next, confirm }: PasswordForm, rule: FieldRule): PasswordProblems {
  const wrong = fieldProblem({ ...rule, enabled: true, required: true }, next);
  const confirmed = confirm === "" ? "required" : confirm === next ? null : "mismatch";
  return {
    ...(old === "" ? { old: "required" } : {}),
    ...(wrong === null ? {} : { next: wrong }),
    ...(confirmed === null ? {} : { confirm: confirmed }),
  };
}

/** 0 is nothing typed. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS: readonly RegExp[] = [/[a-z]/u, /[A-Z]/u, /[0-9]/u, /[^A-Za-z0-9]/u];
const LONG = 12;
const LONGER = 16;

/** Length counts as much as variety: a sentence is better than one clever word. */
export function strengthOf(password: string, rule: FieldRule = PASSWORD_RULE): Strength {
  if (password === "") return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < rule.minLength || different < 5) return 1;
  const score = kinds - 1 + (password.length >= LONG ? 1 : 0) + (password.length >= LONGER ? 1 : 0);
  if (score <= 1) return 2;
  return score >= 4 ? 4 : 3;
}

const STRENGTH_TEXTS = { 1: "strength_1", 2: "strength_2", 3: "strength_3", 4: "strength_4" } as const;

export const strengthText = (strength: Strength): MessageKey | null =>
  strength === 0 ? null : STRENGTH_TEXTS[strength];
