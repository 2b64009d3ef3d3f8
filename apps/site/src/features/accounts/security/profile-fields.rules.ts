// The fields of the profile as a form takes them [ACC-131]: their formats, which are set once, and what has changed.
import type { MessageKey } from "@jonaki/i18n";
import type { CallInput, Calls } from "@jonaki/wire";
import { fieldProblem, PAYEE_NAME_EXPRESSION } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import type { Profile } from "./security.query.ts";

export type ProfileField = keyof CallInput<Calls["accounts"]["updateProfile"]>;
export type ProfileValues = Readonly<Partial<Record<ProfileField, string>>>;

interface Shape {
  readonly length: readonly [min: number, max: number];
  readonly patternId?: number;
  readonly acceptedPattern?: string;
  readonly isOnce?: boolean;
}

const THIRD_PARTY: Shape = { patternId: 10, length: [3, 50] };
const PLACE: Shape = { length: [5, 200] };
const WORDS: Shape = { length: [2, 60] };

const SHAPES: Readonly<Record<ProfileField, Shape>> = {
  nickname: { patternId: 5, length: [2, 20] },
  payeeName: { patternId: 14, acceptedPattern: PAYEE_NAME_EXPRESSION, length: [2, 50], isOnce: true },
  fullName: { patternId: 22, length: [3, 60], isOnce: true },
  qqNum: { patternId: 7, length: [5, 12] },
  whatsapp: THIRD_PARTY,
  facebook: THIRD_PARTY,
  telegram: THIRD_PARTY,
  line: THIRD_PARTY,
  zalo: THIRD_PARTY,
  idNumber: { patternId: 7, length: [10, 17], isOnce: true },
  birthday: { patternId: 12, length: [10, 10], isOnce: true },
  address: PLACE,
  permanentAddress: PLACE,
  currentAddress: PLACE,
  nationality: WORDS,
  placeOfBirth: WORDS,
  occupation: WORDS,
  sourceOfIncome: WORDS,
};

export const isProfileField = (name: string): name is ProfileField => Object.keys(SHAPES).includes(name);

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
      ? [{ name: field, label: `field_${field}`, value, isFixed, isOnce: SHAPES[field].isOnce === true }]
      : [],
  );

export const ruleOf = (name: ProfileField): FieldRule => {
  const { length, patternId = null, acceptedPattern = null } = SHAPES[name];
  const [minLength, maxLength] = length;
  // Who has a nickname can change it, but not be without one.
  const required = name === "nickname";
  return { field: name, enabled: true, required, patternId, acceptedPattern, minLength, maxLength };
};

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
