// Money that came in and belongs to no open order: it waits in suspense with a case, and a late payment until two people
// credit it. Numbered as in the list of abuse cases.
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBeside, openCashierStage } from "./cashier-test-doubles.ts";
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

describe("money that belongs to no open order", () => {
  it("[CAS-9] [abuse 41] in another currency, or of another member's order, waits in suspense with a case", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const reference = await stage.deposited(who);
    const before = await stage.pool("SUSPENSE");
    expect(await stage.paid(who, reference, "10.00", { currency: "USD" })).toEqual([200, "SUSPENSE"]);
    expect(await stage.pool("SUSPENSE")).toBe(before + 122_000n);
    expect(await stage.paid(other, reference, "500.00")).toEqual([200, "SUSPENSE"]);
    expect(await stage.pool("SUSPENSE")).toBe(before + 172_000n);
    // Nobody knows what that is worth: the case says how much of it came.
    expect(await stage.paid(who, reference, "3.00", { currency: "XAU" })).toEqual([200, "SUSPENSE"]);
    expect(await stage.pool("SUSPENSE")).toBe(before + 172_000n);
    expect(
      (await stage.cases("OTHER_CURRENCY", reference)).map(({ member_id, detail }) => [member_id, detail]),
    ).toEqual([
      [who.id, expect.objectContaining({ amount: "10.00", currency: "USD" })],
      [who.id, expect.objectContaining({ amount: "3.00", currency: "XAU" })],
    ]);
    expect(await stage.cases("OTHER_MEMBER", reference)).toMatchObject([{ member_id: null }]);
    expect([await stage.money(who), await stage.money(other)]).toEqual([
      [START, 0n],
      [START, 0n],
    ]);
    expect(await stage.stateOf(reference)).toBe("CREATED");
  });

  it("[CAS-9] [abuse 42] paid twice with two references is credited once, the second waits in suspense", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    const before = await stage.pool("SUSPENSE");
    const second = stage.toldOf(who, reference);
    expect(await stage.notice(stage.toldOf(who, reference))).toEqual([200, "CREDITED"]);
    expect(await stage.notice(second)).toEqual([200, "SUSPENSE"]);
    expect(await stage.notice(second)).toEqual([200, "SUSPENSE"]);
    expect([await stage.money(who), await stage.pool("SUSPENSE")]).toEqual([
      [START + 50_000n, 0n],
      before + 50_000n,
    ]);
    expect(await stage.cases("TWICE", reference)).toMatchObject([{ member_id: who.id }]);
  });

  it("[CAS-9] [abuse 42] 100 orders, each paid twice at the same moment by two references: one credit, one case", async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, () => stage.payer(0n)));
    const before = await stage.pool("SUSPENSE");
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        payers.map(async (who) => {
          const reference = await stage.deposited(who);
          const answers = await Promise.all([
            stage.notice(stage.toldOf(who, reference)),
            beside.notice(stage.toldOf(who, reference)),
          ]);
          expect(answers.map(([, outcome]) => String(outcome)).toSorted()).toEqual(["CREDITED", "SUSPENSE"]);
          expect(await stage.cases("TWICE", reference)).toHaveLength(1);
        }),
      );
    for (const who of payers) expect(await stage.money(who)).toEqual([5n * 50_000n, 0n]);
    expect(await stage.pool("SUSPENSE")).toBe(before + 100n * 50_000n);
  });

  it("[CAS-9] an order nobody knows, or one that is paid by hand, is nobody's", async () => {
    const who = await stage.payer();
    const byHand = await stage.deposited(who, { method: "bank" });
    for (const order of ["D-00000000", byHand]) {
      expect(await stage.paid(who, order, "500.00")).toEqual([200, "SUSPENSE"]);
      expect(await stage.cases("UNKNOWN_ORDER", order)).toHaveLength(1);
    }
    expect([await stage.stateOf(byHand), await stage.money(who)]).toEqual(["CREATED", [START, 0n]]);
  });
});

describe("late payments", () => {
  const late = async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    await stage.over(reference);
    expect(await stage.paid(who, reference, "499.00")).toEqual([200, "SUSPENSE"]);
    return { who, reference };
  };

  it("[CAS-6.7] [OFF-4] wait in suspense until two operators credit them, once, as received", async () => {
    const before = await stage.pool("SUSPENSE");
    const { who, reference } = await late();
    expect([await stage.stateOf(reference), await stage.pool("SUSPENSE")]).toEqual([
      "EXPIRED",
      before + 49_900n,
    ]);
    expect(await stage.cases("LATE", reference)).toMatchObject([{ member_id: who.id }]);
    const { desk } = stage.house.app.cashier;
    const decision = { by: stage.anu, reason: "the provider shows it", receivedMinor: minor(99_999n) };
    expect(await desk.creditLate(reference, { ...decision, second: null })).toMatchObject({
      code: "APPROVAL_NEEDED",
    });
    expect(await desk.creditLate(reference, { ...decision, second: stage.anu })).toMatchObject({
      code: "APPROVAL_SELF",
    });
    expect(await stage.money(who)).toEqual([START, 0n]);
    expect(await desk.creditLate(reference, { ...decision, second: stage.bina })).toMatchObject({
      ok: true,
      value: { state: "CREDITED" },
    });
    expect(await desk.creditLate(reference, { ...decision, second: stage.bina })).toMatchObject({
      code: "STATE_CHANGED",
    });
    // What waited, not what somebody typed.
    expect([await stage.money(who), await stage.pool("SUSPENSE")]).toEqual([[START + 49_900n, 0n], before]);
    expect(await stage.cases("LATE", reference)).toEqual([]);
    expect(
      await stage.members.rows(
        "select act, operator_id, second_id, reason, state_before, state_after, amount from cashier_decisions where reference = $1",
        [reference],
      ),
    ).toEqual([
      {
        act: "LATE",
        operator_id: stage.anu.operatorId,
        second_id: stage.bina.operatorId,
        reason: "the provider shows it",
        state_before: "EXPIRED",
        state_after: "CREDITED",
        amount: 49_900n,
      },
    ]);
  });

  it("[CAS-6.7] of a bank transfer that nobody told of is credited with proof, as received", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who, { method: "bank", amount: "700" });
    await stage.call("cancelDeposit", who, { reference });
    const { desk } = stage.house.app.cashier;
    const decision = { by: stage.anu, second: stage.bina, reason: "the slip", receivedMinor: minor(68_000n) };
    expect(await desk.creditLate(reference, decision)).toMatchObject({ value: { state: "CREDITED" } });
    expect(await stage.money(who)).toEqual([START + 68_000n, 0n]);
  });

  it("[CAS-6.7] credited by many at the same moment are credited once", async () => {
    const { who, reference } = await late();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, at) =>
        (at % 2 === 0 ? stage : beside).house.app.cashier.desk.creditLate(reference, {
          by: stage.anu,
          second: stage.bina,
          reason: "once",
          receivedMinor: minor(49_900n),
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stage.money(who)).toEqual([START + 49_900n, 0n]);
  });
});
