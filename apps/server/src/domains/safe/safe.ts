// The public face of safe, as far as a bet asks: counters that move with the money, and the limits they meet.
import { memberAccount, openBatch } from "@jonaki/ledger";
import type { Connection, Unit } from "@jonaki/ledger";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { readLimits, replaceDays, writeDays } from "./days.store.ts";
import type { DayChange, PlayedDay } from "./days.store.ts";
import { dayOf, isBeyond, periodStart } from "./limits.rules.ts";
import type { LimitPeriod, RunningLimit, StakeLimitKind } from "./limits.rules.ts";
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
  openCounters(connection: Connection, memberIds: readonly bigint[], at: Date): Promise<PlayCounters>;
  /** Adds or tightens a limit [SAFE-3]. */
  setLimit(tx: OpenTransaction, limit: NewLimit): Promise<void>;
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
  return {
    setLimit: async (tx, limit) => {
      const connection = connectionIn(tx);
      // Whoever bets meanwhile waits here, so that nothing is counted twice or not at all.
      await openBatch(connection, [memberAccount(limit.memberId, "CASH", parts.unit)]);
      if (!(await hasLimit(tx, limit.memberId))) {
        const since = periodStart(limit.at, "MONTH", timeZone);
        const week = periodStart(limit.at, "WEEK", timeZone);
        const first = week < since ? week : since;
        await replaceDays(
          connection,
          limit.memberId,
          first,
          await parts.playedSince(connection, limit.memberId, first),
        );
      }
      await writeLimit(tx, limit);
    },
    openCounters: async (connection, memberIds, at) => {
      const starts = {
        DAY: periodStart(at, "DAY", timeZone),
        WEEK: periodStart(at, "WEEK", timeZone),
        MONTH: periodStart(at, "MONTH", timeZone),
      };
      const limits = memberIds.length === 0 ? [] : await readLimits(connection, memberIds, starts);
      return createCounters(
        connection,
        Map.groupBy(limits, (limit) => limit.memberId),
        starts,
        timeZone,
      );
    },
  };
}

function createCounters(
  connection: Connection,
  limits: ReadonlyMap<bigint, readonly RunningLimit[]>,
  starts: Readonly<Record<LimitPeriod, string>>,
  timeZone: string,
): PlayCounters {
  const changes = new Map<string, DayChange>();
  const move = (memberId: bigint, day: string, stakesMinor: bigint, returnsMinor: bigint): void => {
    if (!limits.has(memberId)) return;
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
        const moved = movedSince(memberId, starts[limit.period]);
        const now = {
          ...limit,
          stakesMinor: limit.stakesMinor + moved.stakesMinor,
          returnsMinor: limit.returnsMinor + moved.returnsMinor,
        };
        return isBeyond(now, stakeMinor);
      }),
    staked: (memberId, stakeMinor) => move(memberId, starts.DAY, stakeMinor, 0n),
    unstaked: (memberId, stakeMinor, placedAt) => move(memberId, dayOf(placedAt, timeZone), -stakeMinor, 0n),
    returned: (memberId, payoutMinor) => move(memberId, starts.DAY, 0n, payoutMinor),
    write: () => writeDays(connection, [...changes.values()]),
  };
}
