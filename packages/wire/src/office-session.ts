// office, coming in and going out: a password, then a code of the authenticator app, always both [OFF-1, OFF-5].
import { z } from "zod";
import { call } from "./call.ts";
import { identifier, none, nothing, password, sealingKey, text, time, trimmedText } from "./fields.ts";
import { PERMISSIONS } from "./office-permissions.ts";

const permission = z.enum(PERMISSIONS);

/** The first step is done: the second takes a code, and before the first code ever the app's secret. */
const firstStep = z.object({
  ticket: z.string(),
  setup: z.object({ secret: z.string(), qrData: z.string() }).nullable(),
});

const operator = z.object({
  operatorId: z.string(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(permission),
  mustChangePassword: z.boolean(),
});

export const officeSession = {
  start: call({
    id: "DESK-18",
    method: "GET",
    path: "/bo/start",
    who: "public",
    input: nothing,
    output: z.object({
      brand: z.string(),
      timeZone: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      sealing: sealingKey,
      time,
    }),
    rules: ["OFF-1"],
  }),
  signIn: call({
    id: "DESK-1",
    method: "POST",
    path: "/bo/session",
    who: "public",
    sealed: "always",
    isSlow: true,
    input: z.object({ username: trimmedText(64, 1), password }),
    output: firstStep,
    refusals: ["TRY_LATER", "LOGIN_FAILED"],
    rules: ["OFF-1"],
  }),
  secondStep: call({
    id: "DESK-2",
    method: "POST",
    path: "/bo/session/code",
    who: "public",
    sealed: "always",
    input: z.object({ ticket: identifier, code: text(32, 1) }),
    output: z.object({ token: z.string(), operator }),
    // NOT_FOUND: the first step is over.
    refusals: ["NOT_FOUND", "TOTP_INVALID"],
    rules: ["OFF-1", "OFF-5"],
  }),
  signOut: call({
    id: "DESK-3",
    method: "DELETE",
    path: "/bo/session",
    who: "operator",
    whenPasswordDue: true,
    input: nothing,
    output: none,
    rules: ["OFF-5"],
  }),
  me: call({
    id: "DESK-4",
    method: "GET",
    path: "/bo/session",
    who: "operator",
    whenPasswordDue: true,
    input: nothing,
    output: z.object({ operator, until: time }),
    rules: ["OFF-1", "OFF-5"],
  }),
  changePassword: call({
    id: "DESK-5",
    method: "POST",
    path: "/bo/session/password",
    who: "operator",
    sealed: "always",
    isSlow: true,
    whenPasswordDue: true,
    input: z.object({ oldPassword: password, newPassword: password }),
    output: none,
    refusals: ["LOGIN_FAILED", "VALIDATION", "PASSWORD_SAME", "PASSWORD_COMMON"],
    rules: ["OFF-7"],
  }),
};
