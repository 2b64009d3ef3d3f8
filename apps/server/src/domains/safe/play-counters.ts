// The counters of one batch of bets: read under the members' locks, moved in memory as the batch goes on, written with
// the money. Only members with a limit are counted.
import type { Connection } from "@jonaki/ledger";
import { writeClocks } from "./counted.store.ts";
import type { Met, MetLimit } from "./counted.store.ts";
import { writeDays } from "./days.store.ts";
import type { DayChange } from "./days.store.ts";
import { dayOf, measureOf, reachedAmong } from "./limits.rules.ts";
import type { LimitReached, RunningLimit } from "./limits.rules.ts";
import { clockAfterBet, runClock } from "./play-time.rules.ts";
import type { PlayClock } from "./play-time.rules.ts";

/** A bet that somebody asks for. */
export interface AskedBet {
  readonly memberId: bigint;
  readonly stakeMinor: bigint;
  /** Whether it is the first of its round: one that has begun may be finished [SAFE-14]. */
  opensRound(): boolean;
  readonly at: Date;
}

/** Why a bet is not taken: a limit, or a reality check that waits for an answer. */
export type PlayStop = LimitReached | "PAUSED";

export interface PlayCounters {
  /** What stands against a bet now; null for nothing. */
  stopOf(bet: AskedBet): PlayStop | null;
  staked(memberId: bigint, stakeMinor: bigint, at: Date): void;
  /** Play with chips that were staked before: only its time counts [CAR-38]. */
  played(memberId: bigint, at: Date): void;
  /** A stake that was given back counts as never staked, on the day it was. */
  unstaked(memberId: bigint, stakeMinor: bigint, placedAt: Date): void;
  returned(memberId: bigint, payoutMinor: bigint): void;
  write(): Promise<unknown>;
}

export function createCounters(
  connection: Connection,
  { limits, paused }: Met,
  timeZone: string,
): PlayCounters {
  const counted = Map.groupBy(limits, ({ memberId }) => memberId);
  const changes = createChanges();
  const clocks = new Map<bigint, PlayClock>();
  /** Without a day it happens today. */
  const move = (memberId: bigint, moved: Partial<Moved>, on?: string): void => {
    const today = counted.get(memberId)?.[0]?.today;
    if (today !== undefined) changes.add(memberId, on ?? today, moved);
  };
  /** Counts the time that ran until now; who asks for a bet is there, whether it is taken or not. */
  const countTime = (memberId: bigint, at: Date): void => {
    const [limit] = counted.get(memberId) ?? [];
    if (limit === undefined) return;
    const { clock, ran } = runClock(clocks.get(memberId) ?? limit, at, timeZone);
    for (const { day, seconds } of ran) move(memberId, { seconds }, day);
    clocks.set(memberId, clock);
  };
  const leftNow = (limit: MetLimit): RunningLimit => {
    const { kind, period, start } = limit;
    const moved = changes.since(limit.memberId, start);
    const stakesMinor = limit.stakesMinor + moved.stakesMinor;
    const returnsMinor = limit.returnsMinor + moved.returnsMinor;
    const used = kind === "LOSS" ? stakesMinor - returnsMinor : stakesMinor;
    const usedUp = kind === "TIME" ? limit.seconds + moved.seconds : used;
    return { kind, period, start, left: measureOf(kind, limit.amount) - usedUp };
  };
  /** A bet, or a hand with chips, that was played now. */
  const setClock = (memberId: bigint, at: Date): void => {
    const clock = clocks.get(memberId);
    if (clock !== undefined) clocks.set(memberId, clockAfterBet(clock, at));
  };
  return {
    stopOf: ({ memberId, stakeMinor, opensRound, at }) => {
      const own = counted.get(memberId);
      if (own !== undefined) {
        countTime(memberId, at);
        const reached = reachedAmong(own.map(leftNow), stakeMinor, timeZone);
        if (reached !== null) return reached;
      }
      return paused.has(memberId) && opensRound() ? "PAUSED" : null;
    },
    staked: (memberId, stakesMinor, at) => {
      move(memberId, { stakesMinor });
      setClock(memberId, at);
    },
    played: (memberId, at) => {
      countTime(memberId, at);
      setClock(memberId, at);
    },
    unstaked: (memberId, stakeMinor, placedAt) =>
      move(memberId, { stakesMinor: -stakeMinor }, dayOf(placedAt, timeZone)),
    returned: (memberId, returnsMinor) => move(memberId, { returnsMinor }),
    write: () =>
      Promise.all([
        writeDays(connection, changes.all()),
        writeClocks(
          connection,
          [...clocks].map(([memberId, { lastBetAt, timedUntil }]) => ({ memberId, lastBetAt, timedUntil })),
        ),
      ]),
  };
}

type Moved = Pick<DayChange, "stakesMinor" | "returnsMinor" | "seconds">;

const NOTHING: Moved = { stakesMinor: 0n, returnsMinor: 0n, seconds: 0n };

/** What this batch itself moved, by member and day. */
function createChanges() {
  const changes = new Map<string, DayChange>();
  return {
    add: (memberId: bigint, day: string, moved: Partial<Moved>): void => {
      const key = `${memberId} ${day}`;
      const change = changes.get(key) ?? { memberId, day, ...NOTHING };
      change.stakesMinor += moved.stakesMinor ?? 0n;
      change.returnsMinor += moved.returnsMinor ?? 0n;
      change.seconds += moved.seconds ?? 0n;
      changes.set(key, change);
    },
    since: (memberId: bigint, start: string): Moved => {
      const sum = { ...NOTHING };
      for (const change of changes.values()) {
        if (change.memberId !== memberId || change.day < start) continue;
        sum.stakesMinor += change.stakesMinor;
        sum.returnsMinor += change.returnsMinor;
        sum.seconds += change.seconds;
      }
      return sum;
    },
    all: (): readonly DayChange[] => [...changes.values()],
  };
}
