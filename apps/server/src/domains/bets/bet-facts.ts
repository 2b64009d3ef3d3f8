// What other domains hear of bets [design §3]: facts in the past tense, amounts as whole poisha in decimal text.
import type { PlayStop, StopFact } from "../safe/safe.ts";
import { payoutOf, stakeOf } from "./bet-items.ts";
import type { Bet, WalletItem } from "./bet-items.ts";

export type BetEventName = "bet.placed" | "bet.paid" | "bet.settled" | "bet.voided" | "bet.corrected";

/** A bet that was placed or paid on: whoever wants more of it waits for its end. */
export interface OpenBetFact {
  readonly bet: string;
  readonly member: string;
}

export interface BetFact extends OpenBetFact {
  readonly vendor: string;
  readonly game: string;
  readonly category: string;
  readonly unit: string;
  readonly state: string;
  readonly version: number;
  readonly stakeMinor: string;
  readonly payoutMinor: string;
  readonly validMinor: string;
  /** When it ended; a correction does not change that. */
  readonly settledAt: string;
}

export const factOf = (bet: Bet, settledAt: Date): BetFact => ({
  bet: String(bet.id),
  member: String(bet.memberId),
  vendor: bet.vendor,
  game: bet.game,
  category: bet.category,
  unit: bet.unit,
  state: bet.state,
  version: bet.resultVersion,
  stakeMinor: String(stakeOf(bet)),
  payoutMinor: String(payoutOf(bet)),
  validMinor: String(bet.validMinor),
  settledAt: settledAt.toISOString(),
});

/** What became of a bet in this batch, by its name; demo play is nobody's business but the player's. */
export function eventsOf(
  placed: readonly Bet[],
  changed: readonly Bet[],
  at: Date,
): ReadonlyMap<BetEventName, readonly OpenBetFact[]> {
  const events = new Map<BetEventName, OpenBetFact[]>();
  const tell = (name: BetEventName, fact: OpenBetFact): void => {
    const facts = events.get(name) ?? [];
    facts.push(fact);
    events.set(name, facts);
  };
  const isMoney = (bet: Bet): boolean => bet.unit !== "TRIAL";
  for (const bet of placed.filter(isMoney)) tell("bet.placed", openFactOf(bet));
  for (const bet of [...placed, ...changed].filter(isMoney)) {
    if (bet.state === "VOID") tell("bet.voided", factOf(bet, at));
    else if (bet.state !== "OPEN") tell("bet.settled", factOf(bet, at));
    else if (payoutOf(bet) > 0n) tell("bet.paid", openFactOf(bet));
  }
  return events;
}

const openFactOf = (bet: Bet): OpenBetFact => ({ bet: String(bet.id), member: String(bet.memberId) });

/** What stopped each member, once however many bets it stopped. */
export const stopFacts = (stopped: ReadonlyMap<WalletItem, PlayStop>): readonly StopFact[] => [
  ...new Map(
    [...stopped].map(([{ memberId }, stop]) => [memberId, { member: String(memberId), stop }]),
  ).values(),
];
