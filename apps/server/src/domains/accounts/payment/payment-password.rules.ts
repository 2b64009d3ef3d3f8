// The payment password [ACC-134, ACC-135]: which six digits are none, and what follows from a wrong one.
import { SETTINGS } from "@jonaki/wire/settings";

export interface PaymentPassword {
  readonly passwordHash: string;
  /** In a row. */
  readonly wrongTries: number;
  readonly blockedUntil: Date | null;
}

const { wrongInARow, blockMinutes } = SETTINGS.paymentPassword;

/** birthday: yyyy-MM-dd, where it is known. */
export function isGuessable(password: string, birthday: string | null): boolean {
  if (new Set(password).size === 1) return true;
  const [year = "", month = "", day = ""] = birthday?.split("-") ?? [];
  return birthday !== null && password === `${day}${month}${year.slice(-2)}`;
}

export const isBlocked = ({ blockedUntil }: PaymentPassword, moment: Date): boolean =>
  blockedUntil !== null && blockedUntil > moment;

/** The fifth in a row blocks; the next row begins after that. times: raised for benches, never in the field. */
export function afterWrong(
  { wrongTries }: PaymentPassword,
  moment: Date,
  times: number,
): Pick<PaymentPassword, "wrongTries" | "blockedUntil"> {
  const wrong = wrongTries + 1;
  return wrong < wrongInARow * times
    ? { wrongTries: wrong, blockedUntil: null }
    : { wrongTries: 0, blockedUntil: new Date(moment.getTime() + blockMinutes * 60_000) };
}
