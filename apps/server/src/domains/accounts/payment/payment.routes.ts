// The call of the payment password.
import type { DomainHandlers } from "../../../http/handlers.ts";
import { memberIdOf } from "../session-of.ts";
import { createSetPaymentPassword } from "./set-payment-password.flow.ts";
import type { SetPaymentPasswordParts } from "./set-payment-password.flow.ts";

export function paymentRoutes(parts: SetPaymentPasswordParts) {
  const setPaymentPassword = createSetPaymentPassword(parts);
  return {
    setPaymentPassword: (input, context) => setPaymentPassword(memberIdOf(context), input, context),
  } satisfies DomainHandlers<"accounts">;
}
