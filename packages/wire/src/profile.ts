// The fields of the profile [ACC-131] as data: what each may look like, and which are set once and for ever. No schema
// library: the browser checks with the same lines as the server.
import { PAYEE_NAME_EXPRESSION } from "./registration.ts";
import type { FieldRule } from "./registration.ts";

interface Shape {
  readonly length: readonly [min: number, max: number];
  readonly patternId?: number;
  readonly acceptedPattern?: string;
  /** Only the house changes it later. */
  readonly isOnce?: boolean;
  /** Names of third parties are off until an operator wants them [ACC-132, ACC-140]. */
  readonly isOff?: boolean;
}

const THIRD_PARTY: Shape = { patternId: 10, length: [3, 50], isOff: true };
const PLACE: Shape = { length: [5, 200] };
const WORDS: Shape = { length: [2, 60] };

const SHAPES = {
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
} as const satisfies Readonly<Record<string, Shape>>;
export type ProfileField = keyof typeof SHAPES;

export interface ProfileRule extends FieldRule {
  readonly field: ProfileField;
  readonly isOnce: boolean;
}

/** In the order of the rule. */
export const PROFILE_FIELDS = Object.keys(SHAPES) as readonly ProfileField[];

/** Enabled by itself unless it is named after a third party. */
export function profileRule(field: ProfileField): ProfileRule {
  const shape: Shape = SHAPES[field];
  const { length, patternId = null, acceptedPattern = null, isOnce = false, isOff = false } = shape;
  const [minLength, maxLength] = length;
  // Who has a nickname can change it, but not be without one.
  const required = field === "nickname";
  return { field, enabled: !isOff, required, patternId, acceptedPattern, minLength, maxLength, isOnce };
}
