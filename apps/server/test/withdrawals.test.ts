// Asking for a withdrawal through the whole server: who may ask for how much, what is held and what it costs. Numbered as in
// the list of abuse cases.
import { expectRefusal } from "@jonaki/testkit";
import { refused } from "@jonaki/wire";
import type { Code } from "@jonaki/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newRequestId, openCashierStage, outcomeOf, PIN, referenceOf } from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";
import { memberOn } from "./withdrawal-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const { settings, wager } = memberOn(() => stage);
const nothingHappened = async (who: Payer, cashMinor = 1_000_000n) => {
  expect(await stage.money(who)).toEqual([cashMinor, 0n]);
  expect(await stage.members.rows("select 1 from withdrawals where member_id = $1", [who.id])).toEqual([]);
};

describe("asking", () => {
  it("[CAS-20] [CAS-21.1] [CALL-110] holds the amount and waits for an operator; the member's pages hear of it", async () => {
    const who = await stage.payer();
    const { body } = await stage.withdraw(who, { amount: "1234.56" });
    expect(body.value).toEqual({
      reference: expect.stringMatching(/^W-[0-9A-HJKMNP-TV-Z]{8}$/u),
      state: "REVIEW",
    });
    expect(await stage.money(who)).toEqual([876_544n, 123_456n]);
    expect(await stage.row(referenceOf({ body } as never))).toMatchObject({
      amount: 123_456n,
      fee: 0n,
      state: "REVIEW",
    });
    const told = await stage.members.rows("select name, value from outbox where topic = $1 order by id", [
      `member/${who.id}`,
    ]);
    expect(told).toEqual([
      { name: "withdrawal.changed", value: { reference: referenceOf({ body } as never) } },
      { name: "wallet.changed", value: {} },
    ]);
  });

  it("[WAL-3] the same request again is the same withdrawal, also when its process died before it could remember", async () => {
    const who = await stage.payer();
    const requestId = newRequestId();
    const first = await stage.withdraw(who, { requestId });
    expect((await stage.withdraw(who, { requestId })).body).toEqual(first.body);
    expect(outcomeOf(await stage.withdraw(who, { requestId, amount: "501" }))).toEqual([
      409,
      "REQUEST_REUSED",
    ]);
    await stage.members.rows("delete from request_answers where request_id = $1", [requestId]);
    expect((await stage.withdraw(who, { requestId })).body).toEqual(first.body);
    expect(await stage.money(who)).toEqual([950_000n, 50_000n]);
  });

  it("[CAS-17] [CALL-110] [ERR-109] [ERR-117] [ERR-86] [ERR-152] [ERR-113] [ERR-112] [ERR-111] [ERR-121] is refused in the order of the call, the payment password first", async () => {
    const who = await stage.payer(200_000n);
    const other = await stage.payer();
    const [waiting] = await stage.members.rows(
      `insert into pay_accounts (member_id, kind, institution, name, number, number_key, added_at, usable_from)
       select member_id, kind, 'doel-pay', name, number, number_key, now(), now() + interval '1 hour' from pay_accounts where id = $1 returning id, usable_from`,
      [who.accountId],
    );
    await wager(who, "DEPOSIT", 160_000n);
    const wrong = { paymentPassword: "000001", accountId: undefined, amount: "x" };
    const refusal = (input: object, code: Code, value: object | null = null) =>
      expectRefusal(() => stage.withdraw(who, input), code, value);
    await refusal(wrong, "PAYMENT_PASSWORD_WRONG");
    await refusal({ ...wrong, paymentPassword: PIN }, "PAY_ACCOUNT_REQUIRED");
    await refusal({ accountId: other.accountId, amount: "x" }, "NOT_FOUND");
    await refusal({ accountId: String(waiting?.["id"]), amount: "x" }, "PAY_ACCOUNT_WAITING", {
      time: new Date(Number(waiting?.["usable_from"])).toISOString(),
    });
    for (const amount of ["x", "0", "-500", "500.001", "৫০০", "1e3"])
      await refusal({ amount }, "AMOUNT_FORMAT");
    for (const amount of ["499.99", "25000.01"])
      await refusal({ amount }, "AMOUNT_RANGE", { 0: "500.00", 1: "25000.00" });
    await refusal({ amount: "2000.01" }, "INSUFFICIENT_BALANCE");
    await refusal({ amount: "500" }, "WAGERING_OPEN", { 0: "1600.00" });
    await nothingHappened(who, 200_000n);
  });

  it("[CAS-17] [ERR-108] needs a payment password that was set, and a true account", async () => {
    const who = await stage.payer();
    await stage.members.rows("delete from payment_passwords where member_id = $1", [who.id]);
    await expectRefusal(() => stage.withdraw(who), "PAYMENT_PASSWORD_NOT_SET");
    const guest = {
      ...who,
      token: stage.house.sessions.login({ accountId: String(who.id), accountType: 4 }),
    };
    expect(outcomeOf(await stage.withdraw(guest))).toEqual([403, "NEED_TRUE_ACCOUNT"]);
    await nothingHappened(who);
  });

  it("[CAS-17] [ACC-135] [ERR-110] [abuse 37] of 30 wrong payment passwords at the same moment five count, and then the right one is blocked", async () => {
    const who = await stage.payer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => stage.withdraw(who, { paymentPassword: "000001" })),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "PAYMENT_PASSWORD_WRONG")).toHaveLength(4);
    expect(codes.filter((code) => code === "PAYMENT_PASSWORD_LOCKED")).toHaveLength(26);
    await expectRefusal(() => stage.withdraw(who), "PAYMENT_PASSWORD_LOCKED");
    await nothingHappened(who);
  });

  it("[SAFE-22] [ERR-145] [abuse 38] without an identity check the member is told why, and it comes before the amount", async () => {
    const strict = await openCashierStage(
      {},
      {
        cashierParts: {
          safe: {
            depositRefusal: () => Promise.resolve(null),
            deposited: () => Promise.resolve(),
            isStoppedByOwnLimit: () => Promise.resolve(false),
            kycRefusal: () => Promise.resolve(refused("KYC_REQUIRED", { 0: "200000.00" })),
          },
        },
      },
    );
    const who = await strict.payer();
    await expectRefusal(() => strict.withdraw(who, { amount: "x" }), "KYC_REQUIRED", { 0: "200000.00" });
    await strict.stop();
  });
});

describe("limits and fees", () => {
  it("[CAS-18] the first three of a day are free, the fourth costs 1%, at least 10.00; cancelling returns exactly that", async () => {
    const who = await stage.payer();
    for (let made = 0; made < 3; made += 1) await stage.withdrawn(who, "500");
    const fourth = await stage.withdrawn(who, "500");
    const fifth = await stage.withdrawn(who, "1234.51");
    expect([await stage.row(fourth), await stage.row(fifth)]).toMatchObject([
      { fee: 1_000n },
      { fee: 1_235n },
    ]);
    const heldMinor = 4n * 50_000n + 1_000n + 123_451n + 1_235n;
    expect(await stage.money(who)).toEqual([1_000_000n - heldMinor, heldMinor]);
    await stage.call("cancelWithdrawal", who, { reference: fifth });
    expect(await stage.money(who)).toEqual([1_000_000n - 201_000n, 201_000n]);
    // What was taken back does not count.
    expect((await settings(who)).limits).toMatchObject({ countLeftToday: 6, leftToday: "198000.00" });
  });

  it("[CAS-18] the fee has to be there as well", async () => {
    const who = await stage.payer(200_500n);
    for (let made = 0; made < 3; made += 1) await stage.withdrawn(who, "500");
    expect(outcomeOf(await stage.withdraw(who, { amount: "500" }))).toEqual([422, "INSUFFICIENT_BALANCE"]);
    expect(await stage.money(who)).toEqual([50_500n, 150_000n]);
  });

  it("[CAS-18] [ERR-114] [ERR-153] the eleventh of a day, and what goes beyond the day's amount, is refused; yesterday's do not count", async () => {
    const who = await stage.payer(100_000_000n, { kind: "BANK" });
    for (let made = 0; made < 4; made += 1) await stage.withdrawn(who, "49900");
    await expectRefusal(() => stage.withdraw(who, { amount: "500" }), "DAILY_LIMIT");
    await stage.members.rows(
      "update withdrawals set created_at = created_at - interval '1 day' where member_id = $1",
      [who.id],
    );
    for (let made = 0; made < 10; made += 1) await stage.withdrawn(who, "500");
    await expectRefusal(() => stage.withdraw(who, { amount: "500" }), "WITHDRAW_COUNT", { 0: 10 });
  });

  it("[CAS-19] a rank raises the day and, from 5 on, one withdrawal to a bank to a fifth of it", async () => {
    const high = await stage.payer(100_000_000n, { kind: "BANK", columns: { rank_level: 5 } });
    await stage.withdrawn(high, "100000");
    expect((await stage.withdraw(high, { amount: "100000.01" })).body).toMatchObject({
      code: "AMOUNT_RANGE",
      value: { 1: "100000.00" },
    });
    expect(await settings(high)).toMatchObject({
      limits: { minimum: "500.00", maximum: "100000.00", ewalletMaximum: "25000.00", leftToday: "400000.00" },
      fee: { freeLeftToday: 4, rate: "1.00", minimum: "10.00" },
    });
    const low = await stage.payer(100_000_000n, { kind: "BANK", columns: { rank_level: 4 } });
    expect((await stage.withdraw(low, { amount: "50000.01" })).body.code).toBe("AMOUNT_RANGE");
  });

  it("[CAS-16.1] [CAS-16.3] [CALL-109] the settings show limits, what is left today, what is free and the open wagering", async () => {
    const who = await stage.payer(300_000n);
    await wager(who, "DEPOSIT", 100_000n, 40_000n);
    await wager(who, "CASHBACK", 30_000n);
    await stage.withdrawn(who, "500");
    expect(await settings(who)).toEqual({
      limits: {
        minimum: "500.00",
        maximum: "50000.00",
        ewalletMaximum: "25000.00",
        leftToday: "199500.00",
        countLeftToday: 9,
      },
      fee: { freeLeftToday: 2, rate: "1.00", minimum: "10.00" },
      withdrawable: "1200.00",
      wagering: [
        {
          source: "DEPOSIT",
          reference: expect.any(String),
          needed: "1000.00",
          done: "400.00",
          expires: null,
        },
        { source: "CASHBACK", reference: expect.any(String), needed: "300.00", done: "0.00", expires: null },
      ],
    });
  });
});
