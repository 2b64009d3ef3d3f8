// The registration form by its rules [ACC-83 to ACC-108]: which fields a tab shows in which order, which of them must be
// filled, what is wrong with what was typed, and what is sent.
import type { MessageKey } from "@jonaki/i18n";
import { REGISTER_METHOD } from "@jonaki/wire/constants";
import type { Flag } from "@jonaki/wire/flags";
import { fieldProblem } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import type { Invitation } from "./affiliate.rules.ts";
import { isMobileNumber } from "./mobile.rules.ts";

export const FORM_FIELDS = {
  username: "login_username",
  password: "login_password",
  confirmPassword: "password_confirm",
  mobileNum: "mobile_label",
  verificationCode: "code_label",
  payeeName: "field_payeeName",
  email: "email_label",
  paymentPassword: "field_paymentPassword",
  qqNum: "field_qqNum",
  line: "field_line",
  whatsapp: "field_whatsapp",
  facebook: "field_facebook",
  wechat: "field_wechat",
  idNumber: "field_idNumber",
  recommenderId: "field_recommenderId",
  affiliateCode: "field_affiliateCode",
  referralCode: "field_referralCode",
  captcha: "captcha_label",
} as const satisfies Readonly<Record<string, MessageKey>>;

export type FieldName = keyof typeof FORM_FIELDS;
export type RegisterTab = "register" | "registerMobile";
export type FormValues = Readonly<Partial<Record<FieldName, string>>>;

export interface FormField {
  readonly name: FieldName;
  readonly rule: FieldRule;
}

/** Required whenever they show [ACC-92]. */
const ALWAYS: ReadonlySet<FieldName> = new Set([
  "username",
  "password",
  "confirmPassword",
  "verificationCode",
  "paymentPassword",
]);

const isName = (field: string): field is FieldName => field in FORM_FIELDS;

/** Whether a tab has a field at all, beside the field's own rule. */
function belongs(name: FieldName, tab: RegisterTab, isOn: (flag: Flag) => boolean): boolean {
  if (name === "username") return tab === "register";
  if (name === "confirmPassword") return tab === "register" || isOn("MOBILENUMPASSREG3");
  return true;
}

/** In the order of the rules; the captcha last, over the button. */
export function formFields(
  rules: readonly FieldRule[],
  tab: RegisterTab,
  isOn: (flag: Flag) => boolean,
): readonly FormField[] {
  const fields = rules.flatMap((rule): readonly FormField[] => {
    const name = rule.field;
    if (!isName(name) || !rule.enabled || !belongs(name, tab, isOn)) return [];
    const isNumber = name === "mobileNum" && tab === "registerMobile";
    return [{ name, rule: { ...rule, required: rule.required || ALWAYS.has(name) || isNumber } }];
  });
  const isLast = ({ name }: FormField): boolean => name === "captcha";
  return [...fields.filter((field) => !isLast(field)), ...fields.filter(isLast)];
}

export type FieldProblem = "required" | "pattern" | "mobile" | "mismatch" | "code";

export function problemOf(
  { name, rule }: FormField,
  values: FormValues,
  dialingCode: string,
): FieldProblem | null {
  const value = values[name]?.trim() ?? "";
  if (name === "confirmPassword") {
    if (value === "") return "required";
    return value === values.password?.trim() ? null : "mismatch";
  }
  const problem = fieldProblem(rule, value);
  // Every error of the number has the one text [ACC-98].
  if (name === "mobileNum" && value !== "") return isMobileNumber(value, dialingCode, rule) ? null : "mobile";
  if (name === "mobileNum") return problem === null ? null : "mobile";
  return name === "verificationCode" && problem === "required" ? "code" : problem;
}

/** Where to look first: the two boxes stand after the fields. */
export function firstMissing(
  field: FieldName | undefined,
  terms: boolean,
  isOfAge: boolean,
): FieldName | "terms" | "age" | null {
  if (field !== undefined) return field;
  if (!terms) return "terms";
  return isOfAge ? null : "age";
}

const withoutZero = (number: string): string => number.replace(/^0/u, "");

/** The name of the new account [ACC-95, ACC-96]. */
export function usernameOf(tab: RegisterTab, username: string, mobileNum: string): string {
  if (tab === "registerMobile") return mobileNum;
  return username === "" ? withoutZero(mobileNum) : username;
}

export interface Submission {
  readonly tab: RegisterTab;
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly dialingCode: string;
  readonly invitation: Invitation;
  readonly termsVersion: string;
  readonly ageConfirmed: boolean;
  readonly registerUrl: string;
}

/** Only what shows is sent, trimmed [ACC-20], and what submitting adds [ACC-84, ACC-85, ACC-94]. */
export function registrationInput(form: Submission) {
  const { tab, fields, values, dialingCode, invitation } = form;
  const read = (name: FieldName): string =>
    fields.some((field) => field.name === name) ? (values[name]?.trim() ?? "") : "";
  const shown = fields.map(({ name }) => [name, read(name)] as const).filter(([, value]) => value !== "");
  const password = read("password");
  const affiliateCode = read("affiliateCode") || invitation.affiliateCode;
  const referralCode = read("referralCode") || invitation.referralCode;
  return {
    ...Object.fromEntries(shown),
    username: usernameOf(tab, read("username"), read("mobileNum")),
    password,
    confirmPassword: read("confirmPassword") || password,
    ...(affiliateCode === "" ? {} : { affiliateCode }),
    ...(referralCode === "" ? {} : { referralCode }),
    domain: invitation.domain,
    login: true,
    countryDialingCode: dialingCode,
    registerUrl: form.registerUrl,
    registerMethod: REGISTER_METHOD as typeof REGISTER_METHOD,
    termsVersion: form.termsVersion,
    ageConfirmed: form.ageConfirmed,
  };
}

/** The fields whose fault a refusal is; every other one is told in a dialog [ACC-103, ACC-104]. */
export const REFUSED_FIELDS: Readonly<Record<string, FieldName>> = {
  USERNAME_TAKEN: "username",
  MOBILE_TAKEN: "mobileNum",
  EMAIL_TAKEN: "email",
  ID_TAKEN: "idNumber",
  PASSWORD_SAME: "password",
  PASSWORD_COMMON: "password",
  PASSWORD_MISMATCH: "confirmPassword",
  CAPTCHA_FAILED: "captcha",
  CODE_MISSING: "verificationCode",
  CODE_EXPIRED: "verificationCode",
  CODE_INVALID: "verificationCode",
};
