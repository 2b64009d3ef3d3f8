// The seamless wallet as one contract [VEN-2]: what a game vendor may ask of the platform and what it is
// answered. A vendor knows a play session and a player's handle, never a member.
import { z } from "zod";
import { parseAmount } from "@jonaki/money";
import { WALLET_CODES } from "./codes.ts";
import { amountText, currency, id, positiveAmountText } from "./fields.ts";
import { apart, apartAnswer, buyIn, buyOut, hand } from "./seats.ts";
import type { ApartCall, BuyInCall, BuyOutCall, HandCall, SeatCall } from "./seats.ts";

export const LARGEST_DETAIL_BYTES = 8_192;
export const DEEPEST_DETAIL = 16;

/** What JSON can say; lists and objects inside one another end soon, because what walks over a detail may call itself. */
function isShallowJson(value: unknown, levels = DEEPEST_DETAIL): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value !== "object") return typeof value === "number" && Number.isFinite(value);
  if (levels === 0 || !isPlain(value)) return false;
  for (const member of Object.values(value)) if (!isShallowJson(member, levels - 1)) return false;
  return true;
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

type JsonValue = z.core.util.JSONType;

/** What the vendor wants remembered with the bet: the round as a replay [FAIR-17]. Read by hand, for it is most of a call. */
const detail = z.custom<JsonValue>(
  (value) => isShallowJson(value) && Buffer.byteLength(JSON.stringify(value)) <= LARGEST_DETAIL_BYTES,
);

/** A call that names a bet is another transaction than the bet: both live in one space of ids. */
const namesAnother = (call: { readonly transaction: string; readonly bet: string | null }): boolean =>
  call.transaction !== call.bet;

const authenticate = z.strictObject({
  verb: z.literal("authenticate"),
  ticket: z.string().min(1).max(128),
  game: id,
});

const balance = z.strictObject({ verb: z.literal("balance"), session: id, player: id });

const bet = z
  .strictObject({
    verb: z.literal("bet"),
    transaction: id,
    session: id,
    player: id,
    game: id,
    round: id,
    amount: amountText,
    currency,
    /** A round given for free has a reference and the amount 0.00; every other bet has an amount above it. */
    freeRound: id.optional(),
    detail: detail.optional(),
  })
  .refine((call) => (parseAmount(call.amount) === 0n) === (call.freeRound !== undefined), {
    path: ["amount"],
  });

const win = z
  .strictObject({
    verb: z.literal("win"),
    transaction: id,
    player: id,
    game: id,
    round: id,
    /** The transaction of the bet that won; null for a win without a bet, which a vendor needs leave for. */
    bet: id.nullable(),
    /** A win of nothing is no win: the round is closed instead. */
    amount: positiveAmountText,
    currency,
    /** True when nothing more comes on this round: the win and the close in one. */
    closes: z.boolean().optional(),
    /** How the bet ended, where the amount alone does not say it: DRAW gives the stake back, CASH_OUT ended it early. */
    result: z.enum(["DRAW", "CASH_OUT"]).optional(),
    /** The part of the stake that could lose, when it is not the whole [REW-11]. */
    validAmount: amountText.optional(),
    detail: detail.optional(),
  })
  .refine(namesAnother);

const rollback = z
  .strictObject({
    verb: z.literal("rollback"),
    transaction: id,
    player: id,
    round: id,
    /** The transaction of the bet that is taken back; the amount is the platform's own [money.md]. */
    bet: id,
  })
  .refine(namesAnother);

const close = z.strictObject({
  verb: z.literal("close"),
  transaction: id,
  player: id,
  round: id,
  validAmount: amountText.optional(),
  detail: detail.optional(),
});

/** The verbs that move money or end a round; each may stand in a batch. */
export const postingCall = z.discriminatedUnion("verb", [bet, win, rollback, close]);

export const LARGEST_BATCH = 1_000;

const batch = z.strictObject({
  verb: z.literal("batch"),
  calls: z.array(z.unknown()).min(1).max(LARGEST_BATCH),
});

export const walletCall = z.discriminatedUnion("verb", [
  authenticate,
  balance,
  bet,
  win,
  rollback,
  close,
  batch,
  buyIn,
  hand,
  buyOut,
  apart,
]);

/** The answer to one call: exactly one code, and the player's balance whenever it is known. */
const postingAnswer = z.strictObject({
  code: z.enum(WALLET_CODES),
  balance: z.string().optional(),
  /** The platform's own reference of what was posted; a repeat answers the same one. */
  reference: z.string().optional(),
  /** What came back from a seat. */
  amount: z.string().optional(),
});

const playSession = z.strictObject({
  session: z.string(),
  player: z.string(),
  displayName: z.string(),
  currency,
  language: z.enum(["bn", "en"]),
  balance: z.string(),
  mode: z.enum(["real", "bonus", "demo"]),
  limits: z.strictObject({ minimum: z.string(), maximum: z.string(), largestWin: z.string() }),
});

/** In the order they are looked for: by far the most are answers to postings. */
export const walletAnswer = z.union([
  z.strictObject({ code: z.enum(WALLET_CODES), answers: z.array(postingAnswer) }),
  postingAnswer,
  z.strictObject({ code: z.literal("OK"), play: playSession }),
  apartAnswer,
]);

export type AuthenticateCall = z.output<typeof authenticate>;
export type BalanceCall = z.output<typeof balance>;
export type BetCall = z.output<typeof bet>;
export type WinCall = z.output<typeof win>;
export type RollbackCall = z.output<typeof rollback>;
export type CloseCall = z.output<typeof close>;
export type PostingCall = z.output<typeof postingCall>;
/** Whatever has a transaction of its own. */
export type TransactionCall = PostingCall | SeatCall;
export type PostingAnswer = z.output<typeof postingAnswer>;
export type PlaySession = z.output<typeof playSession>;
export type WalletCall = z.output<typeof walletCall>;
export type WalletAnswer = z.output<typeof walletAnswer>;

export type AuthenticateAnswer =
  | { readonly code: "OK"; readonly play: PlaySession }
  | { readonly code: Exclude<PostingAnswer["code"], "OK"> };

export type ApartAnswer =
  | z.output<typeof apartAnswer>
  | { readonly code: Exclude<PostingAnswer["code"], "OK"> };

/** What only a vendor with rooms may ask; to any other these are no calls of the contract [VEN-21]. */
export interface Rooms {
  buyIn(call: Omit<BuyInCall, "verb">): Promise<PostingAnswer>;
  hand(call: Omit<HandCall, "verb">): Promise<PostingAnswer>;
  buyOut(call: Omit<BuyOutCall, "verb">): Promise<PostingAnswer>;
  apart(call: Omit<ApartCall, "verb">): Promise<ApartAnswer>;
}

/** The wallet as a vendor sees it, whether it stands in the same process or behind HTTP [VEN-15]. */
export interface Wallet extends Rooms {
  authenticate(call: Omit<AuthenticateCall, "verb">): Promise<AuthenticateAnswer>;
  balance(call: Omit<BalanceCall, "verb">): Promise<PostingAnswer>;
  bet(call: Omit<BetCall, "verb">): Promise<PostingAnswer>;
  win(call: Omit<WinCall, "verb">): Promise<PostingAnswer>;
  rollback(call: Omit<RollbackCall, "verb">): Promise<PostingAnswer>;
  close(call: Omit<CloseCall, "verb">): Promise<PostingAnswer>;
  /** Answers in the order of the calls; one bad line stops no other [VEN-9]. */
  batch(calls: readonly PostingCall[]): Promise<readonly PostingAnswer[]>;
}
