// The fields of the profile [ACC-131]: what each may look like, which are set once and for ever, and how old one must be.
import { PROFILE_FIELDS, profileRule } from "@jonaki/wire/profile";
import type { ProfileField, ProfileRule } from "@jonaki/wire/profile";
import { fieldProblem } from "@jonaki/wire/registration";
import { isPlainText } from "../plain-text.rules.ts";

/** With what an operator switched on or off. */
export const profileRules = (switched: ReadonlyMap<string, boolean>): readonly ProfileRule[] =>
  PROFILE_FIELDS.map(profileRule).map((rule) => ({
    ...rule,
    enabled: switched.get(rule.field) ?? rule.enabled,
  }));

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
