// A studio process that dies at a chosen step: every statement and every call of the wallet is one, and it dies before or
// after the step has its effect.
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import type { FakeClock } from "@jonaki/testkit";
import type { Wallet } from "@jonaki/vendor";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { vi } from "vitest";
import { createRounds } from "../src/instant/rounds.ts";
import type { RoundParts } from "../src/instant/rounds.ts";
import { databaseOn, openStudioPool } from "../src/platform/database.ts";
import { newRequestId } from "./studio-house.ts";
import { createWalletDouble } from "./wallet-double.ts";
import type { WalletDouble } from "./wallet-double.ts";

export type When = "before" | "after";

/** A life that ends at a step; nothing is said or done after its death. */
export interface Life {
  step<Result>(work: () => Promise<Result>): Promise<Result>;
  isOver(): boolean;
}

class Death extends Error {}

function lifeOf(steps: number, when: When): Life {
  let left = steps;
  let over = false;
  const die = (): never => {
    over = true;
    throw new Death("the process is gone");
  };
  return {
    isOver: () => over,
    async step(work) {
      if (over) die();
      left -= 1;
      if (left === 0 && when === "before") die();
      const result = await work();
      if (left === 0 || over) die();
      return result;
    },
  };
}

type Answer = (problem: unknown, result?: unknown) => void;

/** The same pool, but every statement is a step, and the connections of the dead are cut. */
export function mortalPool(pool: Pool, life: Life): Pool {
  const mortalClient = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === "query")
          return (statement: QueryConfig, answer: Answer): void =>
            void life.step(() => target.query(statement)).then((result) => answer(null, result), answer);
        if (name === "release") return () => target.release(life.isOver());
        return Reflect.get(target, name) as unknown;
      },
    });
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === "connect") return async () => mortalClient(await target.connect());
      if (name === "query") return (statement: QueryConfig) => life.step(() => target.query(statement));
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** Every call is a step; the answer of a wallet reaches no dead. */
export const mortalWallet = (wallet: Wallet, life: Life): Wallet => ({
  ...wallet,
  bet: (call) => life.step(() => wallet.bet(call)),
  win: (call) => life.step(() => wallet.win(call)),
  close: (call) => life.step(() => wallet.close(call)),
  batch: (calls) => life.step(() => wallet.batch(calls)),
});

/** Runs a work with a death at step 1, 2, 3 … until it lives through it; answers how many steps there were. */
export async function atEveryStep(when: When, work: (life: Life) => Promise<void>): Promise<number> {
  for (let steps = 1; ; steps += 1) {
    const life = lifeOf(steps, when);
    await work(life);
    if (!life.isOver()) return steps - 1;
  }
}

/** The database needs a moment to notice that a process is gone; until then its locks stand. */
export async function untilBuried(pool: Pool): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    return rows.length === 0;
  });
}

/** One database, one wallet and one clock, and as many processes on them as a test needs. */
export interface MortalHouse {
  readonly double: WalletDouble;
  readonly clock: FakeClock;
  /** A process that lives through the whole test. */
  readonly healthy: RoundParts;
  /** Another one that lives, with connections of its own. */
  another(): RoundParts;
  mortal(life: Life): RoundParts;
  /** When the locks of the dead are gone. */
  buried(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortalHouse(): Promise<MortalHouse> {
  const { url } = await createTestDatabase();
  const log = { error: () => undefined, warn: () => undefined };
  const double = createWalletDouble();
  const clock = fakeClock();
  const pools: Pool[] = [];
  const ownPool = (): Pool => {
    const pool = openStudioPool(url, log);
    pools.push(pool);
    return pool;
  };
  const partsOf = (pool: Pool, wallet: Wallet): RoundParts =>
    createRounds({
      database: databaseOn(pool),
      wallet,
      clock,
      random: seededRandom(newRequestId()),
      log,
    });
  const lasting = ownPool();
  return {
    double,
    clock,
    healthy: partsOf(lasting, double.wallet),
    another: () => partsOf(ownPool(), double.wallet),
    mortal: (life) => partsOf(mortalPool(ownPool(), life), mortalWallet(double.wallet, life)),
    buried: () => untilBuried(lasting),
    stop: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  };
}
