// A deposit after it was ordered: the member's proof, the end of its time, and the list.
import { expectRefusal } from "@jonaki/testkit";
import type { Code } from "@jonaki/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newRequestId, openCashierStage, outcomeOf } from "./cashier-test-doubles.ts";
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

describe("the member's proof", () => {
  it("[CAS-6.2] [CAS-1.5] [CALL-106] brings it to the operators, with id, sender and images", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who, { method: "bank" });
    const images = await stage.images(who, 2);
    const { body } = await stage.call("submitDeposit", who, {
      reference,
      transactionId: " 8n7a-6d5e ",
      sender: "01711111111",
      images,
    });
    expect(body.value).toEqual({ state: "SUBMITTED" });
    expect(await stage.row(reference)).toMatchObject({
      state: "SUBMITTED",
      transaction_id: "8n7a-6d5e",
      transaction_key: "8N7A6D5E",
      sender: "01711111111",
    });
    const kept = await stage.members.rows(
      "select f.attached_at is not null as kept from deposit_images i join files f on f.id = i.file_id join deposits d on d.id = i.deposit_id where d.reference = $1",
      [reference],
    );
    expect(kept).toEqual([{ kept: true }, { kept: true }]);
    expect(
      outcomeOf(await stage.call("submitDeposit", who, { reference, transactionId: "another" })),
    ).toEqual([409, "STATE_CHANGED"]);
  });

  it("[CAS-7] [ERR-116] a transaction id is used for one deposit, however it is written; a failed try keeps no file", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const [mine, theirs] = [await stage.deposited(who), await stage.deposited(other)];
    await stage.call("submitDeposit", who, { reference: mine, transactionId: "TRX-0001" });
    const images = await stage.images(other, 1);
    const again = { reference: theirs, transactionId: " trx 0001", images };
    await expectRefusal(() => stage.call("submitDeposit", other, again), "REFERENCE_USED");
    expect(await stage.stateOf(theirs)).toBe("CREATED");
    const [file] = await stage.members.rows("select attached_at from files where id = $1", [images[0]]);
    expect(file).toEqual({ attached_at: null });
  });

  it("[CAS-7] of 30 with one transaction id at the same time one has it", async () => {
    const payers = await Promise.all(Array.from({ length: 30 }, () => stage.payer()));
    const references = await Promise.all(payers.map((who) => stage.deposited(who)));
    const answers = await Promise.all(
      payers.map((who, at) =>
        stage.call("submitDeposit", who, { reference: references[at], transactionId: "ONE-OF-THIRTY" }),
      ),
    );
    const codes = answers.map(({ body }) => body.code);
    expect([
      codes.filter((code) => code === null).length,
      codes.filter((code) => code === "REFERENCE_USED").length,
    ]).toEqual([1, 29]);
  });

  it("[CALL-106] [ERR-40] [ERR-162] is refused in the order of the call", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const reference = await stage.deposited(who);
    const submit = async (input: object, by = who) =>
      outcomeOf(await stage.call("submitDeposit", by, { reference, ...input }));
    const foreign = await stage.images(other, 1);
    const many = await stage.images(who, 4);
    expect(await submit({ transactionId: "T1" }, other)).toEqual([404, "NOT_FOUND"]);
    expect(await submit({ reference: "D-00000000", transactionId: "T1" })).toEqual([404, "NOT_FOUND"]);
    expect(await submit({})).toEqual([422, "VALIDATION"]);
    expect(await submit({ transactionId: " - " })).toEqual([422, "VALIDATION"]);
    const refusal = (input: object, code: Code) =>
      expectRefusal(() => stage.call("submitDeposit", who, { reference, ...input }), code);
    await refusal({ images: many }, "IMAGE_TOO_MANY");
    await refusal({ transactionId: "TRX-0001", images: foreign }, "UPLOAD_INVALID");
    expect(await submit({ transactionId: "TRX-0001" })).toEqual([422, "REFERENCE_USED"]);
    await stage.call("cancelDeposit", who, { reference });
    expect(await submit({})).toEqual([409, "STATE_CHANGED"]);
  });
});

describe("the end of an order", () => {
  it("[CAS-6.3] [CALL-107] a member cancels its own while nothing was submitted", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const reference = await stage.deposited(who);
    expect(outcomeOf(await stage.call("cancelDeposit", other, { reference }))).toEqual([404, "NOT_FOUND"]);
    expect((await stage.call("cancelDeposit", who, { reference })).body.value).toEqual({
      state: "CANCELLED",
    });
    expect(outcomeOf(await stage.call("cancelDeposit", who, { reference }))).toEqual([409, "STATE_CHANGED"]);
    const submitted = await stage.deposited(who);
    await stage.call("submitDeposit", who, { reference: submitted, transactionId: newRequestId() });
    expect(outcomeOf(await stage.call("cancelDeposit", who, { reference: submitted }))).toEqual([
      409,
      "STATE_CHANGED",
    ]);
  });

  it("[CAS-6.4] the job ends what was not paid in its time, tells the member, and leaves the rest alone", async () => {
    const who = await stage.payer();
    const [late, open] = [await stage.deposited(who), await stage.deposited(who)];
    await stage.over(late);
    await stage.runJob("cashier.deposits");
    expect([await stage.stateOf(late), await stage.stateOf(open)]).toEqual(["EXPIRED", "CREATED"]);
    await stage.call("submitDeposit", who, { reference: open, transactionId: newRequestId() });
    await stage.over(open);
    await stage.runJob("cashier.deposits");
    expect(await stage.stateOf(open)).toBe("SUBMITTED");
    const told = await stage.members.rows(
      "select value from outbox where topic = $1 and name = 'deposit.changed' and value ->> 'reference' = $2",
      [`member/${who.id}`, late],
    );
    // Made and over.
    expect(told).toHaveLength(2);
  });

  it("[CAS-6.4] after its time nothing can be submitted or cancelled, although the job has not come by", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    await stage.over(reference);
    for (const [name, input] of [
      ["submitDeposit", { reference, transactionId: "late" }],
      ["cancelDeposit", { reference }],
    ] as const)
      expect(outcomeOf(await stage.call(name, who, input))).toEqual([409, "STATE_CHANGED"]);
    expect(await stage.stateOf(reference)).toBe("EXPIRED");
  });
});

describe("the list", () => {
  it("[CAS-1.4] [CALL-108] tells again whom to pay while an order waits for its payment, and no longer", async () => {
    const who = await stage.payer();
    const { body } = await stage.deposit(who, { method: "digital-dollar", amount: "20" });
    const { reference, payTo } = body.value as { reference: string; payTo: object };
    expect((await list(who)).list).toMatchObject([{ reference, amount: "2440.00", payTo }]);
    expect(payTo).toMatchObject({ amount: "20.00", currency: "USD" });
    await stage.call("submitDeposit", who, { reference, transactionId: newRequestId() });
    expect((await list(who)).list).toMatchObject([{ reference, state: "SUBMITTED", payTo: null }]);
  });

  it("[CAS-1.6] [REP-9] [REP-11] [CALL-108] has a member's own, the newest first, 20 a page, by state", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    await stage.deposited(other);
    const references: string[] = [];
    for (let made = 0; made < 23; made += 1) {
      const reference = await stage.deposited(who, { amount: String(200 + made) });
      references.unshift(reference);
      if (made < 22) await stage.call("cancelDeposit", who, { reference });
    }
    const first = await list(who);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(first.list.map(({ reference }) => reference)).toEqual(references.slice(0, 20));
    expect(first.list[0]).toMatchObject({
      method: "নদী পে",
      amount: "222.00",
      received: null,
      state: "CREATED",
      reason: null,
      expires: expect.any(String),
    });
    expect(first.list[1]).toMatchObject({ state: "CANCELLED", expires: null });
    expect((await list(who, { pageNo: "2" })).list.map(({ reference }) => reference)).toEqual(
      references.slice(20),
    );
    expect((await list(who, { state: "CREATED" })).list).toHaveLength(1);
    expect((await list(who, { pageNo: "9" })).list).toEqual([]);
    const tooLong = { from: "2026-01-01", to: "2026-03-01" };
    expect(outcomeOf(await stage.call("depositList", who, tooLong))).toEqual([422, "DATE_RANGE"]);
  });
});
