// What an application must hold before it is sent [SHELL-112].
import type { MessageKey } from "@jonaki/i18n";

export interface JoinForm {
  readonly name: string;
  readonly mobileNo: string;
  readonly email: string;
  readonly contact: string;
  readonly expected: string;
  readonly message: string;
  readonly captcha: string;
}

export const EMPTY_FORM: JoinForm = {
  name: "",
  mobileNo: "",
  email: "",
  contact: "",
  expected: "",
  message: "",
  captcha: "",
};

export type JoinErrors = Readonly<Partial<Record<keyof JoinForm, MessageKey>>>;

const MOST_EXPECTED = 1_000_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const MOBILE = /^\+?[0-9][0-9 -]{5,18}$/u;

/** Contact and message may stay empty; how a number is spelt in detail is the server's to say. */
export function joinErrors(form: JoinForm): JoinErrors {
  const errors: { -readonly [Field in keyof JoinForm]?: MessageKey } = {};
  for (const field of ["name", "mobileNo", "email", "expected", "captcha"] as const)
    if (form[field].trim() === "") errors[field] = "err_field_required";
  if (errors.name === undefined && form.name.trim().length < 2) errors.name = "join_name_short";
  if (errors.mobileNo === undefined && !MOBILE.test(form.mobileNo.trim()))
    errors.mobileNo = "err_phone_format";
  if (errors.email === undefined && !EMAIL.test(form.email.trim())) errors.email = "join_email_wrong";
  const expected = Number(form.expected);
  if (
    errors.expected === undefined &&
    !(Number.isInteger(expected) && expected >= 0 && expected <= MOST_EXPECTED)
  )
    errors.expected = "join_expected_wrong";
  return errors;
}
