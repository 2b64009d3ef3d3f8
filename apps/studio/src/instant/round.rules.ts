// What a round says to the wallet, and what the wallet's answers mean for it. Pure: the same row always makes the
// same calls, so that a call sent again is the same call [VEN-5].
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PlayCode } from "@jonaki/games/play/wire";
import { UNDECIDED_CODES } from "@jonaki/vendor";
import type { BetCall, CloseCall, WalletCode, WinCall } from "@jonaki/vendor";
import type { Random } from "../platform/ports.ts";
import type { RoundRow } from "./rounds.store.ts";

const TIME_DIGITS = 12;
const CHANCE_BYTES = 10;

/** Ordered by time, and not to be guessed. */
export function newRoundId(now: Date, random: Random): string {
  const time = now.getTime().toString(16).padStart(TIME_DIGITS, "0");
  return time + random.bytes(CHANCE_BYTES).toString("hex");
}

/** As the table's own columns make them. */
export const transactionsOf = (id: string) => ({
  betTransaction: `${id}:bet`,
  winTransaction: `${id}:win`,
  closeTransaction: `${id}:close`,
});

/** What the betting record shows of the bet [FAIR-8, FAIR-18]; a field more would be another bet to the wallet. */
const betDetail = (round: RoundRow) => ({
  game: round.game,
  version: round.version,
  tableHash: round.tableHash,
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  choices: round.choices,
});

const settledDetail = (round: RoundRow) => ({
  ...betDetail(round),
  nonce: round.nonce,
  outcome: round.outcome,
});

type Detail = BetCall["detail"];

export function betCall(round: RoundRow): Omit<BetCall, "verb"> {
  return {
    transaction: round.betTransaction,
    session: round.walletSession,
    player: round.player,
    game: round.game,
    round: round.id,
    amount: formatAmount(minor(round.stakeMinor)),
    currency: round.currency,
    // Choices and outcomes are JSON: they come from a jsonb column.
    detail: betDetail(round) as Detail,
  };
}

/** How a round ends for the wallet; a win closes it as well: one posting and not two. */
export function resultCall(round: RoundRow): WinCall | CloseCall {
  const { player, id, payoutMinor } = round;
  const detail = settledDetail(round) as Detail;
  if (payoutMinor === null || payoutMinor === 0n)
    return { verb: "close", transaction: round.closeTransaction, player, round: id, detail };
  return {
    verb: "win",
    transaction: round.winTransaction,
    player,
    game: round.game,
    round: id,
    bet: round.betTransaction,
    amount: formatAmount(minor(payoutMinor)),
    currency: round.currency,
    closes: true,
    detail,
  };
}

/** Whether an answer to a bet leaves open if it was taken: then the same bet is sent again later. */
export const isBetUndecided = (code: WalletCode): boolean =>
  // A body that is no call was no call the first time either.
  code !== "MALFORMED" && UNDECIDED_CODES.has(code);

/** The platform ended the round without us: nothing can be paid on it any more. */
const CANCELLED: ReadonlySet<WalletCode> = new Set(["BET_UNKNOWN", "BET_ROLLED_BACK", "ROUND_CLOSED"]);
export const isCancelled = (code: WalletCode): boolean => CANCELLED.has(code);

/** Answers that no honest call of ours should get: another secret, a wrong clock, or a fault of the studio. */
const OUR_MISTAKES: ReadonlySet<WalletCode> = new Set([
  "MISMATCH",
  "MALFORMED",
  "SIGNATURE",
  "STALE",
  "NONCE_USED",
  "CURRENCY_WRONG",
]);
export const isOurMistake = (code: WalletCode): boolean => OUR_MISTAKES.has(code);

/** The last column of the table of VEN-20; what is not in it is UNKNOWN to the member. */
const SHOWN: Readonly<Partial<Record<WalletCode, PlayCode>>> = {
  INSUFFICIENT_BALANCE: "INSUFFICIENT_BALANCE",
  SESSION_EXPIRED: "SESSION_EXPIRED",
  MEMBER_BLOCKED: "MEMBER_BLOCKED",
  LIMIT_REACHED: "LIMIT_REACHED",
  GAME_CLOSED: "GAME_UNAVAILABLE",
  MAINTENANCE: "GAME_MAINTENANCE",
  ROUND_CLOSED: "BET_CLOSED",
  AMOUNT_INVALID: "BET_LIMIT",
  RETRY: "RETRY",
};
const shown: Readonly<Record<string, PlayCode | undefined>> = SHOWN;

export const shownCode = (code: string): PlayCode => shown[code] ?? "UNKNOWN";

/** The balance of an answer as an amount; a wallet need not tell it. */
export function balanceMinor(answer: { readonly balance?: string | undefined }): bigint | null {
  return answer.balance === undefined ? null : parseAmount(answer.balance, { signed: true });
}
