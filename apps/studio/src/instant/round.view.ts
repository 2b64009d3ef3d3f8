// A round as a game client reads it. The server seed is in the row only when it was rotated [FAIR-4], and an outcome is shown
// only once its bet is taken: whoever saw it before could still see to it that the bet is refused.
import { formatAmount, minor } from "@jonaki/money";
import { seedOf, seedText } from "@jonaki/games";
import type { Json } from "@jonaki/games";
import type { RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import type { RoundRow } from "./rounds.store.ts";

const amountText = (amountMinor: bigint): string => formatAmount(minor(amountMinor));
const amountOrNull = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : amountText(amountMinor);

const isTaken = ({ state }: RoundRow): boolean => state !== "DEALT";

export function roundLineOf(round: RoundRow): RoundLine {
  return {
    round: round.id,
    state: round.state === "DEALT" ? "BETTING" : round.state,
    time: round.openedAt.toISOString(),
    stake: amountText(round.stakeMinor),
    payout: isTaken(round) ? amountOrNull(round.payoutMinor) : null,
    // Both columns were written as JSON by the game itself.
    choices: round.choices as Json,
    outcome: isTaken(round) ? (round.outcome as Json | null) : null,
  };
}

export function roundRecordOf(round: RoundRow): RoundRecord {
  return {
    ...roundLineOf(round),
    game: round.game,
    version: round.version,
    tableHash: round.tableHash,
    currency: round.currency,
    endTime: round.endedAt?.toISOString() ?? null,
    balanceBefore: amountOrNull(round.balanceBeforeMinor),
    balanceAfter: amountOrNull(round.balanceAfterMinor),
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: isTaken(round) ? round.nonce : null,
    salt: null,
    sharedRound: null,
    chainEnd: null,
    chainPlace: null,
    shown: round.shown as Json | null,
    serverSeed: round.serverSeed === null ? null : seedText(seedOf(round.serverSeed)),
  };
}
