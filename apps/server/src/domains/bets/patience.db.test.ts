// A database that stands still: the vendor is told RETRY in time, nothing is done twice, and the retry finds out.
import { betItem, createTestDatabase, openMoneyHouse } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PATIENCE_MS = 300;
const WHO = 5_000n;

let house: MoneyHouse;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  house = await openMoneyHouse(url, { patienceMs: PATIENCE_MS });
  await house.give([WHO], 1_000n);
});
afterAll(() => house.stop());

/** The processes that serve the lanes. */
const laneBackends = async (): Promise<readonly number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'jonaki-lane'`.execute(house.database.store);
  return rows.map(({ pid }) => pid);
};

describe("a frozen database", () => {
  it("[VEN-11] [abuse 22] a bet is told to be late, and its repeat has one effect", async () => {
    expect(await house.bets.handle(betItem(WHO, 1n))).toMatchObject({ code: "OK" });
    const frozen = await laneBackends();
    expect(frozen.length).toBeGreaterThan(0);
    const bets = Array.from({ length: 20 }, () => betItem(WHO, 10n));
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    const told = await Promise.all(bets.map((bet) => house.bets.handle(bet)));
    for (const pid of frozen) process.kill(pid, "SIGCONT");
    expect(new Set(told)).toEqual(new Set(["late"]));
    const definite = async (bet: (typeof bets)[number]): Promise<string> => {
      for (;;) {
        const answer = await house.bets.handle(bet);
        if (answer !== "late") return answer.code;
      }
    };
    const codes = await Promise.all(bets.map(definite));
    expect(codes).toEqual(bets.map(() => "OK"));
    expect(await house.balance(WHO)).toBe(1_000n - 1n - 200n);
    expect(await house.differences()).toEqual([]);
  });
});
