// The bet book on PostgreSQL: one effect whatever is repeated or comes at once, the right accounts, and all
// invariants after every test.
import { betItem, closeItem, rollbackItem, winItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
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
const newMember: BetStage["newMember"] = (cash, bonus) => stage.newMember(cash, bonus);
const code: BetStage["code"] = (item, where) => stage.code(item, where);
const rowOf: BetStage["rowOf"] = (transaction) => stage.rowOf(transaction);
const accounts: BetStage["accounts"] = (memberId) => stage.accounts(memberId);
const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner));

describe("a bet", () => {
  it("[VEN-5] [WAL-3] moves the stake once, and a repeat on any process answers the stored answer", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    const first = await house.bets.handle(one);
    expect(first).toMatchObject({ code: "OK", balanceMinor: 900n });
    expect(await house.bets.handle(one)).toEqual(first);
    expect(await second.bets.handle(one)).toEqual(first);
    expect(await code({ ...one, fingerprint: "f".repeat(64) })).toBe("MISMATCH");
    expect(await house.balance(who)).toBe(900n);
  });

  it("[WAL-6] [WAL-1] its stake leaves the available balance for the vendor's OPEN-BETS at once", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 400n, { vendor: "STAKES" });
    await house.bets.handle(one);
    const open = async (): Promise<bigint> => {
      const { rows } = await sql<{
        lies: bigint;
      }>`select sum(b.balance)::bigint as lies from ledger_balances b
        join ledger_accounts a on a.id = b.account_id where a.owner = 'STAKES' and a.kind = 'OPEN_BETS' and a.unit = 'PLAY'`.execute(
        house.database.store,
      );
      return rows[0]?.lies ?? 0n;
    };
    expect([await house.balance(who), await open()]).toEqual([600n, 400n]);
    await house.bets.handle(closeItem(one));
    expect([await house.balance(who), await open()]).toEqual([600n, 0n]);
  });

  it("[WAL-4] 500 at once on a balance for one, over two processes: exactly one is taken", async () => {
    const who = await newMember(100n);
    const codes = await Promise.all(
      Array.from({ length: 500 }, (_, place) => code(betItem(who, 100n), place % 2 === 0 ? house : second)),
    );
    expect(codes.filter((one) => one === "OK")).toHaveLength(1);
    expect(codes.filter((one) => one === "INSUFFICIENT_BALANCE")).toHaveLength(499);
    expect(await house.balance(who)).toBe(0n);
  });

  it("[VEN-5] the same one 100 times at once on two processes: one effect and 100 equal answers", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) => (place % 2 === 0 ? house : second).bets.handle(one)),
    );
    expect(new Set(answers.map(asText)).size).toBe(1);
    expect(await house.balance(who)).toBe(900n);
  });

  it("[VEN-5] one transaction id of two players at the same moment belongs to one of them", async () => {
    const [who, other] = [await newMember(1_000n), await newMember(1_000n)];
    const one = betItem(who, 100n);
    const same = betItem(other, 100n, { transaction: one.transaction, fingerprint: "e".repeat(64) });
    const codes = await Promise.all([code(one), code(same, second)]);
    expect(codes.toSorted()).toEqual(["MISMATCH", "OK"]);
    expect((await house.balance(who)) + (await house.balance(other))).toBe(1_900n);
  });

  it("[VEN-9] a bad item in a batch stops no other", async () => {
    const [rich, poor] = [await newMember(100_000n), await newMember(5n)];
    const items = Array.from({ length: 200 }, (_, place) => betItem(place % 10 === 0 ? poor : rich, 10n));
    const codes = await Promise.all(items.map((item) => code(item)));
    expect(codes.filter((one) => one === "OK")).toHaveLength(180);
    expect(codes.filter((one) => one === "INSUFFICIENT_BALANCE")).toHaveLength(20);
  });
});

describe("the end of a bet [REP-3]", () => {
  it("[REP-3] [VEN-6] wins credit while the round is open, and the close makes it WON", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    expect([await code(winItem(one, 30n)), await code(winItem(one, 40n))]).toEqual(["OK", "OK"]);
    expect((await rowOf(one.transaction)).state).toBe("OPEN");
    expect(await code(rollbackItem(one))).toBe("ROUND_CLOSED");
    expect(await code(closeItem(one))).toBe("OK");
    expect(await rowOf(one.transaction)).toMatchObject({
      state: "WON",
      result_version: 1,
      valid_stake: 100n,
    });
    expect(await code(winItem(one, 50n))).toBe("ROUND_CLOSED");
    expect(await code(betItem(who, 1n, { round: one.round }))).toBe("ROUND_CLOSED");
    expect(await house.balance(who)).toBe(970n);
  });

  it("[REP-3] [REW-11] a close without a win is LOST, a draw and a void count no valid bet, a cash-out counts the stake", async () => {
    const who = await newMember(10_000n);
    const [lost, drawn, cashed, voided] = [
      betItem(who, 100n),
      betItem(who, 100n),
      betItem(who, 100n),
      betItem(who, 100n),
    ];
    for (const one of [lost, drawn, cashed, voided]) await house.bets.handle(one);
    await house.bets.handle(closeItem(lost));
    await house.bets.handle(winItem(drawn, 100n, { closes: true, result: "DRAW" }));
    await house.bets.handle(winItem(cashed, 60n, { closes: true, result: "CASH_OUT" }));
    await house.bets.handle(rollbackItem(voided));
    expect(await rowOf(lost.transaction)).toMatchObject({ state: "LOST", valid_stake: 100n });
    expect(await rowOf(drawn.transaction)).toMatchObject({ state: "DRAW", valid_stake: 0n });
    expect(await rowOf(cashed.transaction)).toMatchObject({ state: "CASHED_OUT", valid_stake: 100n });
    expect(await rowOf(voided.transaction)).toMatchObject({ state: "VOID", valid_stake: 0n });
    expect(await house.balance(who)).toBe(9_860n);
  });

  it("[VEN-6] a win that closes ends every bet of its round", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    const beside = betItem(who, 50n, { round: one.round });
    await house.bets.handle(one);
    await house.bets.handle(beside);
    await house.bets.handle(winItem(one, 300n, { closes: true }));
    expect((await rowOf(one.transaction)).state).toBe("WON");
    expect((await rowOf(beside.transaction)).state).toBe("LOST");
  });

  it("[VEN-7] [VEN-10] a rollback gives the stake back once, whatever its own id", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    const first = rollbackItem(one);
    expect([await code(first), await code(first), await code(rollbackItem(one))]).toEqual(["OK", "OK", "OK"]);
    expect(await house.balance(who)).toBe(1_000n);
    expect(await code(closeItem(one))).toBe("OK");
    expect(await code(rollbackItem(one))).toBe("OK");
    expect(await house.balance(who)).toBe(1_000n);
  });

  it("[VEN-7] [VEN-10] a rollback before its bet leaves a tombstone", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    expect(await code(rollbackItem(one))).toBe("OK");
    expect(await code(one)).toBe("BET_ROLLED_BACK");
    expect(await code(winItem(one, 50n))).toBe("BET_ROLLED_BACK");
    expect(await house.balance(who)).toBe(1_000n);
  });

  it("[VEN-8] a round that is closed before it has a bet never takes one", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    expect(await code(closeItem(one))).toBe("BET_UNKNOWN");
    expect(await code(one)).toBe("ROUND_CLOSED");
  });
});

describe("CASH and BONUS [WAL-30]", () => {
  it("[WAL-30] a stake takes CASH first, and its payout goes back in the same proportion", async () => {
    const who = await newMember(60n, 100n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    expect(await accounts(who)).toEqual([0n, 60n]);
    await house.bets.handle(winItem(one, 250n, { closes: true }));
    expect(await accounts(who)).toEqual([150n, 160n]);
  });

  it("[WAL-30] [WAL-31] the odd poisha of a payout goes to CASH", async () => {
    const who = await newMember(1n, 100n);
    const one = betItem(who, 3n);
    await house.bets.handle(one);
    await house.bets.handle(winItem(one, 10n, { closes: true }));
    // A third of ten is 3, two thirds are 6, and one poisha is left over.
    expect(await accounts(who)).toEqual([4n, 104n]);
  });

  it("[WAL-30] a refund gives both accounts back what they gave", async () => {
    const who = await newMember(60n, 100n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    await house.bets.handle(rollbackItem(one));
    expect(await accounts(who)).toEqual([60n, 100n]);
  });

  it("[WAL-5] demo play never touches money, and money never demo play", async () => {
    const who = await newMember(1_000n);
    await house.give([who], 500n, "TRIAL");
    const demo = betItem(who, 200n, { unit: "TRIAL", sessionUnit: "TRIAL" });
    expect(await house.bets.handle(demo)).toMatchObject({ code: "OK", balanceMinor: 300n });
    expect(await code(winItem(demo, 900n, { unit: "PLAY" }))).toBe("CURRENCY_WRONG");
    await house.bets.handle(winItem(demo, 900n, { closes: true }));
    expect([await house.balance(who), await house.balance(who, "TRIAL")]).toEqual([1_000n, 1_200n]);
    const { rows } = await sql`select from bet_record where member_id = ${who}`.execute(house.database.store);
    expect(rows).toHaveLength(0);
  });
});
