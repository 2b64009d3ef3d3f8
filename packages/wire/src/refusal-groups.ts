// Refusals that several calls share because one rule makes them, each group in order of precedence.
import type { Code } from "./codes.ts";

/** Checked before anything else on a passwordCheck path [CALL-11, ACC-135]. */
export const PAYMENT_PASSWORD_CHECK = [
  "PAYMENT_PASSWORD_NOT_SET",
  "PAYMENT_PASSWORD_LOCKED",
  "PAYMENT_PASSWORD_WRONG",
] as const satisfies readonly Code[];

/** A code that was sent and is now given back [ACC-32, ACC-122]. */
export const CODE_CHECK = [
  "TOO_MANY_REQUESTS",
  "CODE_MISSING",
  "CODE_EXPIRED",
  "CODE_INVALID",
] as const satisfies readonly Code[];

/** Sending a code [ACC-34, ACC-120, ACC-122, ACC-123]. */
export const CODE_SENDING = [
  "OPERATION_NOT_ENABLED",
  "PHONE_MISSING",
  "PHONE_FORMAT",
  "TOO_MANY_REQUESTS",
  "VERIFY_FIRST",
  "CAPTCHA_FAILED",
  "QUOTA_EXCEEDED",
  "SMS_SEND_FAILED",
] as const satisfies readonly Code[];

/** What a new password must pass [ACC-52, ACC-54]. */
export const NEW_PASSWORD = [
  "VALIDATION",
  "PASSWORD_MISMATCH",
  "PASSWORD_SAME",
  "PASSWORD_COMMON",
] as const satisfies readonly Code[];

/** Who is known and still may not come in [ACC-12, ACC-14]. */
export const LOGIN_BARRED = [
  "NOT_MEMBER",
  "ACCOUNT_SUSPENDED",
  "ACCOUNT_CLOSED",
] as const satisfies readonly Code[];

/** Files named in a payload [REW-8, REW-9]; type and size were judged when they were uploaded. */
export const NAMED_FILES = ["IMAGE_TOO_MANY", "UPLOAD_INVALID"] as const satisfies readonly Code[];

/** An account that may not play says so in its own words [LOB-55, ACC-14, SAFE-9]. */
export const PLAY_BARRED = [
  "ACCOUNT_SUSPENDED",
  "ACCOUNT_CLOSED",
  "ACCOUNT_CLOSING",
  "EXCLUDED_PERMANENT",
  "ACCOUNT_EXCLUDED",
] as const satisfies readonly Code[];
