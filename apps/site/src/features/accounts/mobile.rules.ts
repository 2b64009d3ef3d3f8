// Mobile numbers as a form takes them: the field's own rule, and what the number's country asks for beside it [ACC-108.4].
import { fieldProblem, MOBILE_EXPRESSIONS } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";

/** Where no rule came from the server: a login and a new password take what registration takes by default. */
export const MOBILE_RULE: FieldRule = {
  field: "mobileNum",
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: 7,
  minLength: 6,
  maxLength: 15,
};

/** Where our players live and work; the visitor's own code is added when it is another. */
const DIALING_CODES: readonly string[] = [
  "880",
  "91",
  "92",
  "977",
  "971",
  "966",
  "965",
  "968",
  "974",
  "60",
  "65",
  "44",
  "39",
  "1",
];

export const dialingCodes = (own: string): readonly string[] =>
  DIALING_CODES.includes(own) ? DIALING_CODES : [own, ...DIALING_CODES];

export function isMobileNumber(number: string, dialingCode: string, rule: FieldRule = MOBILE_RULE): boolean {
  const expression = MOBILE_EXPRESSIONS[dialingCode];
  const fits = fieldProblem({ ...rule, enabled: true, required: true }, number) === null;
  return fits && (expression === undefined || expression.test(number));
}
