// The 24 field patterns [ACC-110] and how a value is held against one; no schema library, the browser loads this.
export interface FieldPattern {
  readonly id: number;
  /** The key of its message, which carries (min) and (max) [ACC-91]. */
  readonly key: `pattern_${number}`;
  readonly expression: RegExp;
}

// As the rule writes them, pattern n at place n − 1.
const EXPRESSIONS: readonly string[] = [
  String.raw`^[\p{L}\p{M}\u200C\u200D]+$`,
  String.raw`^[A-Za-z][A-Za-z0-9]*$`,
  String.raw`^[\p{Script=Han}0-9]+$`,
  String.raw`^[^\s@]+@[^\s@]+\.[^\s@]{2,}$`,
  String.raw`^[\p{L}\p{M}\p{N}\u200C\u200D]+$`,
  String.raw`^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$`,
  String.raw`^[0-9]+$`,
  String.raw`^(?=.*[A-Z])[A-Za-z0-9]+$`,
  String.raw`^[A-Za-z ]+$`,
  String.raw`^\S+$`,
  String.raw`^[\p{Script=Han}\p{P}]+$`,
  String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
  String.raw`^[0-9]{2}-[0-9]{2}-[0-9]{4}$`,
  String.raw`^[\p{L}\p{M}\u200C\u200D ]+$`,
  String.raw`^[A-Za-z0-9]+$`,
  String.raw`^\p{Script=Hangul}+$`,
  String.raw`^\p{Script=Thai}+$`,
  String.raw`^[\p{Script=Thai}A-Za-z ]+$`,
  String.raw`^(?=.*[A-Z])[A-Z ]+$`,
  String.raw`^[\x21-\x7E]+$`,
  String.raw`^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])\S+$`,
  String.raw`^[\p{L}\p{M}\u200C\u200D.'-]+( [\p{L}\p{M}\u200C\u200D.'-]+)+$`,
  String.raw`^[\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF]+$`,
  String.raw`^[A-Z]+$`,
];

export const PATTERNS: readonly FieldPattern[] = EXPRESSIONS.map((source, place) => ({
  id: place + 1,
  key: `pattern_${place + 1}`,
  expression: new RegExp(source, "u"),
}));

/** The form in which a value is checked, counted, compared and stored. */
export const normalise = (value: string): string => value.normalize("NFC");

/** True when the value, in NFC, fits the pattern; an unknown pattern fits nothing. */
export function matchesPattern(id: number, value: string): boolean {
  const pattern = PATTERNS[id - 1];
  return (
    pattern !== undefined &&
    matchesExpression(pattern.expression, value) &&
    isRealDateOf(id, normalise(value))
  );
}

/** The same check against an expression of an operator's own, as a rule's acceptedPattern holds it [ACC-89]. */
export function matchesExpression(expression: RegExp, value: string): boolean {
  const normalised = normalise(value);
  return joinersStandByHasanta(normalised) && expression.test(normalised);
}

// Bengali needs the joiners only to shape a conjunct; anywhere else they would make two names that look alike differ.
const STRAY_JOINER = /(?<!\u09CD)[\u200C\u200D](?!\u09CD)/u;

const joinersStandByHasanta = (value: string): boolean => !STRAY_JOINER.test(value);

function isRealDateOf(id: number, value: string): boolean {
  if (id !== 12 && id !== 13) return true;
  const parts = value.split("-").map(Number);
  const [first = 0, second = 0, third = 0] = parts;
  return id === 12 ? isRealDate(first, second, third) : isRealDate(third, first, second);
}

function isRealDate(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && day >= 1 && day <= (lengths[month - 1] ?? 0);
}

/** Fills a pattern's message; digits writes a count in the figures of the message's language [ACC-91, ERR-4]. */
export function patternMessage(
  text: string,
  min: number,
  max: number,
  digits: (count: number) => string = String,
): string {
  const collapsed = min === max ? text.replaceAll("(min) - (max)", digits(min)) : text;
  return collapsed.replaceAll("(min)", digits(min)).replaceAll("(max)", digits(max));
}
