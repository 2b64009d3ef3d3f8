// The office's transactions (holds, corrections, limits) fail when the desk says so: at a statement, before the
// commit, or after it with the answer lost.
import type { Database, OpenTransaction } from "../../../apps/server/src/platform/database/database.ts";
import { createPoints, Planted } from "./fault-desk.ts";
import type { FaultDesk, Points } from "./fault-desk.ts";

export function createFaultyDatabase(real: Database, desk: FaultDesk): Database {
  return {
    ...real,
    transaction: async (work) => {
      const fault = desk.take();
      if (fault === null) return real.transaction(work);
      const points = createPoints(desk, fault);
      const result = await real.transaction(async (tx) => {
        const done = await work(watchedTransaction(tx, points));
        fail(points.beforeCommit());
        return done;
      });
      fail(points.afterCommit());
      return result;
    },
  };
}

function fail(strikes: boolean): void {
  if (strikes) throw new Planted("a transaction of the office fails");
}

/** Only statements that go through executeQuery are points; those of the query builder pass. */
function watchedTransaction(tx: OpenTransaction, points: Points): OpenTransaction {
  return new Proxy(tx, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      if (property !== "executeQuery") return value.bind(target) as unknown;
      return async (...words: Parameters<OpenTransaction["executeQuery"]>) => {
        fail(points.before("a statement"));
        const answer = await target.executeQuery(...words);
        fail(points.after("a statement"));
        return answer;
      };
    },
  });
}
