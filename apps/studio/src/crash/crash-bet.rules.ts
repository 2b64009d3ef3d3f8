// What a bet in Crash says to the wallet, and the bet as its game reads it. Pure: the same row always makes the same calls,
// so that a call sent again is the same call [VEN-5].
import { crash } from "@jonaki/games";
import type { CrashChoices, Json } from "@jonaki/games";
import { formatAmount, minor } from "@jonaki/money";
import type { BetCall, PostingCall } from "@jonaki/vendor";
import { transactionsOf } from "../instant/round.rules.ts";
import type { CrashBetRow } from "./crash-bets.store.ts";

const hundredthsOrNull = (value: number | null): bigint | null => (value === null ? null : BigInt(value));

export const choicesOf = (bet: CrashBetRow): CrashChoices => ({
  stakeMinor: minor(bet.stakeMinor),
  autoHundredths: hundredthsOrNull(bet.auto),
  largestWinMinor: minor(bet.largestWinMinor),
  cashOutHundredths: hundredthsOrNull(bet.cashOut),
});

/** As the table's own columns make them. */
export const betTransactionsOf = (id: string) => ({
  ...transactionsOf(id),
  rollbackTransaction: `${id}:rollback`,
});

type JsonDetail = NonNullable<BetCall["detail"]>;

/** What the betting record shows of the bet [FAIR-8, FAIR-18]; the seed's hash was shown before it. */
const betDetail = ({ of: round }: CrashBetRow, choices: Json): BetCall["detail"] => ({
  game: crash.code,
  version: round.version,
  tableHash: round.tableHash,
  serverSeedHash: round.seedHash,
  salt: round.salt,
  round: round.round,
  // As the game wrote them: JSON, whatever a type says of lists.
  choices: choices as JsonDetail,
});

/** The outcome as the game's own record has it: made from the row, held against the game by the verifier. */
export const outcomeOf = (bet: CrashBetRow): Json =>
  crash.outcomeJson({
    burstHundredths: BigInt(bet.of.burst),
    atHundredths: hundredthsOrNull(bet.paidAt),
    payoutMinor: minor(bet.payoutMinor ?? 0n),
  });

/** When a cash-out was asked for, when it arrived and when the round burst [INS-7]. */
export const timesOf = ({ askedAt, arrivedAt, of: round }: CrashBetRow) => ({
  flies: round.fliesAt.toISOString(),
  request: askedAt?.toISOString() ?? null,
  arrival: arrivedAt?.toISOString() ?? null,
  burst: round.burstsAt.toISOString(),
});

export function betCall(bet: CrashBetRow): Omit<BetCall, "verb"> {
  return {
    transaction: bet.betTransaction,
    session: bet.walletSession,
    player: bet.player,
    game: crash.code,
    round: bet.id,
    amount: formatAmount(minor(bet.stakeMinor)),
    currency: bet.currency,
    // Nobody has asked for a cash-out when the bet is sent, and a call sent again must be what it was.
    detail: betDetail(bet, crash.choicesJson({ ...choicesOf(bet), cashOutHundredths: null })),
  };
}

/**
 * How a bet that is decided or void ends: with a win, with a close, or taken back. A bet that was cashed out may end while
 * its round still flies, so its burst is not told here; the record has it once the round is over.
 */
export function settleCall(bet: CrashBetRow): PostingCall {
  const { player, id: round } = bet;
  if (bet.state === "VOID") {
    return { verb: "rollback", transaction: bet.rollbackTransaction, player, round, bet: bet.betTransaction };
  }
  const detail = betDetail(bet, crash.choicesJson(choicesOf(bet)));
  const payoutMinor = minor(bet.payoutMinor ?? 0n);
  if (payoutMinor === 0n) return { verb: "close", transaction: bet.closeTransaction, player, round, detail };
  return {
    verb: "win",
    transaction: bet.winTransaction,
    player,
    game: crash.code,
    round,
    bet: bet.betTransaction,
    amount: formatAmount(payoutMinor),
    currency: bet.currency,
    closes: true,
    detail,
  };
}
