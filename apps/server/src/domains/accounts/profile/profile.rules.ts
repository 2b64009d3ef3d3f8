// The fields of the profile [ACC-131]: what each may look like, which are set once and for ever, and how old one must be.
import { PAYEE_NAME_EXPRESSION, fieldProblem } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import { isPlainText } from "../plain-text.rules.ts";
import type { StoredField } from "./profiles.store.ts";

export type ProfileField = Exclude<StoredField, "wechat"> | "nickname";

interface ProfileRule extends FieldRule {
  readonly field: ProfileField;
  /** Only the house changes it later. */
  readonly isOnce: boolean;
}

interface Shape {
  readonly length: readonly [min: number, max: number];
  readonly patternId?: number;
  readonly acceptedPattern?: string;
  readonly isOnce?: boolean;
  /** Names of third parties are off until an operator wants them [ACC-132, ACC-140]. */
  readonly isOff?: boolean;
}

const THIRD_PARTY: Shape = { patternId: 10, length: [3, 50], isOff: true };
const PLACE: Shape = { length: [5, 200] };
const WORDS: Shape = { length: [2, 60] };

const SHAPES: Readonly<Record<ProfileField, Shape>> = {
  nickname: { patternId: 5, length: [2, 20] },
  payeeName: { patternId: 14, acceptedPattern: PAYEE_NAME_EXPRESSION, length: [2, 50], isOnce: true },
  fullName: { patternId: 22, length: [3, 60], isOnce: true },
  qqNum: { patternId: 7, length: [5, 12], isOff: true },
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

/** In the order of the rule, with what an operator switched on or off. */
export const profileRules = (switched: ReadonlyMap<string, boolean>): readonly ProfileRule[] =>
  (Object.keys(SHAPES) as ProfileField[]).map((field) => {
    const { length, patternId = null, acceptedPattern = null, isOnce = false, isOff = false } = SHAPES[field];
    const [minLength, maxLength] = length;
    const enabled = switched.get(field) ?? !isOff;
    // Who has a nickname can change it, but not be without one.
    const required = field === "nickname";
    return { field, enabled, required, patternId, acceptedPattern, minLength, maxLength, isOnce };
  });

export type Fields = Readonly<Record<ProfileField, string>>;
export type Changes = Readonly<Partial<Record<ProfileField, string>>>;

/** Fields that are set once, are set, and would become something else. */
export const fixedFields = (
  rules: readonly ProfileRule[],
  known: Fields,
  changes: Changes,
): readonly ProfileField[] =>
  rules
    .filter(
      ({ field, isOnce }) =>
        isOnce && known[field] !== "" && (changes[field] ?? known[field]) !== known[field],
    )
    .map(({ field }) => field);

const FIRST_YEAR = 1900;

/** Fields that do not look as they must. */
export const failingFields = (
  rules: readonly ProfileRule[],
  changes: Changes,
  today: Temporal.PlainDate,
): readonly ProfileField[] =>
  rules
    .filter((rule) => {
      const value = changes[rule.field];
      if (value === undefined) return false;
      if (fieldProblem(rule, value) !== null || !isPlainText(value)) return true;
      return rule.field === "birthday" && value !== "" && !isPossibleBirthday(value, today);
    })
    .map(({ field }) => field);

function isPossibleBirthday(value: string, today: Temporal.PlainDate): boolean {
  const day = Temporal.PlainDate.from(value);
  return day.year >= FIRST_YEAR && Temporal.PlainDate.compare(day, today) <= 0;
}

/** Of age on the birthday itself; born on a leap day, the day before it in other years [ACC-137]. */
export const isUnderage = (birthday: string, minimumAge: number, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(birthday).add({ years: minimumAge }), today) > 0;

export const dayIn = (timeZone: string, moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

const SHOWN_DIGITS = 4;

/** What identifies a person is shown by its end only, to its owner, too. */
export const shownValue = (field: ProfileField, value: string): string =>
  field === "idNumber" ? value.slice(-SHOWN_DIGITS).padStart(value.length, "*") : value;
