// The member's answer to a payout, part by part, and what becomes of a dispute.
import { expectRefusal } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCashierStage, outcomeOf } from "./cashier-test-doubles.ts";
import type { CashierStage } from "./cashier-test-doubles.ts";
import { deskOn, memberOn } from "./withdrawal-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

const { answered, confirm, known, listed, withFee } = memberOn(() => stage);
const { alone, both, codeOf, desk, eventsOf } = deskOn(() => stage);

describe("the member's answer", () => {
  it("[CAS-21.8] [CAS-22] [CALL-112] received closes it: the amount leaves, the fee goes to the house", async () => {
    const { who, reference, before } = await withFee("2000");
    const fees = await stage.pool("FEES");
    const payments = await stage.pool("PAYMENTS");
    await stage.payout(reference);
    expect((await confirm(who, reference, "RECEIVED")).body.value).toEqual({ state: "RECEIVED" });
    expect(outcomeOf(await confirm(who, reference, "RECEIVED"))).toEqual([409, "STATE_CHANGED"]);
    const [cash, held] = before;
    expect(await stage.money(who)).toEqual([cash - 202_000n, held]);
    expect([(await stage.pool("FEES")) - fees, (await stage.pool("PAYMENTS")) - payments]).toEqual([
      2_000n,
      200_000n,
    ]);
    expect(await stage.row(reference)).toMatchObject({ received: 200_000n, fully_paid: false });
  });

  it("[CAS-21.9] [CAS-23] received of a part consumes that part, and the next one is due", async () => {
    const { who, reference, before } = await withFee("2000");
    const [cash, held] = before;
    await stage.payout(reference, 50_000n);
    expect((await confirm(who, reference, "RECEIVED")).body.value).toEqual({ state: "PAYING" });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held + 152_000n]);
    await stage.payout(reference, 100_000n);
    expect(outcomeOf(await confirm(who, reference, "FULL_PAYMENT"))).toEqual([409, "STATE_CHANGED"]);
    await confirm(who, reference, "RECEIVED");
    await stage.payout(reference, 50_000n);
    expect(await listed(who)).toMatchObject({ confirmation: { amount: "500.00", canConfirmFull: true } });
    expect((await confirm(who, reference, "RECEIVED")).body.value).toEqual({ state: "RECEIVED" });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held]);
  });

  it("[CAS-21.10] [CAS-23] full payment is marked, and only when every part was sent", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "900");
    await stage.payout(reference, 40_000n);
    expect(outcomeOf(await confirm(who, reference, "FULL_PAYMENT"))).toEqual([409, "STATE_CHANGED"]);
    await confirm(who, reference, "RECEIVED");
    await stage.payout(reference, 50_000n);
    expect((await confirm(who, reference, "FULL_PAYMENT")).body.value).toEqual({ state: "RECEIVED" });
    expect(await stage.row(reference)).toMatchObject({ fully_paid: true, received: 90_000n });
  });

  it("[CAS-21.11] [CAS-24] not received, with images and a comment, is a dispute that stops the countdown", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "900");
    await stage.payout(reference);
    const images = await stage.images(who, 3);
    const { body } = await confirm(who, reference, "NOT_RECEIVED", { images, comment: "কিছুই আসেনি" });
    expect(body.value).toEqual({ state: "DISPUTED" });
    expect(await listed(who)).toMatchObject({ state: "DISPUTED", confirmation: null });
    const kept = await stage.members.rows(
      "select p.comment, count(i.file_id)::int as images, bool_and(f.attached_at is not null) as kept from withdrawals w join withdrawal_parts p on p.withdrawal_id = w.id join withdrawal_images i on i.withdrawal_id = w.id and i.number = p.number join files f on f.id = i.file_id where w.reference = $1 group by p.comment",
      [reference],
    );
    expect(kept).toEqual([{ comment: "কিছুই আসেনি", images: 3, kept: true }]);
    await stage.members.rows(
      "update withdrawal_parts set sent_at = sent_at - interval '2 days' where withdrawal_id = (select id from withdrawals where reference = $1)",
      [reference],
    );
    await stage.runJob("cashier.timeouts");
    expect(await stage.stateOf(reference)).toBe("DISPUTED");
    expect(await stage.money(who)).toEqual([860_000n, 90_000n]);
  });

  it("[CALL-112] [CAS-24] [ERR-42] is refused in the order of the call, and keeps no file then", async () => {
    const [who, other] = [await known(), await known()];
    const reference = await stage.withdrawn(who, "900");
    const dispute = async (more: object, by = who) =>
      outcomeOf(await confirm(by, reference, "NOT_RECEIVED", more));
    const [own, many, foreign] = [
      await stage.images(who, 1),
      await stage.images(who, 4),
      await stage.images(other, 1),
    ];
    const long = "ক".repeat(141);
    expect(await dispute({ images: own }, other)).toEqual([404, "NOT_FOUND"]);
    expect(await dispute({ images: own })).toEqual([409, "STATE_CHANGED"]);
    await stage.payout(reference);
    expect(await dispute({ comment: long })).toEqual([422, "VALIDATION"]);
    expect(await dispute({ images: many, comment: long })).toEqual([422, "IMAGE_TOO_MANY"]);
    expect(await dispute({ images: foreign, comment: long })).toEqual([422, "UPLOAD_INVALID"]);
    const tooLong = () => confirm(who, reference, "NOT_RECEIVED", { images: own, comment: long });
    await expectRefusal(tooLong, "COMMENT_LENGTH");
    const [file] = await stage.members.rows("select attached_at from files where id = $1", [own[0]]);
    expect(file).toEqual({ attached_at: null });
    expect(await stage.stateOf(reference)).toBe("AWAITING_CONFIRMATION");
  });
});

describe("a dispute", () => {
  const disputed = async (partMinor?: bigint) => {
    const made = await withFee("2000");
    await stage.payout(made.reference, partMinor);
    await confirm(made.who, made.reference, "NOT_RECEIVED", await answered(made.who));
    return { ...made, cash: made.before[0], held: made.before[1] };
  };

  it("[CAS-21.14] the part is paid again: nothing was consumed, and it is asked for anew", async () => {
    const { who, reference, cash, held } = await disputed(50_000n);
    expect(await desk().payAgain(reference, alone())).toMatchObject({ value: { state: "PAYING" } });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held + 202_000n]);
    await stage.payout(reference, 200_000n);
    expect((await confirm(who, reference, "FULL_PAYMENT")).body.value).toEqual({ state: "RECEIVED" });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held]);
  });

  it("[CAS-21.14] proven with a further part due: that part is consumed, and the rest is paid", async () => {
    const { who, reference, cash, held } = await disputed(50_000n);
    expect(await desk().proven(reference, alone("the slip"))).toMatchObject({ value: { state: "PAYING" } });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held + 152_000n]);
    await stage.payout(reference, 150_000n);
    await confirm(who, reference, "RECEIVED");
    expect(await stage.money(who)).toEqual([cash - 202_000n, held]);
  });

  it("[CAS-21.15] [CAS-26] proven as the last part is a forced receipt: everything is consumed, nothing comes back", async () => {
    const { who, reference, cash, held } = await disputed();
    expect(await desk().proven(reference, alone("the slip"))).toMatchObject({
      value: { state: "FORCED_RECEIVED" },
    });
    expect(await stage.money(who)).toEqual([cash - 202_000n, held]);
    for (const act of [desk().refund(reference, both()), desk().payAgain(reference, alone())])
      expect(await codeOf(act)).toBe("STATE_CHANGED");
  });

  it("[CAS-21.16] [CAS-20] refunded with nothing received: amount and fee come back", async () => {
    const { who, reference, before } = await disputed();
    expect(await desk().refund(reference, { ...alone("cannot be paid"), second: null })).toMatchObject({
      value: { state: "REFUNDED" },
    });
    expect(await stage.money(who)).toEqual(before);
    expect(await eventsOf(reference)).toMatchObject([["withdrawal.approved", {}]]);
  });

  it("[CAS-21.16] [CAS-20] refunded after a part was received: what was not received comes back, the fee stays", async () => {
    const { who, reference, before } = await withFee("2000");
    const [cash, held] = before;
    const fees = await stage.pool("FEES");
    await stage.payout(reference, 50_000n);
    await confirm(who, reference, "RECEIVED");
    await stage.payout(reference, 150_000n);
    await confirm(who, reference, "NOT_RECEIVED", await answered(who));
    expect(await codeOf(desk().refund(reference, { ...alone("gone"), second: null }))).toBe("ok");
    expect(await stage.money(who)).toEqual([cash - 50_000n - 2_000n, held]);
    expect((await stage.pool("FEES")) - fees).toBe(2_000n);
  });

  it("[CAS-21.17] [OFF-4] an approved one is refunded by two operators with a reason, and told as rejected", async () => {
    const { who, reference, before } = await withFee("2000");
    await desk().approve(reference, both());
    expect(await codeOf(desk().refund(reference, { ...alone("closed"), second: null }))).toBe(
      "APPROVAL_NEEDED",
    );
    expect(await codeOf(desk().refund(reference, { ...alone("closed"), second: stage.anu }))).toBe(
      "APPROVAL_SELF",
    );
    expect(await codeOf(desk().refund(reference, both(" ")))).toBe("FIELD_REQUIRED");
    expect(await desk().refund(reference, both("the account is closed"))).toMatchObject({
      value: { state: "REFUNDED" },
    });
    expect(await stage.money(who)).toEqual(before);
    expect(await eventsOf(reference)).toMatchObject([
      ["withdrawal.approved", {}],
      ["withdrawal.rejected", { reason: "the account is closed" }],
    ]);
    expect(await listed(who)).toMatchObject({ state: "REFUNDED", reason: "the account is closed" });
  });

  it("[CAS-31] every decision is in the book, in its order", async () => {
    const { reference } = await disputed();
    await desk().payAgain(reference, alone("again"));
    const book = await stage.members.rows(
      "select act, reason, state_before, state_after, amount from cashier_decisions where reference = $1 order by id",
      [reference],
    );
    expect(
      book.map(({ act, state_before, state_after, amount }) => [act, state_before, state_after, amount]),
    ).toEqual([
      ["APPROVE", "REVIEW", "APPROVED", null],
      ["PAY", "APPROVED", "PAYING", null],
      ["SENT", "PAYING", "AWAITING_CONFIRMATION", 200_000n],
      ["PAY_AGAIN", "DISPUTED", "PAYING", null],
    ]);
    expect(await codeOf(desk().proven("W-00000000", alone()))).toBe("NOT_FOUND");
  });
});
