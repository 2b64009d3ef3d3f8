// A studio process that dies at a chosen step: every statement and every call of the wallet is one, and it dies before or
// after the step has its effect.
import type { Wallet } from "@jonaki/vendor";
import type { Pool, PoolClient } from "pg";
import { vi } from "vitest";

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

/** The same pool, but every statement is a step, and the connections of the dead are cut. */
export function mortalPool(pool: Pool, life: Life): Pool {
  const mortalClient = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === "query")
          return (text: string, values: unknown[]) => life.step(() => target.query(text, values));
        if (name === "release") return () => target.release(life.isOver());
        return Reflect.get(target, name) as unknown;
      },
    });
  return new Proxy(pool, {
    get: (target, name) =>
      name === "connect"
        ? async () => mortalClient(await target.connect())
        : (Reflect.get(target, name) as unknown),
  });
}

/** Every call is a step; the answer of a wallet reaches no dead. */
export const mortalWallet = (wallet: Wallet, life: Life): Wallet => ({
  ...wallet,
  bet: (call) => life.step(() => wallet.bet(call)),
  win: (call) => life.step(() => wallet.win(call)),
  close: (call) => life.step(() => wallet.close(call)),
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
