// A bet that is sent with its end: both in one transaction, as if they had come one after the other, and the end of a bet that
// is refused surprises nobody.
import { betItem, closeItem, rollbackItem, winItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { WalletItem } from "./bet-items.ts";
import { openBetStage } from "./bets-test-doubles.ts";
import type { BetStage } from "./bets-test-doubles.ts";

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
beforeAll(async () => {
  stage = await openBetStage();
  ({ house, second } = stage);
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await house.differences()).toEqual([]);
});

const ENDING = { closes: true };

const codes = async (items: readonly WalletItem[], where = house): Promise<readonly string[]> => {
  const answers = await where.bets.handleTogether(items);
  return answers === "late" ? ["late"] : answers.map(({ code }) => code);
};

const countOf = async (table: "money_cases" | "bet_tombstones", memberId: bigint): Promise<number> => {
  const { rows } = await sql<{
    readonly found: number;
  }>`select count(*)::int as found from ${sql.table(table)} where member_id = ${memberId}`.execute(
    house.database.store,
  );
  return rows[0]?.found ?? 0;
};

const eventsOf = async (bet: bigint): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`select name from domain_events
    where facts::jsonb @> ${JSON.stringify([{ bet: String(bet) }])}::jsonb order by id`.execute(
    house.database.store,
  );
  return rows.map(({ name }) => name);
};

describe("a bet with its end", () => {
  it("[VEN-9] [REP-3] is placed, paid and ended at once, and each line has the balance of its moment", async () => {
    const who = await stage.newMember(1_000n);
    const bet = betItem(who, 100n);
    const answers = await house.bets.handleTogether([bet, winItem(bet, 250n, ENDING)]);
    expect(answers).toMatchObject([
      { code: "OK", balanceMinor: 900n },
      { code: "OK", balanceMinor: 1_150n },
    ]);
    const row = await stage.rowOf(bet.transaction);
    expect(row).toMatchObject({ state: "WON", cash_payout: 250n, valid_stake: 100n });
    expect(await house.balance(who)).toBe(1_150n);
    expect(await eventsOf(row.id)).toEqual(["bet.placed", "bet.settled"]);
  });

  it("[VEN-8] a loss is ended by its close, and its round takes nothing more", async () => {
    const who = await stage.newMember(1_000n);
    const bet = betItem(who, 100n);
    expect(await codes([bet, closeItem(bet)])).toEqual(["OK", "OK"]);
    expect(await stage.rowOf(bet.transaction)).toMatchObject({ state: "LOST", cash_payout: 0n });
    expect(await codes([winItem(bet, 500n)])).toEqual(["ROUND_CLOSED"]);
    expect(await codes([rollbackItem(bet)])).toEqual(["ROUND_CLOSED"]);
    expect(await house.balance(who)).toBe(900n);
  });

  it("[VEN-5] [WAL-3] sent again, together or one by one and on any process, it is answered as it was", async () => {
    const who = await stage.newMember(1_000n);
    const bet = betItem(who, 100n);
    const end = winItem(bet, 250n, ENDING);
    const first = await house.bets.handleTogether([bet, end]);
    expect(await second.bets.handleTogether([bet, end])).toEqual(first);
    expect([await second.bets.handle(bet), await house.bets.handle(end)]).toEqual(first);
    expect(await house.balance(who)).toBe(1_150n);
  });

  it("[VEN-5] fifty times at once on two processes it has one effect", async () => {
    const who = await stage.newMember(1_000n);
    const bet = betItem(who, 100n);
    const pair = [bet, winItem(bet, 250n, ENDING)];
    const told = await Promise.all(
      Array.from({ length: 50 }, (_one, place) => codes(pair, place % 2 === 0 ? house : second)),
    );
    expect(new Set(told.flat())).toEqual(new Set(["OK"]));
    expect(await house.balance(who)).toBe(1_150n);
  });

  it("[WAL-4] [VEN-12] of a hundred on a balance for one the others are refused with their ends, and nobody has to look at that", async () => {
    const who = await stage.newMember(100n);
    const told = await Promise.all(
      Array.from({ length: 100 }, (_one, place) => {
        const bet = betItem(who, 100n);
        const end = place % 3 === 0 ? winItem(bet, 40n, ENDING) : closeItem(bet);
        return codes([bet, end], place % 2 === 0 ? house : second);
      }),
    );
    const taken = told.filter(([code]) => code === "OK");
    expect(taken).toEqual([["OK", "OK"]]);
    expect(new Set(told.filter(([code]) => code !== "OK").map(String))).toEqual(
      new Set(["INSUFFICIENT_BALANCE,BET_UNKNOWN"]),
    );
    expect(await countOf("money_cases", who)).toBe(0);
    expect(await countOf("bet_tombstones", who)).toBe(0);
  });

  it("[VEN-5] [VEN-12] refused and sent again it is told the same, and an end that is insisted on by itself is a case", async () => {
    const who = await stage.newMember(50n);
    const bet = betItem(who, 100n);
    const end = winItem(bet, 250n, ENDING);
    const refused = ["INSUFFICIENT_BALANCE", "BET_UNKNOWN"];
    expect(await codes([bet, end])).toEqual(refused);
    expect(await codes([bet, end], second)).toEqual(refused);
    expect(await countOf("money_cases", who)).toBe(0);
    expect(await codes([end])).toEqual(["BET_UNKNOWN"]);
    expect(await countOf("money_cases", who)).toBe(1);
    expect(await codes([bet, end], second)).toEqual(refused);
    expect(await codes([end], second)).toEqual(["BET_UNKNOWN"]);
    expect(await countOf("money_cases", who)).toBe(1);
    expect(await house.balance(who)).toBe(50n);
  });

  it("[VEN-7] the end of a bet that was taken back before is refused, and the bet moves nothing", async () => {
    const who = await stage.newMember(1_000n);
    const bet = betItem(who, 100n);
    expect(await codes([rollbackItem(bet)])).toEqual(["OK"]);
    expect(await codes([bet, winItem(bet, 250n, ENDING)])).toEqual(["BET_ROLLED_BACK", "BET_ROLLED_BACK"]);
    expect(await house.balance(who)).toBe(1_000n);
  });

  it("[WAL-4] [VEN-10] a hundred rounds of one member between bets of others leave what each of them won", async () => {
    const [who, other] = [await stage.newMember(10_000n), await stage.newMember(10_000n)];
    const pairs = Array.from({ length: 100 }, (_one, place) => {
      const bet = betItem(place % 2 === 0 ? who : other, 100n);
      return [bet, winItem(bet, BigInt(place + 1), ENDING)];
    });
    const told = await Promise.all(pairs.map((pair, place) => codes(pair, place % 3 === 0 ? second : house)));
    expect(new Set(told.flat())).toEqual(new Set(["OK"]));
    // 1 + 3 + … + 99, and 2 + 4 + … + 100.
    expect(await house.balance(who)).toBe(10_000n - 5_000n + 2_500n);
    expect(await house.balance(other)).toBe(10_000n - 5_000n + 2_550n);
  });
});
