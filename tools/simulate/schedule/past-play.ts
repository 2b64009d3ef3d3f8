// Play of earlier days, so that limits of a week and a month have something to count: rounds that are played like
// all others and are then moved back in the book.
import type { CallOperation } from "../operations.ts";
import { VENDORS } from "../platform/sites.ts";
import { operation } from "./network.ts";
import { betOf, closeOf, takeSeat, winOf } from "./seats.ts";
import type { Desk } from "./seats.ts";
import type { Wave } from "./waves.ts";

const FURTHEST_DAYS = 25;
const SHARE = 300;

export interface PastPlay {
  readonly wave: Wave;
  /** Who played, and how many days ago. */
  readonly daysAgo: ReadonlyMap<number, number>;
}

export function planPastPlay(desk: Desk): PastPlay {
  const { chance, members } = desk;
  const daysAgo = new Map<number, number>();
  const operations: CallOperation[] = [];
  for (let member = 0; member < members; member += 1) {
    if (!chance.perMille(SHARE)) continue;
    daysAgo.set(member, chance.between(1, FURTHEST_DAYS));
    const seat = takeSeat(desk, member);
    const bet = betOf(desk, seat, `r${desk.nextId()}`, chance.between(100, 3_000));
    const end = chance.perMille(500)
      ? { ...winOf(desk, seat, bet, chance.between(1, 4_000)), closes: true }
      : closeOf(desk, seat, bet.round);
    operations.push(operation(seat, bet), operation(seat, end));
  }
  return { wave: waveOf(operations), daysAgo };
}

/** A batch for each vendor, on a quiet day. */
const waveOf = (operations: readonly CallOperation[]): Wave => ({
  kind: "crowd",
  way: "gateway",
  deliveries: operations.map((one) => ({
    operation: one,
    process: 0,
    batch: VENDORS.findIndex(({ code }) => code === one.vendor),
  })),
  laneFault: null,
  officeFault: null,
  doings: { "requests dropped": 0, "answers dropped": 0, "sent to both at once": 0 },
});
