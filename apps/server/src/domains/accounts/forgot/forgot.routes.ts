// The calls of a forgotten password.
import type { DomainHandlers } from "../../../http/handlers.ts";
import { createForgot } from "./forgot.flow.ts";
import type { ForgotParts } from "./forgot.flow.ts";
import { createNewPasswords } from "./new-password.flow.ts";
import type { NewPasswordParts } from "./new-password.flow.ts";
import { createPhoneReset } from "./phone-reset.flow.ts";
import type { PhoneResetParts } from "./phone-reset.flow.ts";
import { createReset } from "./reset.flow.ts";

export type ForgotRouteParts = ForgotParts & NewPasswordParts & Omit<PhoneResetParts, "newPasswords">;

export function forgotRoutes(parts: ForgotRouteParts) {
  const withNew = { ...parts, newPasswords: createNewPasswords(parts) };
  return {
    forgotPassword: createForgot(parts),
    resetPassword: createReset(withNew),
    setPasswordByPhone: createPhoneReset(withNew),
  } satisfies DomainHandlers<"accounts">;
}
