// What somebody wrote into the registration form, held against the field rules [ACC-89 to ACC-97]: a field that is not
// enabled is ignored, and the others come out as they are kept, or by name where they fail.
import type { Calls, ParsedInput } from "@jonaki/wire";
import type { Flag } from "@jonaki/wire/flags";
import { normalise } from "@jonaki/wire/patterns";
import { fieldProblem } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import { mailKey, mobileKey, withoutZero } from "../contact.rules.ts";
import { isPlainText } from "../plain-text.rules.ts";

/** The two tabs of the form [ACC-87]. */
export type FormName = "register" | "registerMobile";
export type RegistrationInput = ParsedInput<Calls["accounts"]["register"]>;

export interface WrittenForm {
  readonly username: string;
  /** The name is the number, so that whoever has the name has the number, too. */
  readonly isNameOfMobile: boolean;
  readonly password: string;
  /** Null where the form has no such field. */
  readonly confirmation: string | null;
  /** With the country's code. */
  readonly mobile: string | null;
  readonly mail: string | null;
  readonly idNumber: string | null;
  readonly paymentPassword: string | null;
  readonly affiliateCode: string;
  readonly referralCode: string;
  readonly recommender: string;
  readonly captcha: string;
  readonly code: string;
  /** Whether the form asks for the picture and for a code. */
  readonly asksCaptcha: boolean;
  readonly asksCode: boolean;
  /** What goes to the profile as it is, by field; empty where nothing was written. */
  readonly profile: Readonly<Record<ProfilePart, string>>;
}

export type ProfilePart = "payeeName" | "qqNum" | "line" | "whatsapp" | "facebook" | "wechat";

/** The field rules as one of the tabs has them [ACC-92, ACC-95]. */
export function rulesOf(
  fields: readonly FieldRule[],
  form: FormName,
  isOn: (flag: Flag) => boolean,
): readonly FieldRule[] {
  if (form === "register") return fields;
  return fields.map((rule) => {
    if (rule.field === "username") return { ...rule, enabled: false };
    if (rule.field === "mobileNum") return { ...rule, enabled: true, required: true };
    return rule.field === "confirmPassword"
      ? { ...rule, enabled: rule.enabled && isOn("MOBILENUMPASSREG3") }
      : rule;
  });
}

export type Read =
  | { readonly form: WrittenForm }
  /** The fields that failed. */
  | { readonly failing: readonly string[] };

type Written = (field: string) => string;

const CODE_FIELD = "verificationCode";

export function readForm(input: RegistrationInput, rules: readonly FieldRule[]): Read {
  const isEnabled = (field: string): boolean => rules.some((rule) => rule.field === field && rule.enabled);
  const written: Written = (field) => (isEnabled(field) ? writtenIn(input, field) : "");
  const mobile = mobileKey(written("mobileNum"), input.countryDialingCode);
  const mail = mailKey(written("email"));
  const username = written("username") || (mobile === null ? "" : withoutZero(written("mobileNum")));
  const failing = [
    // A code that is missing has a refusal of its own.
    ...rules
      .filter(({ field }) => field !== CODE_FIELD)
      .filter((rule) => fieldProblem(rule, written(rule.field))),
    ...brokenContacts(written, { mobileNum: mobile, email: mail }),
    ...(isPlainText(written("payeeName")) ? [] : [{ field: "payeeName" }]),
    ...(username === "" ? [{ field: isEnabled("username") ? "username" : "mobileNum" }] : []),
    ...(isEnabled(CODE_FIELD) && mobile === null ? [{ field: "mobileNum" }] : []),
  ].map(({ field }) => field);
  if (failing.length > 0) return { failing: [...new Set(failing)] };
  return { form: { ...restOf(written, isEnabled), username, mobile, mail, password: input.password } };
}

const brokenContacts = (
  written: Written,
  keys: Readonly<Record<string, string | null>>,
): readonly { readonly field: string }[] =>
  Object.keys(keys)
    .filter((field) => written(field) !== "" && keys[field] === null)
    .map((field) => ({ field }));

/** Passwords are as they were typed; of everything else the spaces around it are nobody's meaning [ACC-20]. */
function writtenIn(input: RegistrationInput, field: string): string {
  const value: unknown = Object.entries(input).find(([name]) => name === field)?.[1];
  if (typeof value !== "string") return "";
  return field === "password" || field === "confirmPassword" ? value : normalise(value).trim();
}

function restOf(
  written: Written,
  isEnabled: (field: string) => boolean,
): Omit<WrittenForm, "username" | "mobile" | "mail" | "password"> {
  return {
    isNameOfMobile: written("username") === "",
    confirmation: isEnabled("confirmPassword") ? written("confirmPassword") : null,
    idNumber: written("idNumber") || null,
    paymentPassword: written("paymentPassword") || null,
    affiliateCode: written("affiliateCode"),
    referralCode: written("referralCode"),
    recommender: written("recommenderId"),
    captcha: written("captcha"),
    code: written(CODE_FIELD),
    asksCaptcha: isEnabled("captcha"),
    asksCode: isEnabled(CODE_FIELD),
    profile: {
      payeeName: written("payeeName"),
      qqNum: written("qqNum"),
      line: written("line"),
      whatsapp: written("whatsapp"),
      facebook: written("facebook"),
      wechat: written("wechat"),
    },
  };
}
