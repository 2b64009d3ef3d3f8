// Withdrawals at the desk: rejected or approved by one or two people, paid and sent.
import { minor } from "@jonaki/money";
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

const { known, listed, withFee } = memberOn(() => stage);
const { alone, both, codeOf, desk, eventsOf } = deskOn(() => stage);

describe("review", () => {
  it("[CAS-21.3] [CAS-20] a rejection returns everything, with a reason that member and messages learn", async () => {
    const { who, reference, before } = await withFee("2000");
    expect(await codeOf(desk().reject(reference, alone(" ")))).toBe("FIELD_REQUIRED");
    expect(await desk().reject(reference, alone("not your name"))).toMatchObject({
      value: { state: "REJECTED" },
    });
    expect(await stage.money(who)).toEqual(before);
    expect(await listed(who)).toMatchObject({ reference, state: "REJECTED", reason: "not your name" });
    expect(await eventsOf(reference)).toEqual([
      [
        "withdrawal.rejected",
        {
          member: String(who.id),
          reference,
          amount: "2000.00",
          currency: "PLAY",
          at: expect.any(String),
          reason: "not your name",
        },
      ],
    ]);
    expect(await codeOf(desk().approve(reference, both()))).toBe("STATE_CHANGED");
  });

  it("[CAS-21.4] [CAS-31] an approval is told once and written with who, when and why; the money stays held", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "600");
    expect(await desk().approve(reference, { ...alone("as always"), second: null })).toMatchObject({
      value: { state: "APPROVED" },
    });
    expect(await codeOf(desk().approve(reference, both()))).toBe("STATE_CHANGED");
    expect(await codeOf(desk().reject(reference, alone()))).toBe("STATE_CHANGED");
    expect(await stage.money(who)).toEqual([890_000n, 60_000n]);
    expect(await eventsOf(reference)).toMatchObject([
      ["withdrawal.approved", { reference, amount: "600.00" }],
    ]);
    expect(
      await stage.members.rows(
        "select act, operator_id, second_id, reason, state_before, state_after from cashier_decisions where reference = $1",
        [reference],
      ),
    ).toEqual([
      {
        act: "APPROVE",
        operator_id: stage.anu.operatorId,
        second_id: null,
        reason: "as always",
        state_before: "REVIEW",
        state_after: "APPROVED",
      },
    ]);
  });

  it("[CAS-21.4] [OFF-4] above 25,000.00 two operators approve, and never the same twice", async () => {
    const who = await known(10_000_000n, { kind: "BANK" });
    const [large, small] = [await stage.withdrawn(who, "25000.01"), await stage.withdrawn(who, "25000")];
    expect(await codeOf(desk().approve(large, { ...alone(), second: null }))).toBe("APPROVAL_NEEDED");
    expect(await codeOf(desk().approve(large, { ...alone(), second: stage.anu }))).toBe("APPROVAL_SELF");
    expect(await stage.stateOf(large)).toBe("REVIEW");
    expect(await codeOf(desk().approve(large, both()))).toBe("ok");
    expect(await codeOf(desk().approve(small, { ...alone(), second: null }))).toBe("ok");
  });

  it.each([
    ["FIRST_WITHDRAWAL", () => stage.payer(), ""],
    [
      "NEW_ACCOUNT",
      () => known(),
      "update pay_accounts set added_at = now(), usable_from = now() where member_id = $1",
    ],
    [
      "NEW_PASSWORD",
      () => known(),
      "update members set password_set_at = now() + interval '1 ms' where id = $1",
    ],
  ])("[CAS-28] %s goes to a second operator, whatever the amount", async (reason, make, change) => {
    const who = await make();
    if (change !== "") await stage.members.rows(change, [who.id]);
    const reference = await stage.withdrawn(who, "500");
    expect(await stage.row(reference)).toMatchObject({ second_needed_for: [reason] });
    expect(await codeOf(desk().approve(reference, { ...alone(), second: null }))).toBe("APPROVAL_NEEDED");
    expect(await codeOf(desk().approve(reference, both()))).toBe("ok");
  });

  it("[CAS-31] while the member owes money it waits", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "500");
    await stage.members.rows(
      "insert into money_cases (kind, member_id, detail) values ('RECEIVABLE', $1, '{}')",
      [who.id],
    );
    expect(await codeOf(desk().approve(reference, both()))).toBe("FORBIDDEN");
    await stage.members.rows("update money_cases set closed_at = now() where member_id = $1", [who.id]);
    expect(await codeOf(desk().approve(reference, both()))).toBe("ok");
  });

  it("[CAS-31] [OFF-9] open at one operator's desk it is decided by no other; the queue says so", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "500");
    await desk().lock(reference, stage.bina);
    expect(await codeOf(desk().approve(reference, both()))).toBe("STATE_CHANGED");
    const filter = {
      kind: "WITHDRAWAL",
      username: who.username,
      states: ["REVIEW"],
      method: "nodi-pay",
    } as const;
    expect(await desk().list(filter)).toMatchObject([
      { reference, amountMinor: 50_000n, feeMinor: 0n, lockedBy: stage.bina.operatorId, secondNeededFor: [] },
    ]);
    expect(await desk().list({ ...filter, method: "bokul-bank" })).toEqual([]);
    await desk().unlock(reference, stage.bina);
    expect(await codeOf(desk().approve(reference, both()))).toBe("ok");
    // The member may take back what an operator has open, and does.
    const second = await stage.withdrawn(who, "500");
    await desk().lock(second, stage.bina);
    expect(outcomeOf(await stage.call("cancelWithdrawal", who, { reference: second }))).toEqual([200, null]);
  });
});

describe("paying", () => {
  it("[CAS-21.5] [CAS-21.6] a payout that the provider refused can be paid again", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "500");
    expect(await codeOf(desk().beginPaying(reference, alone()))).toBe("STATE_CHANGED");
    await desk().approve(reference, both());
    expect(await desk().beginPaying(reference, alone())).toMatchObject({ value: { state: "PAYING" } });
    expect(await desk().payoutRefused(reference, alone("closed"))).toMatchObject({
      value: { state: "APPROVED" },
    });
    await stage.payout(reference);
    expect(await stage.stateOf(reference)).toBe("AWAITING_CONFIRMATION");
  });

  it("[CAS-21.7] [CAS-22] [CAS-16.5] once sent, the member sees the part, until when, and whether it was all", async () => {
    const who = await known();
    const reference = await stage.withdrawn(who, "900");
    await desk().approve(reference, both());
    await desk().beginPaying(reference, alone());
    for (const wrong of [0n, -1n, 90_001n])
      expect(await codeOf(desk().sent(reference, { ...alone(), amountMinor: minor(wrong) }))).toBe(
        "VALIDATION",
      );
    await desk().sent(reference, { ...alone(), amountMinor: minor(40_000n) });
    const { confirmation } = (await listed(who)) as { confirmation: { amount: string; until: string } };
    expect(confirmation).toMatchObject({ amount: "400.00", canConfirmFull: false });
    const [part] = await stage.members.rows(
      "select p.sent_at, p.confirm_minutes from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id where w.reference = $1",
      [reference],
    );
    expect(part).toMatchObject({ confirm_minutes: 30 });
    expect(Date.parse(confirmation.until)).toBe(Number(part?.["sent_at"]) + 30 * 60_000);
  });

  it("[CAS-25] [CAS-21.7] an e-wallet has 30 minutes, a bank a day, and an operator may choose 5 to 1440", async () => {
    const minutesOf = async (kind: "EWALLET" | "BANK") => {
      const who = await known(1_000_000n, { kind });
      const reference = await stage.withdrawn(who, "500");
      await stage.payout(reference);
      const [row] = await stage.members.rows(
        "select confirm_minutes from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id where w.reference = $1",
        [reference],
      );
      return row?.["confirm_minutes"];
    };
    expect([await minutesOf("EWALLET"), await minutesOf("BANK")]).toEqual([30, 1_440]);
    const { site } = stage.house.app;
    const choose = async (value: unknown) => {
      await site.switches.setSetting("withdrawConfirmMinutes", value);
      await site.reload();
    };
    await choose({ ewallet: 5, bank: 4 });
    expect([await minutesOf("EWALLET"), await minutesOf("BANK")]).toEqual([5, 1_440]);
    await choose({ ewallet: 1_441, bank: 60 });
    expect([await minutesOf("EWALLET"), await minutesOf("BANK")]).toEqual([30, 60]);
    await choose({});
  });
});
