// Whose play is counted, and from what: from the first limit on every bet moves the counters with the money; what was
// before comes from the bet book. The caller holds the lock of the member's accounts.
import type { Connection } from "@jonaki/ledger";
import { beginCounted, isCounted, readMet } from "./counted.store.ts";
import type { PlayedDay } from "./days.rules.ts";
import { replaceDays } from "./days.store.ts";
import { dayOf, furthestStart, isOfPlay } from "./limits.rules.ts";
import type { Limit } from "./limits.rules.ts";
import { createCounters } from "./play-counters.ts";
import type { PlayCounters } from "./play-counters.ts";

export interface Played {
  readonly days: readonly PlayedDay[];
  readonly lastBetAt: Date | null;
}

export interface CountingParts {
  readonly timeZone: string;
  /** The limits of the policy, which are everybody's. */
  readonly mandatory: readonly Limit[];
  /** What a member staked and got back a day since a day, from the bet book. */
  playedSince(connection: Connection, memberId: bigint, day: string): Promise<Played>;
}

export interface Counting {
  /** From now on, unless it is so already. */
  begin(connection: Connection, memberId: bigint, at: Date): Promise<void>;
  /** Anew, where results were corrected. */
  recount(connection: Connection, memberId: bigint, at: Date): Promise<void>;
  open(connection: Connection, memberIds: readonly bigint[]): Promise<PlayCounters>;
}

export function createCounting(parts: CountingParts): Counting {
  const { timeZone } = parts;
  const mandatory = parts.mandatory.filter(isOfPlay);
  /** By the database's clock: the bets to come are counted by that one too. */
  const fill = async (connection: Connection, memberId: bigint, at: Date): Promise<Date | null> => {
    const first = furthestStart(dayOf(at, timeZone));
    const { days, lastBetAt } = await parts.playedSince(connection, memberId, first);
    await replaceDays(connection, memberId, first, days);
    return lastBetAt;
  };
  const begin: Counting["begin"] = async (connection, memberId, at) => {
    if (await isCounted(connection, memberId)) return;
    await beginCounted(connection, memberId, await fill(connection, memberId, at));
  };
  return {
    begin,
    recount: async (connection, memberId, at) => {
      if (await isCounted(connection, memberId)) await fill(connection, memberId, at);
    },
    open: async (connection, memberIds) => {
      const read = () => readMet(connection, memberIds, timeZone, mandatory);
      const met = await read();
      const fresh = new Set(met.limits.filter((limit) => !limit.isCounted).map(({ memberId }) => memberId));
      if (fresh.size === 0) return createCounters(connection, met, timeZone);
      // The policy's limits are there before anybody has counted.
      for (const memberId of fresh) await begin(connection, memberId, moment(met.limits, timeZone));
      return createCounters(connection, await read(), timeZone);
    },
  };
}

/** Some moment of the day that the database says it is. */
function moment(limits: readonly { readonly today: string }[], timeZone: string): Date {
  const [limit] = limits;
  if (limit === undefined) throw new Error("there is no limit to count for");
  return new Date(Temporal.PlainDate.from(limit.today).toZonedDateTime(timeZone).epochMilliseconds);
}
