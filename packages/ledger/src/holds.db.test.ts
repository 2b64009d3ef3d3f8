// A hold is placed once and ends once, and HELD is always the sum of the open ones.
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import { consumeHold, consumePart, placeHold, releaseHold } from "./holds.ts";
import type { HoldRequest } from "./holds.ts";
import { cash, held, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let made = 0;
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());
// The check holds HELD against the open holds (I9).
afterEach(async () => {
  expect(await ledger.differences()).toEqual([]);
});

const newKey = (): string => `hold/${(made += 1)}`;
const request = (memberId: bigint, amountMinor: bigint, more: Partial<HoldRequest> = {}): HoldRequest => ({
  key: newKey(),
  kind: "withdrawal",
  memberId,
  unit: "PLAY",
  amountMinor: minor(amountMinor),
  purpose: "withdrawal 1",
  ...more,
});
const place = (hold: HoldRequest) => ledger.transaction((connection) => placeHold(connection, hold));
const consume = (holdId: bigint, key = newKey()) =>
  ledger.transaction((connection) =>
    consumeHold(connection, { holdId, key, kind: "paid", to: shardOf(ledger.issue, 0) }),
  );
const release = (holdId: bigint, key = newKey()) =>
  ledger.transaction((connection) => releaseHold(connection, { holdId, key, kind: "returned" }));
const part = (holdId: bigint, amountMinor: bigint, key = newKey()) =>
  ledger.transaction((connection) =>
    consumePart(connection, {
      holdId,
      key,
      kind: "paid",
      to: shardOf(ledger.issue, 0),
      amountMinor: minor(amountMinor),
    }),
  );
const leftOf = async (holdId: bigint): Promise<bigint> =>
  BigInt(
    (await ledger.owner.query("select amount from ledger_holds where id = $1", [holdId])).rows[0].amount,
  );
const stateOf = async (holdId: bigint): Promise<unknown> =>
  (
    await ledger.owner.query("select state, ended_by is not null as ended from ledger_holds where id = $1", [
      holdId,
    ])
  ).rows[0];
const balances = async (memberId: bigint) => [
  await ledger.balance(cash(memberId)),
  await ledger.balance(held(memberId)),
];

async function placed(amountMinor: bigint): Promise<{ readonly memberId: bigint; readonly holdId: bigint }> {
  const [memberId] = (await ledger.members(1, 1_000n)) as [bigint];
  const hold = await place(request(memberId, amountMinor));
  if ("refused" in hold) throw new Error(hold.refused);
  return { memberId, holdId: hold.transferId };
}

describe("a hold", () => {
  it("[WAL-6] leaves the available balance at once", async () => {
    const { memberId, holdId } = await placed(300n);
    expect(await balances(memberId)).toEqual([700n, 300n]);
    expect(await stateOf(holdId)).toEqual({ state: "OPEN", ended: false });
  });

  it("[WAL-6] is consumed into another account, or returned to CASH", async () => {
    const paid = await placed(300n);
    expect(await consume(paid.holdId)).toMatchObject({ repeated: false });
    expect(await balances(paid.memberId)).toEqual([700n, 0n]);
    expect(await stateOf(paid.holdId)).toEqual({ state: "CONSUMED", ended: true });

    const returned = await placed(300n);
    expect(await release(returned.holdId)).toMatchObject({ repeated: false });
    expect(await balances(returned.memberId)).toEqual([1_000n, 0n]);
    expect(await stateOf(returned.holdId)).toEqual({ state: "RELEASED", ended: true });
  });

  it("[WAL-4] of more than there is is refused, and there is no hold", async () => {
    const [memberId] = (await ledger.members(1, 1_000n)) as [bigint];
    expect(await place(request(memberId, 1_001n))).toEqual({ refused: "INSUFFICIENT_BALANCE" });
    expect(await ledger.count(`from ledger_holds where held_account = ${held(memberId)}`)).toBe(0);
    await expect(place(request(memberId, 0n))).rejects.toThrow("ledger_holds_amount_check");
  });

  it("[WAL-3] placed twice with one key is one hold; for another purpose the key is refused", async () => {
    const [memberId] = (await ledger.members(1, 1_000n)) as [bigint];
    const hold = request(memberId, 300n);
    const first = await place(hold);
    expect(await place(hold)).toEqual({ ...first, repeated: true });
    expect(await place({ ...hold, purpose: "withdrawal 2" })).toEqual({ refused: "REQUEST_REUSED" });
    expect(await place({ ...hold, amountMinor: minor(301n) })).toEqual({ refused: "REQUEST_REUSED" });
    expect(await balances(memberId)).toEqual([700n, 300n]);
  });

  it("[WAL-6] ends once: a second end of either kind is refused, a repeat of the first is answered", async () => {
    const { memberId, holdId } = await placed(300n);
    const key = newKey();
    const first = await release(holdId, key);
    expect(await release(holdId, key)).toEqual({ ...first, repeated: true });
    expect(await release(holdId)).toEqual({ refused: "HOLD_ENDED" });
    expect(await consume(holdId)).toEqual({ refused: "HOLD_ENDED" });
    expect(await consume(holdId, key)).toEqual({ refused: "REQUEST_REUSED" });
    expect(await balances(memberId)).toEqual([1_000n, 0n]);
  });

  it("[WAL-3] the key that ended one hold does not pass for the end of another of the same amount", async () => {
    const { memberId, holdId } = await placed(300n);
    const second = await place(request(memberId, 300n));
    if ("refused" in second) throw new Error(second.refused);
    const key = newKey();
    expect(await release(holdId, key)).toMatchObject({ repeated: false });
    expect(await release(second.transferId, key)).toEqual({ refused: "REQUEST_REUSED" });
    expect(await stateOf(second.transferId)).toEqual({ state: "OPEN", ended: false });
    expect(await balances(memberId)).toEqual([700n, 300n]);
  });

  it("[WAL-6] consumed and released at the same moment ends one way only", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { memberId, holdId } = await placed(300n);
      const ends = await Promise.all([
        ...Array.from({ length: 4 }, () => consume(holdId)),
        ...Array.from({ length: 4 }, () => release(holdId)),
      ]);
      expect(ends.filter((end) => "transferId" in end)).toHaveLength(1);
      expect(ends.filter((end) => "refused" in end && end.refused === "HOLD_ENDED")).toHaveLength(7);
      const { state } = (await stateOf(holdId)) as { state: string };
      expect(await balances(memberId)).toEqual(state === "RELEASED" ? [1_000n, 0n] : [700n, 0n]);
    }
  });

  it("[WAL-6] one of many ends alone: the others stay held (I9)", async () => {
    const { memberId, holdId } = await placed(100n);
    await place(request(memberId, 200n));
    await place(request(memberId, 300n));
    expect(await balances(memberId)).toEqual([400n, 600n]);
    await consume(holdId);
    expect(await balances(memberId)).toEqual([400n, 500n]);
  });

  it("that never was cannot end", async () => {
    expect(await release(987_654_321n)).toEqual({ refused: "NO_HOLD" });
    expect(await consume(987_654_321n)).toEqual({ refused: "NO_HOLD" });
  });

  it("[WAL-6] the database ends no hold twice, whoever asks (I9)", async () => {
    const { holdId } = await placed(50n);
    await release(holdId);
    const again = (state: string) => ledger.owner.query("select ledger_end_hold($1, $2, 5)", [holdId, state]);
    await expect(again("CONSUMED")).rejects.toThrow("has ended already");
    const open = await placed(50n);
    await expect(ledger.owner.query("select ledger_end_hold($1, 'OPEN', 5)", [open.holdId])).rejects.toThrow(
      "check",
    );
  });
});

describe("a part of a hold", () => {
  it("[WAL-6] leaves HELD, and the rest stays held (I9)", async () => {
    const { memberId, holdId } = await placed(300n);
    expect(await part(holdId, 100n)).toMatchObject({ repeated: false });
    expect(await balances(memberId)).toEqual([700n, 200n]);
    expect(await leftOf(holdId)).toBe(200n);
    expect(await stateOf(holdId)).toEqual({ state: "OPEN", ended: false });
  });

  it("[WAL-6] that leaves nothing ends the hold; after one that leaves something the rest is released", async () => {
    const paid = await placed(300n);
    await part(paid.holdId, 100n);
    await part(paid.holdId, 200n);
    expect(await stateOf(paid.holdId)).toEqual({ state: "CONSUMED", ended: true });
    expect(await balances(paid.memberId)).toEqual([700n, 0n]);
    expect(await part(paid.holdId, 1n)).toEqual({ refused: "HOLD_ENDED" });

    const returned = await placed(300n);
    await part(returned.holdId, 100n);
    const key = newKey();
    const first = await release(returned.holdId, key);
    expect(await balances(returned.memberId)).toEqual([900n, 0n]);
    expect(await release(returned.holdId, key)).toEqual({ ...first, repeated: true });
  });

  it("[WAL-4] is never more than what is left, although other holds lie in HELD beside it", async () => {
    const { memberId, holdId } = await placed(300n);
    await place(request(memberId, 500n));
    await part(holdId, 200n);
    expect(await part(holdId, 101n)).toEqual({ refused: "HOLD_TOO_SMALL" });
    expect(await balances(memberId)).toEqual([200n, 600n]);
    expect(await part(987_654_321n, 1n)).toEqual({ refused: "NO_HOLD" });
  });

  it("[WAL-3] repeated with its key is one part; with another amount the key is refused", async () => {
    const { memberId, holdId } = await placed(300n);
    const key = newKey();
    const first = await part(holdId, 100n, key);
    expect(await part(holdId, 100n, key)).toEqual({ ...first, repeated: true });
    expect(await part(holdId, 200n, key)).toEqual({ refused: "REQUEST_REUSED" });
    expect(await balances(memberId)).toEqual([700n, 200n]);
  });

  it("[WAL-6] 200 holds: parts, an end and a release at the same moment never move more than was held", async () => {
    for (let round = 0; round < 200; round += 1) {
      const { memberId, holdId } = await placed(300n);
      await place(request(memberId, 400n));
      const ends = await Promise.all([
        part(holdId, 100n),
        part(holdId, 150n),
        release(holdId),
        part(holdId, 100n),
        consume(holdId),
      ]);
      const [first, second, released, third] = ends.map((end) => "transferId" in end);
      const parts = (first ? 100n : 0n) + (second ? 150n : 0n) + (third ? 100n : 0n);
      expect(parts).toBeLessThanOrEqual(300n);
      expect(await stateOf(holdId)).toEqual({ state: released ? "RELEASED" : "CONSUMED", ended: true });
      expect(await balances(memberId)).toEqual([released ? 600n - parts : 300n, 400n]);
    }
  });

  it("[WAL-6] the database gives no more of a hold than there is, whoever asks (I9)", async () => {
    const { holdId } = await placed(50n);
    for (const amount of [50, 51, 0, -1])
      await expect(ledger.owner.query("select ledger_use_hold($1, $2)", [holdId, amount])).rejects.toThrow(
        "has not so much to give",
      );
    await release(holdId);
    await expect(ledger.owner.query("select ledger_use_hold($1, 10)", [holdId])).rejects.toThrow(
      "has not so much to give",
    );
  });
});
