// The limits of members as every debit meets them: set, tightened and lifted under the lock of the member's money, so
// that the next debit on any process sees it [SAFE-3]; and what they say to a deposit and to a withdrawal.
import { memberAccount, openBatch } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import type { Refused } from "@jonaki/wire";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { announce } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";
import { endCounted } from "./counted.store.ts";
import type { Counting, CountingParts } from "./counting.ts";
import { addDeposit, readDays } from "./days.store.ts";
import {
  dayOf,
  isOfPlay,
  limitId,
  limitReached,
  reachedAmong,
  runningOf,
  stopsPlay,
} from "./limits.rules.ts";
import type { Limit, LimitName, RunningLimit } from "./limits.rules.ts";
import { readLimits, removeLimit, writeLimit } from "./limits.store.ts";
import type { LimitRow, Operator } from "./limits.store.ts";

export interface LimitBook {
  /** The database's time once nobody else moves the member's money or limits. */
  lock(tx: OpenTransaction, memberId: bigint): Promise<Date>;
  /** Binds the next debit [SAFE-3]. */
  setLimit(tx: OpenTransaction, limit: NewLimit): Promise<void>;
  /** Takes a member's own limit away; who may do so when is the flow's business [SAFE-4]. */
  liftLimit(tx: OpenTransaction, memberId: bigint, limit: LimitName): Promise<void>;
  /** A limit of the house for one member, or none any more [SAFE-2]. */
  setOperatorLimit(tx: OpenTransaction, by: Operator, limit: OperatorLimit): Promise<void>;
  /** What stands against a deposit, under the member's lock [SAFE-5]; what is ordered already may still arrive. */
  depositRefusal(
    tx: OpenTransaction,
    memberId: bigint,
    amountMinor: bigint,
    orderedMinor?: bigint,
  ): Promise<Refused<"LIMIT_REACHED"> | null>;
  /** Counts a deposit that was credited, in the transaction that credits it. */
  deposited(tx: OpenTransaction, memberId: bigint, amountMinor: bigint, at: Date): Promise<void>;
  /** Whether one of the member's own limits makes every bet impossible now [CAS-17]. */
  isStoppedByOwnLimit(tx: OpenTransaction, memberId: bigint): Promise<boolean>;
}

/** A limit of the member's own, in poisha or for TIME in minutes. */
export interface NewLimit extends LimitName {
  readonly memberId: bigint;
  readonly amountMinor: bigint;
  readonly at: Date;
}

export interface OperatorLimit extends LimitName {
  readonly memberId: bigint;
  /** In poisha, or for TIME in minutes; null takes the house's limit away. */
  readonly amount: bigint | null;
}

export interface LimitBookParts extends CountingParts {
  /** The unit of the money that limits are about. */
  readonly unit: Unit;
  readonly counting: Counting;
}

export function createLimitBook({ timeZone, mandatory, unit, counting }: LimitBookParts): LimitBook {
  const lock: LimitBook["lock"] = async (tx, memberId) =>
    (await openBatch(connectionIn(tx), [memberAccount(memberId, "CASH", unit)])).at;
  const write = async (tx: OpenTransaction, row: LimitRow, lockedAt: Date): Promise<void> => {
    // Whoever bets meanwhile waits for the lock, so that nothing is counted twice or not at all.
    if (isOfPlay(row)) await counting.begin(connectionIn(tx), row.memberId, lockedAt);
    await writeLimit(tx, row);
  };
  const running = async (
    tx: OpenTransaction,
    memberId: bigint,
    limits: readonly Limit[],
  ): Promise<readonly RunningLimit[]> => {
    if (limits.length === 0) return [];
    const { today, days } = await readDays(connectionIn(tx), memberId, timeZone);
    return limits.map((limit) => runningOf(limit, days, today));
  };
  return {
    lock,
    setLimit: async (tx, { memberId, kind, period, amountMinor: amount, at }) => {
      const lockedAt = await lock(tx, memberId);
      await write(tx, { memberId, kind, period, amount, operator: null, at }, lockedAt);
    },
    liftLimit: async (tx, memberId, limit) => {
      await lock(tx, memberId);
      await removeLimit(tx, memberId, limit, true);
      await endCounted(connectionIn(tx), memberId);
    },
    setOperatorLimit: async (tx, operator, { memberId, kind, period, amount }) => {
      const at = await lock(tx, memberId);
      const limit = limitId({ kind, period });
      await announce(tx, memberChannel(String(memberId)), "limit.changed", { limit });
      if (amount !== null) return write(tx, { memberId, kind, period, amount, operator, at }, at);
      await removeLimit(tx, memberId, { kind, period }, false);
      return endCounted(connectionIn(tx), memberId);
    },
    depositRefusal: async (tx, memberId, amountMinor, orderedMinor = 0n) => {
      await lock(tx, memberId);
      const limits = [...(await readLimits(tx, memberId)), ...mandatory].filter((one) => !isOfPlay(one));
      const left = (await running(tx, memberId, limits)).map((limit) => ({
        ...limit,
        left: limit.left - orderedMinor,
      }));
      const reached = reachedAmong(left, amountMinor, timeZone);
      return reached === null ? null : limitReached(reached);
    },
    deposited: (tx, memberId, amountMinor, at) =>
      addDeposit(connectionIn(tx), memberId, dayOf(at, timeZone), amountMinor),
    isStoppedByOwnLimit: async (tx, memberId) => {
      const own = (await readLimits(tx, memberId)).filter((limit) => limit.isOwn && isOfPlay(limit));
      return (await running(tx, memberId, own)).some(stopsPlay);
    },
  };
}
