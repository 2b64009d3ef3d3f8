// Deposits at the desk: credited, failed, open at one operator, listed.
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newRequestId, openBeside, openCashierStage } from "./cashier-test-doubles.ts";
import type { CashierStage } from "./cashier-test-doubles.ts";

let stage: CashierStage;
let beside: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
  beside = await openBeside(stage);
});
afterEach(() => stage.holds());
afterAll(async () => {
  await beside.stop();
  await stage.stop();
});

const START = 1_000_000n;

describe("deposits at the desk", () => {
  const submitted = async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who, { method: "bank", amount: "900" });
    await stage.call("submitDeposit", who, { reference, transactionId: newRequestId() });
    return { who, reference };
  };
  const decision = (reason = "seen in the bank") => ({ by: stage.anu, reason });

  it("[CAS-6.5] [CAS-8] [CAS-31] an operator credits what really arrived, and it is written down", async () => {
    const { who, reference } = await submitted();
    const { desk } = stage.house.app.cashier;
    const received = { ...decision(), receivedMinor: minor(85_000n) };
    expect(await desk.credit(reference, { ...received, reason: " " })).toMatchObject({
      code: "FIELD_REQUIRED",
    });
    expect(await desk.credit(reference, { ...received, receivedMinor: minor(0n) })).toMatchObject({
      code: "VALIDATION",
    });
    expect(await desk.credit(reference, received)).toMatchObject({ value: { state: "CREDITED" } });
    expect(await desk.credit(reference, received)).toMatchObject({ code: "STATE_CHANGED" });
    expect(await desk.fail(reference, decision())).toMatchObject({ code: "STATE_CHANGED" });
    expect(await stage.money(who)).toEqual([START + 85_000n, 0n]);
    const [written] = await stage.members.rows(
      "select act, operator_name, reason, amount, at is not null as dated from cashier_decisions where reference = $1",
      [reference],
    );
    expect(written).toEqual({
      act: "CREDIT",
      operator_name: "Anu",
      reason: "seen in the bank",
      amount: 85_000n,
      dated: true,
    });
  });

  it("[CAS-6.6] an operator fails it with a reason, which the member and the messages learn", async () => {
    const { who, reference } = await submitted();
    const { desk } = stage.house.app.cashier;
    expect(await desk.fail(reference, decision("no such payment"))).toMatchObject({
      value: { state: "FAILED" },
    });
    const { body } = await stage.call("depositList", who);
    expect((body.value as { list: unknown[] }).list).toMatchObject([
      { state: "FAILED", reason: "no such payment" },
    ]);
    const events = await stage.members.rows(
      "select facts from domain_events where name = 'deposit.failed' and facts::text like $1",
      [`%${reference}%`],
    );
    expect(events.map(({ facts }) => facts)).toMatchObject([
      [{ member: String(who.id), reference, amount: "900.00", currency: "PLAY", reason: "no such payment" }],
    ]);
    expect(await stage.money(who)).toEqual([START, 0n]);
  });

  it("[CAS-6] fails nothing that was not submitted, and finds nothing that is not there", async () => {
    const { desk } = stage.house.app.cashier;
    const reference = await stage.deposited(await stage.payer());
    expect(await desk.fail(reference, decision())).toMatchObject({ code: "STATE_CHANGED" });
    expect(
      await desk.creditLate(reference, { ...decision(), second: stage.bina, receivedMinor: minor(1n) }),
    ).toMatchObject({ code: "STATE_CHANGED" });
    expect(await desk.fail("D-00000000", decision())).toMatchObject({ code: "NOT_FOUND" });
  });

  it("[CAS-31] what is open at one operator's desk is decided by no other, until it is given back", async () => {
    const { reference } = await submitted();
    const { desk } = stage.house.app.cashier;
    expect(await desk.lock(reference, stage.anu)).toMatchObject({ ok: true });
    expect(await desk.lock(reference, stage.anu)).toMatchObject({ ok: true });
    expect(await desk.lock(reference, stage.bina)).toMatchObject({ code: "STATE_CHANGED" });
    expect(await desk.unlock(reference, stage.bina)).toMatchObject({ code: "STATE_CHANGED" });
    expect(await desk.fail(reference, { by: stage.bina, reason: "mine" })).toMatchObject({
      code: "STATE_CHANGED",
    });
    expect(await desk.unlock(reference, stage.anu)).toMatchObject({ ok: true });
    expect(await desk.lock(reference, stage.bina)).toMatchObject({ ok: true });
    // Whoever is gone keeps it no longer than a session lasts.
    await stage.members.rows("update deposits set locked_until = now() where reference = $1", [reference]);
    expect(await desk.fail(reference, { by: stage.anu, reason: "taken over" })).toMatchObject({ ok: true });
    expect(await desk.lock("D-00000000", stage.anu)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("[CAS-31] of 20 operators who open one at the same moment one has it", async () => {
    const { reference } = await submitted();
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_one, at) => {
        const [row] = await stage.members.rows(
          "insert into operators (username, password_hash) values ($1, '$argon2id$v=19$x') returning id",
          [`Crowd${at}x${newRequestId()}`.slice(0, 32)],
        );
        return { operatorId: row?.["id"] as bigint, name: `Crowd ${at}` };
      }),
    );
    const answers = await Promise.all(
      people.map((by, at) => (at % 2 === 0 ? stage : beside).house.app.cashier.desk.lock(reference, by)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("[CAS-31] [OFF-9] lists deposits by state, age, amount, method, account and agent line", async () => {
    const agent = await stage.payer(0n, { columns: { account_type: 1 } });
    const who = await stage.payer(0n, { columns: { upline_id: agent.id } });
    const below = await stage.payer(0n, { columns: { upline_id: who.id } });
    const first = await stage.deposited(who, { amount: "300" });
    const second = await stage.deposited(below, { method: "bank", amount: "5000" });
    await stage.members.rows(
      "update deposits set created_at = created_at - interval '20 minutes' where reference = $1",
      [first],
    );
    const { desk } = stage.house.app.cashier;
    const listed = async (filter: object) =>
      (await desk.list({ kind: "DEPOSIT", ...filter })).map(({ reference }) => reference);
    const line = { agentId: agent.id };
    expect(await listed(line)).toEqual([first, second]);
    expect(await listed({ ...line, olderThanMinutes: 10 })).toEqual([first]);
    expect(await listed({ ...line, leastMinor: 100_000n })).toEqual([second]);
    expect(await listed({ ...line, mostMinor: 100_000n })).toEqual([first]);
    for (const method of ["bank", "BANK transfer", "ব্যাংক ট্রান্সফার"])
      expect(await listed({ ...line, method })).toEqual([second]);
    expect(await listed({ username: below.username.toUpperCase() })).toEqual([second]);
    expect(await listed({ ...line, states: ["SUBMITTED"] })).toEqual([]);
    const [top] = await desk.list({ kind: "DEPOSIT", ...line, size: 1 });
    expect(top).toMatchObject({
      username: who.username,
      state: "CREATED",
      amountMinor: 30_000n,
      lockedBy: null,
    });
    expect(await listed({ ...line, after: top!.id })).toEqual([second]);
  });
});
