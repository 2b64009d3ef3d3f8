// accounts, becoming a member: the form's settings and rules, its SMS codes, the invitation code, registration.
import { z } from "zod";
import { loggedIn } from "./accounts-login.ts";
import { call } from "./call.ts";
import { REGISTER_METHOD } from "./constants.ts";
import { codeSent, dialingCode, mobileNumber, nothing, password, text, verification } from "./fields.ts";
import { CODE_CHECK, CODE_SENDING, NEW_PASSWORD } from "./refusal-groups.ts";
import { fieldRule } from "./site.ts";

/** Bounded here, judged by the field rules: a failing field is answered by name with VALIDATION [ACC-90]. */
const formField = text(255).optional();

const registrationInput = z.object({
  username: formField,
  password,
  confirmPassword: password.optional(),
  payeeName: formField,
  email: formField,
  qqNum: formField,
  mobileNum: formField,
  recommenderId: formField,
  captcha: formField,
  verificationCode: formField,
  affiliateCode: formField,
  paymentPassword: formField,
  line: formField,
  whatsapp: formField,
  facebook: formField,
  wechat: formField,
  idNumber: formField,
  referralCode: formField,
  domain: formField,
  // What submitting adds [ACC-84, ACC-86].
  login: z.boolean().default(true),
  countryDialingCode: dialingCode.optional(),
  registerUrl: text(2_048).optional(),
  registerMethod: z.literal(REGISTER_METHOD).default(REGISTER_METHOD),
  verification: verification.optional(),
  firebaseChannel: z.literal("sms").optional(),
  firebaseIdToken: text(8_192).optional(),
  // Absent ones are a rule's to refuse [ACC-102].
  termsVersion: text(64).optional(),
  ageConfirmed: z.boolean().optional(),
});

/** The fields that failed, and the challenge that was not solved [ACC-34, ACC-90]. */
const registrationRefusal = z.object({
  fields: z.array(z.string()).optional(),
  challenge: z.object({ id: z.string(), puzzle: z.string() }).optional(),
});

const REGISTRATION_REFUSALS = [
  "OPERATION_NOT_ENABLED",
  "TRY_LATER",
  "TERMS_REQUIRED",
  "FIELD_REQUIRED",
  ...NEW_PASSWORD,
  "VERIFY_FIRST",
  "CAPTCHA_FAILED",
  "AFFILIATE_INVALID",
  "IDP_SMS_FAILED",
  ...CODE_CHECK,
  "USERNAME_TAKEN",
  "MOBILE_TAKEN",
  "EMAIL_TAKEN",
  "ID_TAKEN",
  "REGISTRATION_REFUSED",
] as const;

const REGISTRATION_RULES = ["ACC-87", "ACC-84", "ACC-90", "ACC-102", "ACC-107", "ACC-109", "SAFE-12"];

const smsInput = z.object({
  countryDialingCode: dialingCode,
  mobileNo: mobileNumber,
  verification: verification.optional(),
});

export const accountsRegister = {
  register: call({
    id: "CALL-26",
    method: "PUT",
    path: "/wps/member/register",
    who: "public",
    sealed: "always",
    isSlow: true,
    input: registrationInput,
    output: loggedIn,
    refusals: REGISTRATION_REFUSALS,
    refusalValue: registrationRefusal,
    rules: REGISTRATION_RULES,
  }),
  registerMobile: call({
    id: "CALL-27",
    method: "PUT",
    path: "/wps/member/register/mobile",
    who: "public",
    sealed: "always",
    isSlow: true,
    input: registrationInput,
    output: loggedIn,
    refusals: REGISTRATION_REFUSALS,
    refusalValue: registrationRefusal,
    rules: [...REGISTRATION_RULES, "ACC-95"],
  }),
  registerSettings: call({
    id: "CALL-30",
    method: "GET",
    path: "/wps/system/setting/register",
    who: "public",
    input: nothing,
    output: z.object({
      tabs: z.array(z.enum(["register", "registerMobile"])),
      termsVersion: z.string(),
      minimumAge: z.int(),
    }),
    rules: ["ACC-88"],
  }),
  registrationRules: call({
    id: "CALL-35",
    method: "GET",
    path: "/wps/system/setting/register/rules",
    who: "public",
    input: nothing,
    output: z.array(fieldRule),
    rules: ["ACC-88", "ACC-89"],
  }),
  affiliateCheck: call({
    id: "CALL-29",
    method: "GET",
    path: "/wps/agent/affiliate",
    who: "public",
    input: z.object({ code: text(32, 1), domain: text(255, 1) }),
    output: z.object({ valid: z.boolean() }),
    rules: ["ACC-111"],
  }),
  smsRegisterUsername: call({
    id: "CALL-73",
    method: "POST",
    path: "/wps/verification/sms/register",
    when: { mode: "username" },
    who: "public",
    input: smsInput,
    output: codeSent,
    refusals: CODE_SENDING,
    refusalValue: registrationRefusal,
    rules: ["ACC-116", "ACC-117", "ACC-122", "ACC-123"],
  }),
  smsRegisterMobile: call({
    id: "CALL-74",
    method: "POST",
    path: "/wps/verification/sms/register",
    when: { mode: "mobile" },
    who: "public",
    input: smsInput,
    output: codeSent,
    refusals: CODE_SENDING,
    refusalValue: registrationRefusal,
    rules: ["ACC-116", "ACC-117", "ACC-122", "ACC-123"],
  }),
};
