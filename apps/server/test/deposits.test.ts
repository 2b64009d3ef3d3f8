// Ordering a deposit through the whole server: methods, limits, whom to pay, and the same request again.
import { expectRefusal } from "@jonaki/testkit";
import type { Code } from "@jonaki/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  newRequestId,
  openBeside,
  openCashierStage,
  outcomeOf,
  referenceOf,
} from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const list = async (who: Payer, input: object = {}) =>
  (await stage.call("depositList", who, input)).body.value as {
    list: readonly Record<string, unknown>[];
    pageNum: number;
    totalPages: number;
  };

describe("methods", () => {
  it("[CAS-1.1] [CAS-2] [CALL-104] have name, limits, fee, rate and quick amounts, in the language of the request", async () => {
    const who = await stage.payer();
    const { body } = await stage.call("depositMethods", who, {}, { headers: { language: "EN" } });
    const { methods } = body.value as { methods: readonly Record<string, unknown>[] };
    expect(
      methods.map(({ method, minimum, maximum, fee, openMinutes, currency }) => [
        method,
        minimum,
        maximum,
        fee,
        openMinutes,
        currency,
      ]),
    ).toEqual([
      ["nodi-pay", "200.00", "25000.00", "0.00", 30, "BDT"],
      ["doel-pay", "200.00", "25000.00", "0.00", 30, "BDT"],
      ["shalik-pay", "200.00", "25000.00", "0.00", 30, "BDT"],
      ["bank", "500.00", "200000.00", "0.00", 120, "BDT"],
      ["digital-dollar", "10.00", "10000.00", null, 60, "USD"],
    ]);
    expect(methods[0]).toMatchObject({
      name: "Nodi Pay",
      kind: "EWALLET",
      exchangeRate: null,
      quickAmounts: ["500.00", "1000.00", "2000.00", "5000.00", "10000.00", "25000.00"],
      promotions: [],
    });
    expect(methods[4]).toMatchObject({ exchangeRate: "122.0000" });
    const bengali = (await stage.call("depositMethods", who)).body.value;
    expect((bengali as { methods: { name: string }[] }).methods[0]?.name).toBe("নদী পে");
  });

  it("[CAS-2] that are switched off, or whose provider this house does not have, are not there", async () => {
    const who = await stage.payer();
    await stage.members.rows("update deposit_methods set is_on = false where code = 'doel-pay'");
    await stage.members.rows("update deposit_methods set provider = 'elsewhere' where code = 'shalik-pay'");
    const { body } = await stage.call("depositMethods", who);
    expect((body.value as { methods: { method: string }[] }).methods.map(({ method }) => method)).toEqual([
      "nodi-pay",
      "bank",
      "digital-dollar",
    ]);
    for (const method of ["doel-pay", "shalik-pay", "nothing"])
      expect(outcomeOf(await stage.deposit(who, { method }))).toEqual([404, "NOT_FOUND"]);
    await stage.members.rows(
      "update deposit_methods set is_on = true, provider = 'sandbox' where code like '%-pay'",
    );
  });
});

describe("ordering", () => {
  it("[CAS-1.4] [CAS-6.1] [CALL-105] shows whom to pay, the exact amount and until when", async () => {
    const who = await stage.payer();
    const { body } = await stage.deposit(who, { method: "bank", amount: "1234.5" });
    expect(body.value).toMatchObject({
      reference: expect.stringMatching(/^D-[0-9A-HJKMNP-TV-Z]{8}$/u),
      payTo: { name: "Jonaki Demo Limited", amount: "1234.50", currency: "BDT", qrData: null },
    });
    const row = await stage.row(referenceOf({ body } as never));
    expect(row).toMatchObject({ state: "CREATED", amount: 123_450n });
    const open = (row["expires_at"] as Date).getTime() - (row["created_at"] as Date).getTime();
    expect(open).toBe(120 * 60_000);
    expect((body.value as { expires: string }).expires).toBe((row["expires_at"] as Date).toISOString());
  });

  it("[CAS-1.4] a method of a provider asks the provider, which learns neither name nor number", async () => {
    const who = await stage.payer();
    const { body } = await stage.deposit(who, { amount: "750" });
    const reference = referenceOf({ body } as never);
    expect(body.value).toMatchObject({
      payTo: {
        account: "01900000000",
        name: "Sandbox",
        amount: "750.00",
        qrData: `http://pay.test/${reference}`,
      },
    });
    const order = stage.orders.at(-1);
    expect(order).toEqual({
      order: reference,
      method: "nodi-pay",
      amount: "750.00",
      currency: "BDT",
      payer: stage.handleOf(who),
      expires: (body.value as { expires: string }).expires,
      returnTo: "http://localhost",
    });
    expect(JSON.stringify(order)).not.toContain(who.username);
  });

  const TAKES = { 0: "200.00", 1: "25000.00" };
  const DOLLARS = { 0: "USD 10.00", 1: "USD 10000.00" };
  it.each<readonly [string, Code, object, object | null]>([
    ["[CAS-3] [ERR-113] no positive amount", "AMOUNT_FORMAT", { amount: "0" }, null],
    ["[CAS-3] three decimals", "AMOUNT_FORMAT", { amount: "500.001" }, null],
    ["[CAS-3] a minus", "AMOUNT_FORMAT", { amount: "-500" }, null],
    ["[CAS-3] Bengali digits", "AMOUNT_FORMAT", { amount: "৫০০" }, null],
    ["[CAS-3] [ERR-112] less than the method takes", "AMOUNT_RANGE", { amount: "199.99" }, TAKES],
    ["[CAS-3] more than the method takes", "AMOUNT_RANGE", { amount: "25000.01" }, TAKES],
    ["[CAS-3] less than ten dollars", "AMOUNT_RANGE", { method: "digital-dollar", amount: "9.99" }, DOLLARS],
    [
      "[CAS-1.3] [ERR-130] a promotion that there is not",
      "PROMO_NOT_ELIGIBLE",
      { promotionId: "welcome" },
      null,
    ],
  ])("%s is refused, and nothing is written", async (_name, code, input, value) => {
    const who = await stage.payer();
    await expectRefusal(() => stage.deposit(who, input), code, value);
    expect((await list(who)).list).toEqual([]);
  });

  it("[CAS-4] [ERR-115] a third open one is refused; one that is cancelled or over makes room", async () => {
    const who = await stage.payer();
    const [first, second] = [await stage.deposited(who), await stage.deposited(who, { method: "bank" })];
    await expectRefusal(() => stage.deposit(who), "DEPOSIT_PENDING_LIMIT");
    await stage.call("cancelDeposit", who, { reference: first });
    const third = await stage.deposited(who);
    await stage.call("submitDeposit", who, { reference: second, transactionId: newRequestId() });
    expect(outcomeOf(await stage.deposit(who))).toEqual([422, "DEPOSIT_PENDING_LIMIT"]);
    // Its time has passed, whether the job came by or not.
    await stage.over(third);
    await stage.deposited(who);
  });

  it("[CAS-4] of 20 at the same time on two processes two are made", async () => {
    const beside = await openBeside(stage);
    const who = await stage.payer();
    const there = { ...who, token: beside.house.sessions.login({ accountId: String(who.id) }) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => (at % 2 === 0 ? stage.deposit(who) : beside.deposit(there))),
    );
    expect(answers.map(({ body }) => body.code).filter((code) => code === null)).toHaveLength(2);
    expect((await list(who)).list).toHaveLength(2);
    await beside.stop();
  });

  it("[CAS-5] [SAFE-5] [ERR-142] a limit of the member refuses it with what is left", async () => {
    const who = await stage.payer();
    const { database } = stage.house.app.foundation;
    await database.transaction((tx) =>
      stage.house.app.money.safe.setLimit(tx, {
        memberId: who.id,
        kind: "DEPOSIT",
        period: "DAY",
        amountMinor: 120_000n,
        at: stage.house.clock.now(),
      }),
    );
    // In the brand's own money, whatever the method's.
    const dollars = await stage.deposit(who, { method: "digital-dollar", amount: "10" });
    expect([dollars.body.code, dollars.body.value]).toMatchObject([
      "LIMIT_REACHED",
      { 0: "DEPOSIT.DAY", 1: "1200.00" },
    ]);
    const reference = await stage.deposited(who, { amount: "700" });
    // What is ordered may still arrive, so it counts.
    await expectRefusal(() => stage.deposit(who, { amount: "501" }), "LIMIT_REACHED", {
      0: "DEPOSIT.DAY",
      1: "500.00",
      time: expect.stringMatching(/T18:00:00\.000Z$/u),
    });
    await stage.paid(who, reference, "700.00");
    expect((await stage.deposit(who, { amount: "501" })).body.code).toBe("LIMIT_REACHED");
    await stage.deposited(who, { amount: "500" });
  });

  it("[CALL-105] where several things are wrong, the order of the call decides", async () => {
    const who = await stage.payer();
    await stage.deposited(who);
    await stage.deposited(who);
    const wrong = { method: "nothing", amount: "x", promotionId: "p" };
    const fixes = [{ method: "nodi-pay" }, { amount: "1" }, { amount: "500" }];
    const codes: (string | null)[] = [(await stage.deposit(who, wrong)).body.code];
    let input: object = wrong;
    for (const fix of fixes) {
      input = { ...input, ...fix };
      codes.push((await stage.deposit(who, input)).body.code);
    }
    expect(codes).toEqual(["NOT_FOUND", "AMOUNT_FORMAT", "AMOUNT_RANGE", "DEPOSIT_PENDING_LIMIT"]);
  });

  it("[WAL-3] the same request again is the same deposit; other content under its id is refused", async () => {
    const who = await stage.payer();
    const requestId = newRequestId();
    const first = await stage.deposit(who, { requestId });
    expect((await stage.deposit(who, { requestId })).body).toEqual(first.body);
    expect(outcomeOf(await stage.deposit(who, { requestId, amount: "600" }))).toEqual([
      409,
      "REQUEST_REUSED",
    ]);
    // A process that died before it could remember its answer.
    await stage.members.rows("delete from request_answers where request_id = $1", [requestId]);
    expect((await stage.deposit(who, { requestId })).body).toEqual(first.body);
    expect((await list(who)).list).toHaveLength(1);
  });

  it("[WAL-3] while the provider is away the member is told when to try again, and trying again goes on with it", async () => {
    const who = await stage.payer();
    const requestId = newRequestId();
    stage.providerIs("away");
    expect(outcomeOf(await stage.deposit(who, { requestId }))).toEqual([503, "TRY_LATER"]);
    stage.providerIs("here");
    const reference = referenceOf(await stage.deposit(who, { requestId }));
    expect((await list(who)).list).toHaveLength(1);
    // One that was over before anybody knew whom to pay was none.
    stage.providerIs("away");
    const lost = newRequestId();
    await stage.deposit(who, { requestId: lost });
    stage.providerIs("here");
    const [never] = await stage.members.rows("select reference from deposits where request_id = $1", [lost]);
    await stage.over(String(never?.["reference"]));
    expect(outcomeOf(await stage.deposit(who, { requestId: lost }))).toEqual([503, "TRY_LATER"]);
    await stage.runJob("cashier.deposits");
    const again = referenceOf(await stage.deposit(who, { requestId: lost }));
    expect(new Set([reference, again, never?.["reference"]]).size).toBe(3);
  });
});
