// Seats at the tables of vendors with rooms [CAR-31]: each call is one transaction of its own and is answered in time, or
// "late": then it may still be done, and a repeat finds it [VEN-11].
import type { Connection } from "@jonaki/ledger";
import { connectionIn } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { SeatParts } from "./seat-acts.flow.ts";
import { poolsOf, runSeatCall } from "./seat-call.flow.ts";
import type { SeatAnswer, SeatItem } from "./seat-items.ts";

export interface Seats {
  handle(item: SeatItem): Promise<SeatAnswer | "late">;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

export interface SeatsParts extends SeatParts {
  readonly database: Database;
  /** How long a caller waits for its answer [VEN-11]. */
  readonly patienceMs: number;
}

export function createSeats(parts: SeatsParts): Seats {
  const underWay = new Set<Promise<unknown>>();
  const run = async (item: SeatItem): Promise<SeatAnswer> => {
    const pools = await poolsOf(parts, item);
    return parts.database.transaction((tx) => runSeatCall(parts, oneByOne(connectionIn(tx)), item, pools));
  };
  const carry = async (item: SeatItem): Promise<SeatAnswer> => {
    try {
      return await run(item);
    } catch (problem) {
      if (!isOfTheMoment(problem)) throw problem;
      return run(item);
    } finally {
      parts.announce();
    }
  };
  return {
    handle: (item) => {
      const work = carry(item);
      const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return within(work, parts.patienceMs);
    },
    stop: async () => {
      await Promise.all(underWay);
    },
  };
}

/** A transaction's connection carries one statement at a time; after one that failed none is sent any more. */
function oneByOne(connection: Connection): Connection {
  let last: Promise<unknown> = Promise.resolve();
  return {
    rows: (statement) => {
      const answer = last.then(() => connection.rows(statement));
      last = answer;
      return answer;
    },
  };
}

/** Somebody else used the id as a bet's, or two waited for each other, while it was judged: the next look sees it. */
const isOfTheMoment = (problem: unknown): boolean =>
  /^(23505|40001|40P01)$/u.test(String((problem as { readonly code?: unknown } | null)?.code));

function within(work: Promise<SeatAnswer>, patienceMs: number): Promise<SeatAnswer | "late"> {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
