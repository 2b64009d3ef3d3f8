// What moves with the money: corrections with their versions, limits with their counters, wagering.
import { betItem, closeItem, rollbackItem, winItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
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

describe("a correction [REP-3]", () => {
  const correct = async (
    memberId: bigint,
    transaction: string,
    payoutMinor: bigint,
    requestId = "r-1",
    version = 1,
  ) => {
    const { id } = await rowOf(transaction);
    return house.bets.correct({
      requestId,
      memberId,
      betId: id,
      resultVersion: version,
      payoutMinor: minor(payoutMinor),
      validMinor: minor(100n),
      actor: "operator",
      reason: "the result was read wrongly",
    });
  };

  it("[REP-3] [WAL-2] is a new version with a new posting, and the old result stays beside it", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    await house.bets.handle(closeItem(one));
    expect(await correct(who, one.transaction, 250n)).toEqual({ resultVersion: 2, owedMinor: 0n });
    expect(await correct(who, one.transaction, 250n)).toEqual({ resultVersion: 2, owedMinor: 0n });
    expect(await house.balance(who)).toBe(1_150n);
    expect(await correct(who, one.transaction, 999n, "r-2")).toEqual({ refused: "CHANGED_MEANWHILE" });
    expect(await correct(who, one.transaction, 999n)).toEqual({ refused: "REQUEST_REUSED" });
    const { id, state, result_version } = await rowOf(one.transaction);
    expect([state, result_version]).toEqual(["CORRECTED", 2]);
    const before = await sql`select version, state from bet_results where bet_id = ${id}`.execute(
      house.database.store,
    );
    expect(before.rows).toEqual([{ version: 1, state: "LOST" }]);
    const note = await sql`select actor, reason from ledger_notes where corrects = ${id}`.execute(
      house.database.store,
    );
    expect(note.rows).toEqual([{ actor: "operator", reason: "the result was read wrongly" }]);
  });

  it("[WAL-4] takes no balance below zero: the rest is owed, with a case", async () => {
    const who = await newMember(100n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    await house.bets.handle(winItem(one, 300n, { closes: true }));
    await house.bets.handle(betItem(who, 250n));
    expect(await correct(who, one.transaction, 0n)).toEqual({ resultVersion: 2, owedMinor: 250n });
    expect(await house.balance(who)).toBe(0n);
    const cases = await sql`select kind from money_cases where member_id = ${who}`.execute(
      house.database.store,
    );
    expect(cases.rows).toEqual([{ kind: "RECEIVABLE" }]);
  });

  it("[REP-3] an open bet has nothing to correct, and 20 at once make one new version", async () => {
    const who = await newMember(1_000n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    expect(await correct(who, one.transaction, 0n)).toEqual({ refused: "BET_OPEN" });
    await house.bets.handle(closeItem(one));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => correct(who, one.transaction, 150n, `race-${place}`)),
    );
    expect(answers.filter((answer) => "resultVersion" in answer)).toHaveLength(1);
    expect(await house.balance(who)).toBe(1_050n);
  });
});

describe("limits [SAFE-3]", () => {
  const limit = (memberId: bigint, kind: "STAKE" | "LOSS", amountMinor: bigint) =>
    house.database.transaction((tx) =>
      house.safe.setLimit(tx, { memberId, kind, period: "DAY", amountMinor, at: new Date() }),
    );

  it("[SAFE-3] binds the next bet on every process, and what was staked before counts", async () => {
    const who = await newMember(10_000n);
    await house.bets.handle(betItem(who, 700n));
    await limit(who, "STAKE", 1_000n);
    expect(await code(betItem(who, 301n), second)).toBe("LIMIT_REACHED");
    expect(await code(betItem(who, 300n), second)).toBe("OK");
    expect(await code(betItem(who, 1n))).toBe("LIMIT_REACHED");
  });

  it("[SAFE-3] 200 bets at once on two processes stay within it", async () => {
    const who = await newMember(100_000n);
    await limit(who, "STAKE", 1_000n);
    const codes = await Promise.all(
      Array.from({ length: 200 }, (_, place) => code(betItem(who, 10n), place % 2 === 0 ? house : second)),
    );
    expect(codes.filter((one) => one === "OK")).toHaveLength(100);
    expect(codes.filter((one) => one === "LIMIT_REACHED")).toHaveLength(100);
  });

  it("[SAFE-7] a limit never stops a win or a rollback, and what comes back makes room below a loss limit", async () => {
    const who = await newMember(10_000n);
    await limit(who, "LOSS", 500n);
    const [one, taken] = [betItem(who, 400n), betItem(who, 100n)];
    await house.bets.handle(one);
    await house.bets.handle(taken);
    expect(await code(betItem(who, 1n))).toBe("LIMIT_REACHED");
    expect(await code(winItem(one, 350n, { closes: true }))).toBe("OK");
    expect(await code(rollbackItem(taken))).toBe("OK");
    expect(await code(betItem(who, 451n))).toBe("LIMIT_REACHED");
    expect(await code(betItem(who, 450n))).toBe("OK");
  });
});

describe("wagering", () => {
  it("[REW-14] a valid bet reduces the oldest open wagering first, in the transaction that settles it", async () => {
    const who = await newMember(10_000n);
    await house.database.transaction(async (tx) => {
      const at = new Date();
      await house.wallet.addWagering(tx, {
        memberId: who,
        source: "DEPOSIT",
        neededMinor: 100n,
        boundMinor: 100n,
        at,
      });
      await house.wallet.addWagering(tx, {
        memberId: who,
        source: "BONUS",
        neededMinor: 100n,
        boundMinor: 0n,
        at,
      });
    });
    const one = betItem(who, 400n);
    await house.bets.handle(one);
    await house.bets.handle(closeItem(one));
    const { rows } = await sql<{ played: bigint; ended: boolean }>`
      select played, ended_at is not null as ended from wagerings where member_id = ${who} order by id`.execute(
      house.database.store,
    );
    // MINI counts by half to a deposit: 200 of the 400 are spent on it, and a tenth of the rest goes to the bonus.
    expect(rows).toEqual([
      { played: 100n, ended: true },
      { played: 20n, ended: false },
    ]);
  });
});
