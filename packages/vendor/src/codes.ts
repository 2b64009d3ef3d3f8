// The answer codes of the wallet interface [VEN-20], and the HTTP status each travels with. Only OK moves money.
export const WALLET_CODES = [
  "OK",
  "INSUFFICIENT_BALANCE",
  "SESSION_EXPIRED",
  "MEMBER_BLOCKED",
  "LIMIT_REACHED",
  "GAME_CLOSED",
  "MAINTENANCE",
  "MISMATCH",
  "BET_UNKNOWN",
  "BET_ROLLED_BACK",
  "ROUND_CLOSED",
  "AMOUNT_INVALID",
  "CURRENCY_WRONG",
  "SIGNATURE",
  "STALE",
  "NONCE_USED",
  "RETRY",
  "MALFORMED",
] as const;

export type WalletCode = (typeof WALLET_CODES)[number];

/** A refused value is 422, an unreadable one 400, a stranger 403, a known id with another body 409, "not known yet" 503. */
export const STATUS_OF_CODE: Readonly<Record<WalletCode, number>> = {
  OK: 200,
  INSUFFICIENT_BALANCE: 422,
  SESSION_EXPIRED: 403,
  MEMBER_BLOCKED: 422,
  LIMIT_REACHED: 422,
  GAME_CLOSED: 422,
  MAINTENANCE: 422,
  MISMATCH: 409,
  BET_UNKNOWN: 422,
  BET_ROLLED_BACK: 422,
  ROUND_CLOSED: 422,
  AMOUNT_INVALID: 400,
  CURRENCY_WRONG: 422,
  SIGNATURE: 403,
  STALE: 403,
  NONCE_USED: 403,
  RETRY: 503,
  MALFORMED: 400,
};

/** Codes whose answer is not kept: a repeat is judged anew, because nothing was decided about the transaction. */
export const UNDECIDED_CODES: ReadonlySet<WalletCode> = new Set([
  "RETRY",
  "MALFORMED",
  "SIGNATURE",
  "STALE",
  "NONCE_USED",
  "MISMATCH",
]);
