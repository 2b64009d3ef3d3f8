// What safe hears of play after it is committed: who plays how long, when a reality check is due [SAFE-14], and which
// bets a limit or a check has stopped, of which the member's pages are told [SAFE-5].
import type { Consumer } from "../../platform/consumers.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { DomainEvent } from "../../platform/events.store.ts";
import { announceAll } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";
import type { PlayStop } from "./play-counters.ts";
import type { SittingTerms } from "./sitting.rules.ts";
import { countSittings, showChecks } from "./sittings.store.ts";
import type { PlacedBet } from "./sittings.store.ts";

export const SAFE_CONSUMER = "safe";

/** A bet that was not taken, and why. */
export interface StopFact {
  readonly member: string;
  readonly stop: PlayStop;
}

interface BetFact {
  readonly member: string;
  readonly bet: string;
}

const ENDS: ReadonlySet<string> = new Set(["bet.settled", "bet.voided"]);

export const createPlayWatch = (terms: SittingTerms): Consumer => ({
  name: SAFE_CONSUMER,
  hear: async (tx, events) => {
    await countSittings(tx, placedIn(events), terms);
    const stops = stopsIn(events.filter(({ name }) => name === "play.stopped"));
    const ended = betsIn(events.filter(({ name }) => ENDS.has(name)));
    // A round that has ended is the moment; so is one that did not begin.
    const waiting = [...ended, ...stops.filter(({ stop }) => stop === "PAUSED")];
    const due = await showChecks(tx, [...new Set(waiting.map(({ member }) => BigInt(member)))]);
    await tell(tx, due, stops);
  },
});

/** Who is stopped by a check that was due before is told again: the page may have missed it. */
function tell(tx: OpenTransaction, due: readonly bigint[], stops: readonly StopFact[]): Promise<void> {
  const checked = new Set([
    ...due.map(String),
    ...stops.filter(({ stop }) => stop === "PAUSED").map(({ member }) => member),
  ]);
  const limited = new Map(
    stops.filter(({ stop }) => stop !== "PAUSED").map(({ member, stop }) => [member, stop]),
  );
  return announceAll(tx, [
    ...[...checked].map((member) => ({ topic: memberChannel(member), name: "reality.due", value: {} })),
    ...[...limited].map(([member, reached]) => ({
      topic: memberChannel(member),
      name: "limit.changed",
      value: { reached },
    })),
  ]);
}

/** The last bet of each member. */
function placedIn(events: readonly DomainEvent[]): readonly PlacedBet[] {
  const last = new Map<string, PlacedBet>();
  for (const event of events.filter(({ name }) => name === "bet.placed")) {
    for (const { member, bet } of betsIn([event])) {
      const before = last.get(member);
      const isLater = before === undefined || event.at > before.at;
      if (isLater)
        last.set(member, { memberId: BigInt(member), bet: before?.bet ?? BigInt(bet), at: event.at });
    }
  }
  return [...last.values()];
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- written by this server's own domains. */
const betsIn = (events: readonly DomainEvent[]): readonly BetFact[] =>
  events.flatMap(({ facts }) => facts as readonly BetFact[]);
const stopsIn = (events: readonly DomainEvent[]): readonly StopFact[] =>
  events.flatMap(({ facts }) => facts as readonly StopFact[]);
/* oxlint-enable typescript/no-unsafe-type-assertion */
