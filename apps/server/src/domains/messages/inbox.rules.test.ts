import { describe, expect, it } from "vitest";
import { keptSince, leavesBy, messagesIn } from "./inbox.rules.ts";

const AT = new Date("2026-11-15T10:00:00.000Z");
const event = (name: string, ...facts: object[]) => ({ id: 7n, at: AT, name, facts });
const fact = (changes: object = {}) => ({
  member: "12",
  reference: "R-1",
  amount: "1234.50",
  currency: "BDT",
  ...changes,
});

describe("how a message moves", () => {
  const acts = ["OPEN", "MARK_ALL", "DELETE", "CLOCK"] as const;
  const states = ["UNREAD", "READ", "DELETED"] as const;
  const TABLE = [
    "UNREAD READ OPEN",
    "UNREAD READ MARK_ALL",
    "UNREAD DELETED DELETE",
    "READ DELETED DELETE",
    "UNREAD DELETED CLOCK",
    "READ DELETED CLOCK",
  ];
  const every = states.flatMap((from) =>
    states.flatMap((to) => acts.map((on) => [`${from} ${to} ${on}`, { from, to, on }] as const)),
  );

  it.each(every)("[MSG-17] %s is a move exactly when the table has it", (name, { from, to, on }) => {
    expect(leavesBy(on, to).includes(from)).toBe(TABLE.includes(name));
  });

  it("[MSG-17.2] 90 days later time takes it", () => {
    expect(keptSince(AT)).toEqual(new Date("2026-08-17T10:00:00.000Z"));
  });
});

describe("what makes a message", () => {
  it("[CAS-29] [MSG-18] the four notifications are of the kind payment", () => {
    const names = ["deposit.credited", "withdrawal.approved", "withdrawal.rejected", "deposit.failed"];
    const made = messagesIn(names.map((name) => event(name, fact())));
    expect(made.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      "PAYMENT NOTE_DEPOSIT_CREDITED",
      "PAYMENT NOTE_WITHDRAWAL_APPROVED",
      "PAYMENT NOTE_WITHDRAWAL_REJECTED",
      "PAYMENT NOTE_DEPOSIT_FAILED",
    ]);
    const time = AT.toISOString();
    expect(made[0]).toMatchObject({
      memberId: 12n,
      parameters: { amount: "1234.50", currency: "BDT", time },
    });
    expect(made[3]?.parameters).toEqual({ amount: "1234.50", currency: "BDT" });
  });

  it("[WAL-27] [MSG-18] a transfer says from whom", () => {
    const [made] = messagesIn([event("transfer.received", fact({ from: "Rah***" }))]);
    expect(made).toMatchObject({
      kind: "TRANSFER",
      code: "NOTE_TRANSFER_RECEIVED",
      parameters: { 0: "Rah***" },
    });
  });

  it("[MSG-18] each fact of an event makes one, bets make none", () => {
    const made = messagesIn([
      event("deposit.credited", fact(), fact({ member: "13" })),
      event("bet.settled", fact()),
      event("something.else", fact()),
    ]);
    expect(made.map(({ memberId, eventId, place }) => [memberId, eventId, place])).toEqual([
      [12n, 7n, 0],
      [13n, 7n, 1],
    ]);
  });
});
