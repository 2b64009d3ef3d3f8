// The registration form's default field rules [ACC-108] as data, and how a value is held against a rule.
// No schema library: the browser checks with the same lines as the server [ACC-90].
import type { Flag } from "./flags.ts";
import { matchesExpression, matchesPattern, normalise } from "./patterns.ts";

/** A field rule as it travels [ACC-89]. */
export interface FieldRule {
  readonly field: string;
  readonly enabled: boolean;
  readonly required: boolean;
  /** An expression that stands in place of the pattern's own; the message stays the pattern's. */
  readonly acceptedPattern: string | null;
  readonly patternId: number | null;
  readonly minLength: number;
  readonly maxLength: number;
}

export interface FlagState {
  readonly flag: Flag;
  readonly on: boolean;
}

/** A default: enabled by itself or by a flag, required by itself or when one of the flags stands as given. */
export interface DefaultFieldRule extends Omit<FieldRule, "enabled" | "required"> {
  readonly enabled: boolean | Flag;
  readonly required: boolean | readonly FlagState[];
}

interface Shape {
  readonly patternId: number | null;
  readonly length: readonly [min: number, max: number];
  readonly acceptedPattern?: string;
}

const rule = (
  field: string,
  enabled: boolean | Flag,
  required: boolean | readonly FlagState[],
  { patternId, length: [minLength, maxLength], acceptedPattern = "" }: Shape,
): DefaultFieldRule => ({
  field,
  enabled,
  required,
  acceptedPattern: acceptedPattern === "" ? null : acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

/** Pattern 14 with the signs a name may hold beside letters and spaces [ACC-108.6, ACC-131.2]. */
export const PAYEE_NAME_EXPRESSION = String.raw`^[\p{L}\p{M}\u200C\u200D .'-]+$`;

const SOCIAL = { patternId: 10, length: [3, 50] } as const;

/** confirmPassword and verificationCode have no pattern: one must equal the password, the other is a code. */
export const DEFAULT_FIELD_RULES: readonly DefaultFieldRule[] = [
  rule("username", "USERNAMEREG3", true, { patternId: 2, length: [6, 16] }),
  rule("password", true, true, { patternId: 20, length: [8, 64] }),
  rule("confirmPassword", true, true, { patternId: null, length: [8, 64] }),
  rule(
    "mobileNum",
    true,
    [
      { flag: "REGMOBVERF3", on: true },
      { flag: "USERNAMEREG3", on: false },
    ],
    { patternId: 7, length: [6, 15] },
  ),
  rule("verificationCode", "REGMOBVERF3", true, { patternId: null, length: [0, 255] }),
  rule("payeeName", true, false, {
    patternId: 14,
    length: [2, 50],
    acceptedPattern: PAYEE_NAME_EXPRESSION,
  }),
  rule("email", true, false, { patternId: 4, length: [6, 60] }),
  rule("paymentPassword", false, true, { patternId: 7, length: [6, 6] }),
  rule("qqNum", false, false, { patternId: 7, length: [5, 12] }),
  rule("line", false, false, SOCIAL),
  rule("whatsapp", false, false, SOCIAL),
  rule("facebook", false, false, SOCIAL),
  rule("wechat", false, false, SOCIAL),
  rule("idNumber", false, false, { patternId: 7, length: [10, 17] }),
  rule("recommenderId", false, false, { patternId: 15, length: [4, 16] }),
  rule("affiliateCode", true, false, { patternId: 15, length: [4, 12] }),
  rule("referralCode", true, false, { patternId: 15, length: [8, 8] }),
  rule("captcha", false, true, { patternId: 15, length: [4, 4] }),
];

/** What a mobile number of a dialing code must look like beside the field's own pattern [ACC-108.4]. */
export const MOBILE_EXPRESSIONS: Readonly<Record<string, RegExp>> = { "880": /^0?1[3-9]\d{8}$/u };

/** The rules as they travel, under the flags of the moment; in mobile mode the form itself asks for the number [ACC-92]. */
export function resolveFieldRules(
  rules: readonly DefaultFieldRule[],
  isOn: (flag: Flag) => boolean,
): readonly FieldRule[] {
  return rules.map(({ enabled, required, ...rest }) => ({
    ...rest,
    enabled: typeof enabled === "boolean" ? enabled : isOn(enabled),
    required: typeof required === "boolean" ? required : required.some(({ flag, on }) => isOn(flag) === on),
  }));
}

/** What is wrong with a value under a rule: nothing given, or not of the rule's length and pattern. */
export function fieldProblem(rule: FieldRule, value: string): "required" | "pattern" | null {
  if (!rule.enabled) return null;
  if (value === "") return rule.required ? "required" : null;
  // Code points: some letters take two units of a string, and nobody counts those twice.
  const length = Array.from(normalise(value)).length;
  const fits = length >= rule.minLength && length <= rule.maxLength && fitsPattern(rule, value);
  return fits ? null : "pattern";
}

function fitsPattern({ acceptedPattern, patternId }: FieldRule, value: string): boolean {
  if (acceptedPattern !== null) return matchesExpression(new RegExp(acceptedPattern, "u"), value);
  return patternId === null || matchesPattern(patternId, value);
}
