// Rounds and bets of Crash as a client reads them. Of a round that is not over nobody learns seed or burst [FAIR-4].
import { crash, seedOf, seedText } from "@jonaki/games";
import type { CrashBet, CrashLine, CrashResult, CrashRound } from "@jonaki/games/play/crash-wire";
import type { RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, minor } from "@jonaki/money";
import type { RoundProof } from "@jonaki/vendor/fair";
import { choicesOf, outcomeOf, timesOf } from "./crash-bet.rules.ts";
import type { CrashBetRow, StoredCrashBet } from "./crash-bets.store.ts";
import type { PlayerRow } from "./crash-players.store.ts";
import type { CrashRoundRow } from "./crash-rounds.store.ts";

/** Two decimals of whole hundredths. */
const multiplierText = (hundredths: number): string => formatAmount(minor(BigInt(hundredths)));
const multiplierOrNull = (hundredths: number | null): string | null =>
  hundredths === null ? null : multiplierText(hundredths);
const amountText = (amountMinor: bigint): string => formatAmount(minor(amountMinor));
const amountOrNull = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : amountText(amountMinor);

const isOver = ({ state }: CrashRoundRow): boolean => state === "OVER";

export function crashRoundOf(round: CrashRoundRow): CrashRound {
  const over = isOver(round);
  return {
    round: round.round,
    state: round.state,
    seedHash: round.seedHash,
    salt: round.salt,
    opened: round.openedAt.getTime(),
    flies: round.fliesAt.getTime(),
    burst: over ? multiplierText(round.burst) : null,
    bursts: over ? round.burstsAt.getTime() : null,
    seed: over ? seedText(seedOf(round.seed)) : null,
  };
}

export const crashResultOf = ({ round, burst }: CrashRoundRow): CrashResult => ({
  round,
  burst: multiplierText(burst),
});

export const crashBetOf = (bet: CrashBetRow): CrashBet => ({
  bet: bet.id,
  round: bet.of.round,
  place: bet.place,
  state: bet.state,
  stake: amountText(bet.stakeMinor),
  auto: multiplierOrNull(bet.auto),
  last: multiplierText(bet.last),
  at: multiplierOrNull(bet.paidAt),
  payout: amountOrNull(bet.payoutMinor),
});

export const crashLineOf = (player: PlayerRow): CrashLine => ({
  id: player.id,
  name: player.displayName,
  stake: amountText(player.stakeMinor),
  at: multiplierOrNull(player.paidAt),
  payout: amountOrNull(player.payoutMinor),
});

/** The states every game's rounds have: a bet that flies is one that is being played. */
const STATES = {
  BETTING: "BETTING",
  OPEN: "PLAYING",
  DECIDED: "DECIDED",
  DONE: "DONE",
  VOID: "BETTING",
  REFUSED: "REFUSED",
} as const;

/** The outcome names the burst, so it is told once the round is over. */
export function betLineOf(bet: CrashBetRow): RoundLine {
  return {
    round: bet.id,
    state: STATES[bet.state],
    time: bet.openedAt.toISOString(),
    stake: amountText(bet.stakeMinor),
    payout: amountOrNull(bet.payoutMinor),
    choices: crash.choicesJson(choicesOf(bet)),
    outcome: hasOutcome(bet) ? outcomeOf(bet) : null,
  };
}

export function betRecordOf(bet: StoredCrashBet): RoundRecord {
  const { of: round } = bet;
  return {
    ...betLineOf(bet),
    game: crash.code,
    version: round.version,
    tableHash: round.tableHash,
    currency: bet.currency,
    endTime: bet.endedAt?.toISOString() ?? null,
    balanceBefore: amountOrNull(bet.balanceBeforeMinor),
    balanceAfter: amountOrNull(bet.balanceAfterMinor),
    serverSeedHash: round.seedHash,
    clientSeed: null,
    nonce: null,
    salt: round.salt,
    sharedRound: round.round,
    chainEnd: isOver(round) ? bet.chainEnd : null,
    chainPlace: isOver(round) ? bet.chainPlace : null,
    shown: isOver(round) ? timesOf(bet) : null,
    serverSeed: isOver(round) ? seedText(seedOf(round.seed)) : null,
  };
}

const hasOutcome = (bet: CrashBetRow): boolean => isOver(bet.of) && bet.payoutMinor !== null;

/** Null for a bet without an outcome; of a round that is over anybody may know the seed and its place in the chain. */
export function betProofOf(bet: StoredCrashBet): RoundProof | null {
  if (!hasOutcome(bet)) return null;
  const { balanceBefore, balanceAfter, ...record } = betRecordOf(bet);
  const { game, version, tableHash, serverSeedHash, choices, outcome, serverSeed } = record;
  const { salt, round } = bet.of;
  const { chainEnd, chainPlace } = record;
  const shared = { clientSeed: null, nonce: null, salt, round, chainEnd, chainPlace };
  const recalled = { balanceBefore, balanceAfter, times: timesOf(bet) };
  return { game, version, tableHash, serverSeedHash, ...shared, choices, outcome, serverSeed, recalled };
}
