// accounts, coming in and going out: logins, their codes and challenges, sessions and remembered devices.
import { z } from "zod";
import { call } from "./call.ts";
import { FREE_PLAY } from "./constants.ts";
import {
  captchaAnswer,
  codeSent,
  dialingCode,
  identifier,
  mobileNumber,
  none,
  nothing,
  pageNo,
  pageOf,
  password,
  text,
  time,
  trimmedText,
  verification,
} from "./fields.ts";
import { CODE_CHECK, CODE_SENDING, LOGIN_BARRED } from "./refusal-groups.ts";
import { SIGN_IN_WAYS, VERIFICATION_METHODS } from "./states.ts";

/** A sign-in of the past: when, from where, on what [SAFE-16]; country is empty where it is not known. */
const signIn = z.object({ time, ip: z.string(), country: z.string(), browser: z.string() });

/** The answer of every way in [ACC-21]; the last three only for an excluded or closing account [ACC-14]. */
export const loggedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  userName: z.string(),
  // The one before this; absent where there was none, and for guests [SAFE-16].
  lastLogin: signIn.optional(),
  restricted: z.literal(true).optional(),
  until: time.nullable().optional(),
  closing: z.literal(true).optional(),
});

/** With whether the password just used is the weak default [ACC-46]. */
const inside = loggedIn.extend({ weakPassword: z.boolean() });

const method = z.enum(VERIFICATION_METHODS);

/** Either a session, or the methods of which one has to be passed first [ACC-126]. */
const loggedInOrChallenged = z.union([
  inside,
  z.object({
    challenge: z.object({ id: z.string(), methods: z.array(z.object({ method, target: z.string() })) }),
  }),
]);

const loginInput = z.object({
  // The mobile number for type sms, where password is the code [ACC-15].
  username: trimmedText(64, 1),
  password,
  captcha: captchaAnswer.optional(),
  type: z.enum(["username", "sms", ""]).default("username"),
  verification: verification.optional(),
  remember: z.boolean().default(false),
  // With type sms: the country of the number; without it the site's own [ACC-19].
  countryDialingCode: dialingCode.optional(),
  // The page key of the agent-centre link a login started from [ACC-13].
  ac: text(64).optional(),
});

/** Whether the next try needs the image [ACC-28], and the challenge that was not solved [ACC-34]. */
const loginRefusal = z.object({
  captcha: z.boolean().optional(),
  challenge: z.object({ id: z.string(), puzzle: z.string() }).optional(),
});

const LOGIN_REFUSALS = [
  "OPERATION_NOT_ENABLED",
  "PHONE_FORMAT",
  "TOO_MANY_REQUESTS",
  "ACCOUNT_LOCKED",
  "CAPTCHA_FAILED",
  "CODE_MISSING",
  "CODE_EXPIRED",
  "CODE_INVALID",
  "LOGIN_FAILED",
  ...LOGIN_BARRED,
  "NOT_AGENT",
] as const;

export const accountsLogin = {
  login: call({
    id: "CALL-18",
    method: "POST",
    path: "/wps/session/login",
    who: "public",
    sealed: "always",
    isSlow: true,
    input: loginInput,
    output: loggedIn,
    refusals: [...LOGIN_REFUSALS, "VERIFY_FIRST"],
    refusalValue: loginRefusal,
    rules: ["ACC-15", "ACC-17", "SAFE-16", "ACC-14", "ACC-26", "ACC-28"],
  }),
  loginV2: call({
    id: "CALL-19",
    method: "POST",
    path: "/wps/v2/session/login",
    who: "public",
    sealed: "always",
    isSlow: true,
    input: loginInput,
    output: loggedInOrChallenged,
    refusals: LOGIN_REFUSALS,
    refusalValue: loginRefusal,
    rules: ["ACC-15", "ACC-17", "ACC-14", "ACC-26", "ACC-28", "ACC-46"],
  }),
  loginCode: call({
    id: "CALL-20",
    method: "POST",
    path: "/wps/verification/sms/noLogin",
    who: "public",
    input: z.object({
      mobileNum: mobileNumber,
      countryDialingCode: dialingCode,
      verification: verification.optional(),
      purpose: z.enum(["LOGIN", "PASSWORD"]).default("LOGIN"),
    }),
    output: codeSent,
    refusals: CODE_SENDING,
    refusalValue: loginRefusal,
    rules: ["ACC-116", "ACC-117", "ACC-122", "ACC-123"],
  }),
  deviceLogin: call({
    id: "CALL-86",
    method: "POST",
    path: "/wps/session/login/device",
    who: "public",
    sealed: "always",
    // The credential itself is in its HttpOnly cookie.
    input: z.object({ username: trimmedText(64, 1) }),
    output: loggedIn,
    refusals: ["LOGIN_FAILED", ...LOGIN_BARRED],
    rules: ["ACC-40", "ACC-42"],
  }),
  idpLogin: call({
    id: "CALL-180",
    method: "POST",
    path: "/wps/session/login/idp",
    who: "public",
    sealed: "always",
    input: z.object({
      provider: identifier,
      idToken: text(8_192, 1),
      remember: z.boolean().default(false),
    }),
    output: loggedInOrChallenged,
    // NOT_FOUND: an identity bound to no account, which opens the registration [ACC-37].
    refusals: ["OPERATION_NOT_ENABLED", "LOGIN_FAILED", "NOT_FOUND", ...LOGIN_BARRED],
    rules: ["ACC-36", "ACC-37"],
  }),
  challengeStart: call({
    id: "CALL-87",
    method: "POST",
    path: "/wps/verification/login/start",
    who: "public",
    input: z.object({ challengeId: identifier, method }),
    output: codeSent,
    refusals: ["NOT_FOUND", "TOO_MANY_REQUESTS", "QUOTA_EXCEEDED", "SMS_SEND_FAILED"],
    rules: ["ACC-126", "ACC-123"],
  }),
  challengeVerify: call({
    id: "CALL-88",
    method: "POST",
    path: "/wps/verification/login/verify",
    who: "public",
    sealed: "always",
    // A code, a recovery code or the name of a bank account.
    input: z.object({ challengeId: identifier, answer: text(128, 1) }),
    output: inside,
    refusals: ["NOT_FOUND", ...CODE_CHECK, "TOTP_INVALID", ...LOGIN_BARRED],
    rules: ["ACC-126", "ACC-127"],
  }),
  freePlayLogin: call({
    id: "CALL-33",
    method: "POST",
    path: "/wps/session/login/freeplay",
    version: FREE_PLAY.headerVersion,
    who: "public",
    input: z.object({
      os: text(64),
      platform: z.literal(FREE_PLAY.platform),
      // 32 characters inside one compact JWE [ACC-66].
      random: text(2_048, 1),
    }),
    output: loggedIn,
    refusals: ["OPERATION_NOT_ENABLED", "SEAL_INVALID", "TRY_LATER"],
    rules: ["ACC-64", "ACC-65", "ACC-66", "ACC-67", "ACC-68"],
  }),
  captcha: call({
    id: "CALL-34",
    method: "GET",
    path: "/wps/captcha",
    who: "public",
    input: nothing,
    // The bytes of a PNG.
    output: z.base64(),
    refusals: ["TOO_MANY_REQUESTS"],
    rules: ["ACC-30", "ACC-32"],
  }),
  firstLogin: call({
    id: "CALL-41",
    method: "POST",
    path: "/wps/member/firstLogin",
    who: "session",
    input: nothing,
    output: none,
    rules: ["ACC-23", "ACC-24", "ACC-47"],
    whenPasswordDue: true,
  }),
  logout: call({
    id: "CALL-38",
    method: "DELETE",
    path: "/wps/session/logout",
    who: "session",
    input: nothing,
    output: none,
    rules: ["SITE-19", "ACC-47", "ACC-81", "SAFE-25"],
    duringMaintenance: true,
    whenExcluded: true,
    whenPasswordDue: true,
  }),
  sessionList: call({
    id: "CALL-90",
    method: "GET",
    path: "/wps/session/list",
    who: "member",
    input: nothing,
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          isCurrent: z.boolean(),
          time,
          lastActTime: time,
          ip: z.string(),
          country: z.string(),
          browser: z.string(),
        }),
      ),
      devices: z.array(
        z.object({ id: z.string(), time, expires: time, ip: z.string(), browser: z.string() }),
      ),
    }),
    rules: ["ACC-133", "SAFE-25", "ACC-79"],
    whenExcluded: true,
  }),
  sessionEnd: call({
    id: "CALL-91",
    method: "DELETE",
    path: "/wps/session/list",
    who: "member",
    input: z.object({ id: identifier }),
    output: none,
    refusals: ["NOT_FOUND"],
    rules: ["ACC-41", "ACC-133", "SAFE-25"],
    whenExcluded: true,
  }),
  signInList: call({
    id: "CALL-186",
    method: "GET",
    path: "/wps/session/history",
    who: "member",
    input: z.object({ pageNo }),
    // How one came in, or tried to; of failed tries those that named this account.
    output: pageOf(signIn.extend({ way: z.enum(SIGN_IN_WAYS), success: z.boolean() })),
    rules: ["ACC-133", "ACC-138"],
  }),
  identityProviders: call({
    id: "CALL-187",
    method: "GET",
    path: "/wps/system/identityProviders",
    who: "public",
    input: nothing,
    // What a popup has to ask for; the answer goes to /idp-return of this site [ACC-36].
    output: z.array(
      z.object({ provider: identifier, name: z.string(), authorizeUrl: z.url(), clientId: z.string() }),
    ),
    rules: ["ACC-36", "ACC-130"],
  }),
  forgetDevice: call({
    id: "CALL-178",
    method: "DELETE",
    path: "/wps/session/device",
    who: "member",
    input: z.object({ id: identifier }),
    output: none,
    refusals: ["NOT_FOUND"],
    rules: ["ACC-41", "ACC-133"],
  }),
};
