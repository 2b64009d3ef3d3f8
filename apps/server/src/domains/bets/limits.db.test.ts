// Limits where bets meet them, on two processes and one database: time, the house's limits beside the member's own, the
// policy's for everybody, deposits, and what is counted from the bet book.
import { betItem, closeItem, openMoneyHouse, winItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PLAY_POLICY } from "../../platform/policy.ts";
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

type Kind = "DEPOSIT" | "STAKE" | "LOSS" | "TIME";
type Period = "DAY" | "WEEK" | "MONTH";
const DESK = { operatorId: 7n, name: "Rina" };
const limit = (memberId: bigint, kind: Kind, amountMinor: bigint, period: Period = "DAY") =>
  house.database.transaction((tx) =>
    house.safe.setLimit(tx, { memberId, kind, period, amountMinor, at: new Date() }),
  );
const operatorLimit = (memberId: bigint, kind: Kind, amount: bigint | null, period: Period = "DAY") =>
  house.database.transaction((tx) =>
    house.safe.setOperatorLimit(tx, DESK, { memberId, kind, period, amount }),
  );
const lift = (memberId: bigint, kind: Kind, period: Period = "DAY") =>
  house.database.transaction((tx) => house.safe.liftLimit(tx, memberId, { kind, period }));
const code: BetStage["code"] = (item, where) => stage.code(item, where);
const bet = (memberId: bigint, stakeMinor: bigint, where?: MoneyHouse) =>
  code(betItem(memberId, stakeMinor), where);
/** As if the member's last bet had been so long ago. */
const ago = (memberId: bigint, minutes: number) =>
  sql`update safe_counted set last_bet_at = last_bet_at - ${minutes}::int * interval '1 minute',
    timed_until = timed_until - ${minutes}::int * interval '1 minute' where member_id = ${memberId}`.execute(
    house.database.store,
  );
const minutesToday = async (memberId: bigint): Promise<number> => {
  const { rows } = await sql<{ seconds: bigint }>`select coalesce(sum(seconds), 0)::bigint as seconds
    from safe_days where member_id = ${memberId}`.execute(house.database.store);
  return Math.round(Number(rows[0]?.seconds) / 60);
};

describe("a limit on time", () => {
  it("[SAFE-1] [SAFE-3] counts the minutes between bets on every process and stops the bet that comes after its end", async () => {
    const who = await stage.newMember(100_000n);
    await limit(who, "TIME", 20n, "MONTH");
    expect(await bet(who, 100n)).toBe("OK");
    await ago(who, 9);
    expect(await bet(who, 100n, second)).toBe("OK");
    await ago(who, 9);
    expect(await bet(who, 100n)).toBe("OK");
    expect(await minutesToday(who)).toBe(18);
    await ago(who, 3);
    expect(await bet(who, 100n, second)).toBe("LIMIT_REACHED");
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
  });

  it("[SAFE-1] a pause of more than 10 minutes is none of it, and waiting one out gives no time back", async () => {
    const who = await stage.newMember(100_000n);
    await limit(who, "TIME", 10n, "MONTH");
    await bet(who, 100n);
    await ago(who, 60);
    expect(await bet(who, 100n)).toBe("OK");
    expect(await minutesToday(who)).toBe(0);
    await ago(who, 9);
    await bet(who, 100n);
    await ago(who, 2);
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
    await ago(who, 11);
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
  });

  it("[SAFE-1] what was played before the limit was set counts, from the bet book", async () => {
    const who = await stage.newMember(100_000n);
    for (const minutes of [40, 35, 28, 27, 4, 0]) {
      const one = betItem(who, 100n);
      await house.bets.handle(one);
      await sql`update bets set placed_at = placed_at - ${minutes}::int * interval '1 minute'
        where transaction = ${one.transaction}`.execute(house.database.store);
    }
    await limit(who, "TIME", 20n, "MONTH");
    // 40 to 35, 35 to 28 and 28 to 27 are 13 minutes, 27 to 4 is a pause, and 4 to now are 4.
    expect(await minutesToday(who)).toBe(17);
    expect(await bet(who, 100n)).toBe("OK");
    await ago(who, 4);
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
  });

  it("[SAFE-7] never stops a win or the end of a round", async () => {
    const who = await stage.newMember(100_000n);
    const one = betItem(who, 100n);
    await house.bets.handle(one);
    await limit(who, "TIME", 0n);
    expect(await bet(who, 100n)).toBe("LIMIT_REACHED");
    expect(await code(winItem(one, 500n))).toBe("OK");
    expect(await code(closeItem(one))).toBe("OK");
  });
});

describe("the house's limits", () => {
  it("[SAFE-2] stand beside the member's own, and the stricter one of the two applies", async () => {
    const who = await stage.newMember(100_000n);
    await operatorLimit(who, "STAKE", 1_000n);
    expect(await bet(who, 1_001n, second)).toBe("LIMIT_REACHED");
    await limit(who, "STAKE", 400n);
    expect(await bet(who, 401n)).toBe("LIMIT_REACHED");
    expect(await bet(who, 400n)).toBe("OK");
    await lift(who, "STAKE");
    expect(await bet(who, 601n, second)).toBe("LIMIT_REACHED");
    expect(await bet(who, 600n, second)).toBe("OK");
    await operatorLimit(who, "STAKE", null);
    expect(await bet(who, 5_000n)).toBe("OK");
  });

  it("[SAFE-3] who sets a limit again after the last one was lifted is counted with everything in between", async () => {
    const who = await stage.newMember(100_000n);
    await limit(who, "STAKE", 1_000n);
    await bet(who, 300n);
    await lift(who, "STAKE");
    await bet(who, 500n);
    await limit(who, "STAKE", 1_000n);
    expect(await bet(who, 201n)).toBe("LIMIT_REACHED");
    expect(await bet(who, 200n)).toBe("OK");
  });

  it("[SAFE-19] [SAFE-2] those of the policy bind everybody from the next bet on, with what was played before", async () => {
    const who = await stage.newMember(100_000n);
    await bet(who, 700n);
    const url = house.database.pool.options.connectionString ?? "";
    const strict = await openMoneyHouse(url, {
      policy: {
        ...PLAY_POLICY,
        mandatoryLimits: [
          { kind: "STAKE", period: "DAY", amount: minor(1_000n) },
          { kind: "DEPOSIT", period: "DAY", amount: minor(5_000n) },
        ],
      },
    });
    try {
      expect(await code(betItem(who, 301n), strict)).toBe("LIMIT_REACHED");
      expect(await code(betItem(who, 300n), strict)).toBe("OK");
      expect(await code(betItem(who, 1n), strict)).toBe("LIMIT_REACHED");
      const refusal = await strict.database.transaction((tx) => strict.safe.depositRefusal(tx, who, 5_001n));
      expect(refusal?.value).toMatchObject({ 0: "DEPOSIT.DAY", 1: "50.00" });
    } finally {
      await strict.stop();
    }
  });
});

describe("deposits", () => {
  const refusalOf = (memberId: bigint, amountMinor: bigint, where = house) =>
    where.database.transaction((tx) => where.safe.depositRefusal(tx, memberId, amountMinor));
  const deposit = (memberId: bigint, amountMinor: bigint) =>
    house.database.transaction((tx) => house.safe.deposited(tx, memberId, amountMinor, new Date()));

  it("[SAFE-5] [CAS-5] one beyond a limit is refused with its name, what is left and when it resets", async () => {
    const who = await stage.newMember(0n);
    expect(await refusalOf(who, 1_000_000n)).toBeNull();
    await deposit(who, 30_000n);
    await limit(who, "DEPOSIT", 50_000n, "MONTH");
    expect(await refusalOf(who, 20_000n, second)).toBeNull();
    const refusal = await refusalOf(who, 20_001n, second);
    expect(refusal).toMatchObject({ code: "LIMIT_REACHED", value: { 0: "DEPOSIT.MONTH", 1: "200.00" } });
    const resets = Temporal.Instant.from(String(refusal?.value?.["time"])).toZonedDateTimeISO("Asia/Dhaka");
    expect([resets.day, resets.hour]).toEqual([1, 0]);
    await deposit(who, 20_000n);
    expect(await refusalOf(who, 1n)).not.toBeNull();
  });

  it("[SAFE-1] 20 that were asked about under the lock and credited at once never pass the limit", async () => {
    const who = await stage.newMember(0n);
    await limit(who, "DEPOSIT", 1_000n);
    const one = (where: MoneyHouse) =>
      where.database.transaction(async (tx) => {
        if ((await where.safe.depositRefusal(tx, who, 100n)) !== null) return false;
        await where.safe.deposited(tx, who, 100n, new Date());
        return true;
      });
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, place) => one(place % 2 === 0 ? house : second)),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
  });
});

describe("stopped by an own limit", () => {
  const isStopped = (memberId: bigint) =>
    house.database.transaction((tx) => house.safe.isStoppedByOwnLimit(tx, memberId));

  it("[CAS-17] is who has less left than the smallest stake by a limit of the member's own", async () => {
    const who = await stage.newMember(100_000n);
    expect(await isStopped(who)).toBe(false);
    await operatorLimit(who, "STAKE", 0n);
    await limit(who, "DEPOSIT", 0n);
    expect(await isStopped(who)).toBe(false);
    await operatorLimit(who, "STAKE", null);
    await limit(who, "STAKE", 1_000n);
    await bet(who, 900n);
    expect(await isStopped(who)).toBe(false);
    await bet(who, 50n);
    expect(await isStopped(who)).toBe(true);
  });
});
