// The public face of safe, as far as a bet asks: counters that move with the money, and the limits they meet.
import { memberAccount, openBatch } from "@jonaki/ledger";
import type { Connection, Unit } from "@jonaki/ledger";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { readLimits, replaceDays, writeDays } from "./days.store.ts";
import type { DayChange, LimitOfMember, PlayedDay } from "./days.store.ts";
import { dayOf, isBeyond, periodStart } from "./limits.rules.ts";
import type { LimitPeriod, StakeLimitKind } from "./limits.rules.ts";
import { hasLimit, writeLimit } from "./limits.store.ts";

export type { PlayedDay } from "./days.store.ts";

/** The counters of one batch: read under the members' locks, moved in memory, written with the money. */
export interface PlayCounters {
  /** Whether a stake would go beyond one of the member's limits now. Only members with a limit are counted. */
  refuses(memberId: bigint, stakeMinor: bigint): boolean;
  staked(memberId: bigint, stakeMinor: bigint): void;
  /** A stake that was given back counts as never staked, on the day it was. */
  unstaked(memberId: bigint, stakeMinor: bigint, placedAt: Date): void;
  returned(memberId: bigint, payoutMinor: bigint): void;
  write(): Promise<void>;
}

export interface Safe {
  openCounters(connection: Connection, memberIds: readonly bigint[]): Promise<PlayCounters>;
  /** Adds or tightens a limit [SAFE-3]. */
  setLimit(tx: OpenTransaction, limit: NewLimit): Promise<void>;
  /** Counts a member anew whose results were corrected; the caller holds the lock of the accounts. */
  recount(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void>;
}

export interface SafeParts {
  readonly timeZone: string;
  /** The unit of the money that limits are about. */
  readonly unit: Unit;
  /** What a member staked and got back a day since a day, from the bet book. */
  playedSince(connection: Connection, memberId: bigint, day: string): Promise<readonly PlayedDay[]>;
}

export interface NewLimit {
  readonly memberId: bigint;
  readonly kind: StakeLimitKind;
  readonly period: LimitPeriod;
  readonly amountMinor: bigint;
  readonly at: Date;
}

export function createSafe(parts: SafeParts): Safe {
  const { timeZone } = parts;
  /** From the bet book, by the database's clock: the bets to come are counted by that one too. */
  const fill = async (tx: OpenTransaction, memberId: bigint, at: Date): Promise<void> => {
    const connection = connectionIn(tx);
    const [month, week] = [periodStart(at, "MONTH", timeZone), periodStart(at, "WEEK", timeZone)];
    const first = week < month ? week : month;
    await replaceDays(connection, memberId, first, await parts.playedSince(connection, memberId, first));
  };
  return {
    setLimit: async (tx, limit) => {
      // Whoever bets meanwhile waits here, so that nothing is counted twice or not at all.
      const { at } = await openBatch(connectionIn(tx), [memberAccount(limit.memberId, "CASH", parts.unit)]);
      if (!(await hasLimit(tx, limit.memberId))) await fill(tx, limit.memberId, at);
      await writeLimit(tx, limit);
    },
    recount: async (tx, memberId, at) => {
      if (await hasLimit(tx, memberId)) await fill(tx, memberId, at);
    },
    openCounters: async (connection, memberIds) => {
      const limits = await readLimits(connection, memberIds, timeZone);
      return createCounters(
        connection,
        Map.groupBy(limits, (limit) => limit.memberId),
        timeZone,
      );
    },
  };
}

function createCounters(
  connection: Connection,
  limits: ReadonlyMap<bigint, readonly LimitOfMember[]>,
  timeZone: string,
): PlayCounters {
  const changes = new Map<string, DayChange>();
  /** Only members with a limit are counted; without a day it happens today. */
  const move = (memberId: bigint, stakesMinor: bigint, returnsMinor: bigint, on?: string): void => {
    const day = on ?? limits.get(memberId)?.[0]?.today;
    if (day === undefined || !limits.has(memberId)) return;
    const key = `${memberId} ${day}`;
    const change = changes.get(key) ?? { memberId, day, stakesMinor: 0n, returnsMinor: 0n };
    change.stakesMinor += stakesMinor;
    change.returnsMinor += returnsMinor;
    changes.set(key, change);
  };
  /** What this batch itself moved since a period began. */
  const movedSince = (memberId: bigint, start: string): { stakesMinor: bigint; returnsMinor: bigint } => {
    const sum = { stakesMinor: 0n, returnsMinor: 0n };
    for (const change of changes.values()) {
      if (change.memberId !== memberId || change.day < start) continue;
      sum.stakesMinor += change.stakesMinor;
      sum.returnsMinor += change.returnsMinor;
    }
    return sum;
  };
  return {
    refuses: (memberId, stakeMinor) =>
      (limits.get(memberId) ?? []).some((limit) => {
        const moved = movedSince(memberId, limit.start);
        const now = {
          ...limit,
          stakesMinor: limit.stakesMinor + moved.stakesMinor,
          returnsMinor: limit.returnsMinor + moved.returnsMinor,
        };
        return isBeyond(now, stakeMinor);
      }),
    staked: (memberId, stakeMinor) => move(memberId, stakeMinor, 0n),
    unstaked: (memberId, stakeMinor, placedAt) => move(memberId, -stakeMinor, 0n, dayOf(placedAt, timeZone)),
    returned: (memberId, payoutMinor) => move(memberId, 0n, payoutMinor),
    write: () => writeDays(connection, [...changes.values()]),
  };
}
