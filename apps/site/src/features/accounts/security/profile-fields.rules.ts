// The fields of the profile as a form takes them [ACC-131]: their formats, which are set once, and what has changed.
import type { MessageKey } from "@jonaki/i18n";
import { PROFILE_FIELDS, profileRule } from "@jonaki/wire/profile";
import type { ProfileField } from "@jonaki/wire/profile";
import { fieldProblem } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import type { Profile } from "./security.query.ts";

export type { ProfileField } from "@jonaki/wire/profile";
export type ProfileValues = Readonly<Partial<Record<ProfileField, string>>>;

export const isProfileField = (name: string): name is ProfileField =>
  PROFILE_FIELDS.some((field) => field === name);

export interface ShownField {
  readonly name: ProfileField;
  readonly label: MessageKey;
  readonly value: string;
  /** Is set, and stays as it is. */
  readonly isFixed: boolean;
  readonly isOnce: boolean;
}

/** Only what is enabled shows. */
export const shownFields = (fields: Profile["fields"]): readonly ShownField[] =>
  fields.flatMap(({ field, value, isFixed, enabled }) =>
    enabled && isProfileField(field)
      ? [{ name: field, label: `field_${field}`, value, isFixed, isOnce: profileRule(field).isOnce }]
      : [],
  );

/** What is shown has been switched on. */
export const ruleOf = (name: ProfileField): FieldRule => ({ ...profileRule(name), enabled: true });

/** What somebody typed, without the spaces nobody means. */
export function changesIn(fields: readonly ShownField[], values: ProfileValues): ProfileValues {
  const typed = fields
    .filter(({ isFixed }) => !isFixed)
    .map(({ name, value }) => [name, values[name]?.trim() ?? value, value] as const);
  return Object.fromEntries(
    typed.filter(([, now, before]) => now !== before).map(([name, now]) => [name, now]),
  );
}

export function problemsIn(
  changes: ProfileValues,
): Readonly<Partial<Record<ProfileField, "required" | "pattern">>> {
  const names = Object.keys(changes).filter(isProfileField);
  const found = names.map((name) => [name, fieldProblem(ruleOf(name), changes[name] ?? "")] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** Those of the changes that nobody but the house changes again. */
export const setForGood = (fields: readonly ShownField[], changes: ProfileValues): readonly ShownField[] =>
  fields.filter(({ name, isOnce }) => isOnce && (changes[name] ?? "") !== "");
