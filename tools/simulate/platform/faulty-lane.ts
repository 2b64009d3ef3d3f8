// Lanes that fail when the desk says so; otherwise they are the real ones. Statements travel in bursts, so nothing
// may be held back: a fault sends a statement that the database refuses, and the transaction is over there too.
import type { Burst, Connection, createLane, Lane } from "../../../packages/ledger/src/index.ts";
import { createPoints, Planted } from "./fault-desk.ts";
import type { Fault, FaultDesk, Points } from "./fault-desk.ts";
import type { Positions } from "./positions.ts";

export interface FaultyLanes {
  readonly open: (options: Parameters<typeof createLane>[0]) => Lane;
  /** Resolves when no transaction is under way. */
  idle(): Promise<void>;
}

/** Ends a database process by its id, as an administrator would. */
export type EndProcess = (pid: number) => Promise<void>;

type Work<Result> = (connection: Connection, shard: number) => Promise<Burst<Result>>;

export function createFaultyLanes(
  openReal: typeof createLane,
  desk: FaultDesk,
  positions: Positions,
  endProcess: EndProcess,
): FaultyLanes {
  const underWay = new Set<Promise<unknown>>();
  const noted = <Result>(work: Promise<Result>): Promise<Result> => {
    underWay.add(work);
    const leave = (): void => void underWay.delete(work);
    work.then(leave, leave);
    return work;
  };
  const burst = <Result>(real: Lane, work: Work<Result>): Promise<Result> => {
    const placed: Work<Result> = async (connection, shard) => {
      const heard = positions.hear(connection);
      const done = await work(heard.connection, shard);
      positions.note(heard.block(), done.answer);
      return done;
    };
    return noted(
      desk.isWatching()
        ? watched(real, desk, (pid) => void noted(endProcess(pid)), placed)
        : real.burst(placed),
    );
  };
  return {
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    open: (options) => {
      const real = openReal(options);
      return {
        stop: real.stop,
        burst: (work) => burst(real, work),
        transaction: (work) =>
          burst(real, async (connection, shard) => ({
            answer: await work(connection, shard),
            written: Promise.resolve(),
          })),
      };
    },
  };
}

async function watched<Result>(
  real: Lane,
  desk: FaultDesk,
  end: (pid: number) => void,
  work: Work<Result>,
): Promise<Result> {
  const stayAlive = (): void => {
    if (desk.isDead()) throw new Planted("the process is dead");
  };
  stayAlive();
  const fault = desk.take();
  const points = createPoints(desk, fault);
  let pid = 0;
  const result = await real.burst(async (connection, shard) => {
    if (fault?.how === "cut") pid = await processOf(connection);
    const strike = strikeOf(fault, connection, () => end(pid));
    const { answer, written } = await work(watchedConnection(connection, desk, points, strike), shard);
    const last = points.beforeCommit() || desk.isDead() ? strike() : null;
    return { answer, written: Promise.all([written, last]) };
  });
  if (points.afterCommit()) {
    if (fault?.how !== "cut") throw new Planted("the answer is lost");
    end(pid);
  }
  stayAlive();
  return result;
}

/** Fails the transaction, or ends its connection behind its back. */
type Strike = () => Promise<never> | null;

function strikeOf(fault: Fault | null, connection: Connection, end: () => void): Strike {
  return () => {
    if (fault?.how !== "cut") return failIn(connection);
    end();
    return null;
  };
}

async function failIn(connection: Connection): Promise<never> {
  await connection.rows({ name: "sim_fault", text: "select 1 / $1::int", values: [0] });
  throw new Planted("the fault did not strike");
}

async function processOf(connection: Connection): Promise<number> {
  const [row] = await connection.rows({ name: "sim_pid", text: "select pg_backend_pid()", values: [] });
  return Number(row?.[0]);
}

const watchedConnection = (
  connection: Connection,
  desk: FaultDesk,
  points: Points,
  strike: Strike,
): Connection => ({
  rows: (statement) => {
    const early = points.before(statement.name) || desk.isDead() ? strike() : null;
    if (early !== null) return early;
    const rows = connection.rows(statement);
    const late = points.after(statement.name) ? strike() : null;
    if (late === null) return rows;
    rows.catch(() => undefined);
    return late;
  },
});
