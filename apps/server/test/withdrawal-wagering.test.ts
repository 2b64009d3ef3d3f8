// Withdrawals and what still has to be played, taking one back, and the list. Numbered as in the list of abuse cases.
import { betItem } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCashierStage, outcomeOf } from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";
import { memberOn } from "./withdrawal-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const { settings, wager } = memberOn(() => stage);
const openWagerings = (who: Payer) =>
  stage.members.rows("select source from wagerings where member_id = $1 and ended_at is null order by id", [
    who.id,
  ]);
const become = (who: Payer, columns: string) =>
  stage.members.rows(`update members set ${columns} where id = $1`, [who.id]);

describe("wagering", () => {
  it("[CAS-10] [CAS-17] a deposit has to be played once: what it brought is bound, what was there before is free", async () => {
    const who = await stage.payer(100_000n);
    const reference = await stage.deposited(who, { amount: "2000" });
    await stage.paid(who, reference, "2000.00");
    expect(await settings(who)).toMatchObject({ withdrawable: "1000.00" });
    expect(outcomeOf(await stage.withdraw(who, { amount: "1000.01" }))).toEqual([422, "WAGERING_OPEN"]);
    await stage.withdrawn(who, "1000");
    await stage.members.rows("update wagerings set played = needed, ended_at = now() where member_id = $1", [
      who.id,
    ]);
    await stage.withdrawn(who, "2000");
  });

  it.each([
    [
      "[CAS-17] in a time-out",
      "status = 'EXCLUDED', status_until = now() + interval '1 hour', status_lapses = true",
    ],
    ["[CAS-17] excluded for good", "status = 'EXCLUDED'"],
    [
      "[CAS-17] closing the account",
      "status = 'CLOSING', statuses_before = '{ACTIVE}', closing_since = now()",
    ],
  ])(
    "%s, the wagering of deposits and transfers is waived, that of rewards is not",
    async (_name, columns) => {
      const who = await stage.payer(500_000n);
      await wager(who, "DEPOSIT", 300_000n);
      await wager(who, "TRANSFER", 50_000n);
      await wager(who, "CASHBACK", 100_000n);
      await become(who, columns);
      const restricted = {
        ...who,
        token: stage.house.sessions.login({
          accountId: String(who.id),
          restriction: { code: "ACCOUNT_EXCLUDED", value: null },
        }),
      };
      expect(await settings(restricted)).toMatchObject({
        withdrawable: "4000.00",
        wagering: [{ source: "CASHBACK" }],
      });
      // Free without the waiver: it is not used.
      await stage.withdrawn(restricted, "500");
      expect(await openWagerings(who)).toHaveLength(3);
      expect((await stage.withdraw(restricted, { amount: "3500.01" })).body).toMatchObject({
        code: "WAGERING_OPEN",
        value: { 0: "1000.00" },
      });
      await stage.withdrawn(restricted, "3500");
      expect(await openWagerings(who)).toEqual([{ source: "CASHBACK" }]);
    },
  );

  it("[CAS-17] stopped by an own limit it is waived, too; locked it is not", async () => {
    let isStopped = false;
    const limited = await openCashierStage(
      {},
      {
        cashierParts: {
          safe: {
            depositRefusal: () => Promise.resolve(null),
            deposited: () => Promise.resolve(),
            isStoppedByOwnLimit: () => Promise.resolve(isStopped),
            kycRefusal: () => Promise.resolve(null),
          },
        },
      },
    );
    const who = await limited.payer(100_000n);
    await limited.members.rows(
      "insert into wagerings (member_id, source, needed, bound, opened_at) values ($1, 'DEPOSIT', 100000, 100000, now())",
      [who.id],
    );
    await limited.members.rows(
      "update members set status = 'LOCKED', status_until = now() + interval '5 minutes', status_lapses = true where id = $1",
      [who.id],
    );
    expect(outcomeOf(await limited.withdraw(who))).toEqual([422, "WAGERING_OPEN"]);
    isStopped = true;
    await limited.withdrawn(who, "500");
    await limited.holds();
    await limited.stop();
  });

  it("[SAFE-10] [SAFE-25] the restricted session withdraws and sees its lists, and cannot deposit", async () => {
    const who = await stage.payer();
    const token = stage.house.sessions.login({
      accountId: String(who.id),
      restriction: { code: "ACCOUNT_EXCLUDED", value: { time: "2027-01-01T00:00:00.000Z" } },
    });
    const restricted = { ...who, token };
    expect(outcomeOf(await stage.deposit(restricted))).toEqual([403, "ACCOUNT_EXCLUDED"]);
    expect(outcomeOf(await stage.call("depositMethods", restricted))).toEqual([403, "ACCOUNT_EXCLUDED"]);
    const reference = await stage.withdrawn(restricted, "500");
    for (const name of ["withdrawalList", "depositList", "payAccounts", "withdrawSettings"])
      expect(outcomeOf(await stage.call(name, restricted))).toEqual([200, null]);
    expect(outcomeOf(await stage.call("cancelWithdrawal", restricted, { reference }))).toEqual([200, null]);
  });
});

describe("taking back", () => {
  it("[CAS-20] [CAS-21.2] [CALL-111] returns everything that was held, once, and only to its owner", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const reference = await stage.withdrawn(who, "700");
    expect(outcomeOf(await stage.call("cancelWithdrawal", other, { reference }))).toEqual([404, "NOT_FOUND"]);
    expect((await stage.call("cancelWithdrawal", who, { reference })).body.value).toEqual({
      state: "CANCELLED",
    });
    expect(outcomeOf(await stage.call("cancelWithdrawal", who, { reference }))).toEqual([
      409,
      "STATE_CHANGED",
    ]);
    expect(await stage.money(who)).toEqual([1_000_000n, 0n]);
  });

  it("[CAS-21] [abuse 39] is refused once it is approved, and in every state after that", async () => {
    const who = await stage.payer();
    const reference = await stage.withdrawn(who, "700");
    const { desk } = stage.house.app.cashier;
    const cancel = async () => outcomeOf(await stage.call("cancelWithdrawal", who, { reference }));
    await desk.approve(reference, { by: stage.anu, second: stage.bina, reason: "fine" });
    expect(await cancel()).toEqual([409, "STATE_CHANGED"]);
    await desk.beginPaying(reference, { by: stage.anu, reason: "now" });
    expect(await cancel()).toEqual([409, "STATE_CHANGED"]);
    await stage.payout(reference);
    expect(await cancel()).toEqual([409, "STATE_CHANGED"]);
    expect(await stage.money(who)).toEqual([930_000n, 70_000n]);
  });
});

describe("the list", () => {
  it("[CAS-16.4] [REP-9] [REP-11] [CALL-113] has a member's own, the newest first, 20 a page, by state", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    await stage.withdrawn(other, "500");
    const references: string[] = [];
    for (let made = 0; made < 22; made += 1) {
      const reference = await stage.withdrawn(who, "500");
      references.unshift(reference);
      if (made < 21) await stage.call("cancelWithdrawal", who, { reference });
    }
    const page = async (input: object) =>
      (await stage.call("withdrawalList", who, input)).body.value as {
        list: readonly Record<string, unknown>[];
        totalPages: number;
      };
    const first = await page({});
    expect([first.totalPages, first.list.map(({ reference }) => reference)]).toEqual([
      2,
      references.slice(0, 20),
    ]);
    expect(first.list[0]).toMatchObject({
      account: expect.stringMatching(/^নদী পে \*{4}\d{4}$/u),
      amount: "500.00",
      fee: "0.00",
      state: "REVIEW",
      reason: null,
      confirmation: null,
      complaintUntil: null,
    });
    expect((await page({ pageNo: "2" })).list).toHaveLength(2);
    expect((await page({ state: "REVIEW" })).list).toHaveLength(1);
    expect(outcomeOf(await stage.call("withdrawalList", who, { from: "2026-01-01" }))).toEqual([
      422,
      "DATE_RANGE",
    ]);
  });
});

describe("beside bets", () => {
  it("[WAL-4] [abuse 36] while bets run, withdrawals and bets together never take more than there is", async () => {
    for (let round = 0; round < 20; round += 1) {
      const who = await stage.payer(100_000n);
      const [asked, bets] = await Promise.all([
        Promise.all(["600", "500"].map((amount) => stage.withdraw(who, { amount }))),
        Promise.all(
          Array.from({ length: 6 }, () => stage.house.app.money.bets.handle(betItem(who.id, 15_000n))),
        ),
      ]);
      const held = (asked[0]?.body.success ? 60_000n : 0n) + (asked[1]?.body.success ? 50_000n : 0n);
      const staked = BigInt(bets.filter((bet) => bet !== "late" && bet.code === "OK").length) * 15_000n;
      const taken = held + staked;
      const [cashMinor] = await stage.money(who);
      expect(cashMinor).toBe(100_000n - taken);
      expect(cashMinor).toBeGreaterThanOrEqual(0n);
    }
  });
});
