// A seat's stack moves with the money or not at all, and the database finds what does not fit.
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import type { AccountId } from "./accounts.ts";
import type { Connection } from "./connection.ts";
import { createPools } from "./opening.ts";
import { connectionOn } from "./pg-connection.ts";
import { post } from "./post.ts";
import { endSeat, handLegs, moveSeats, openSeat, readStacks } from "./seats.ts";
import { cash, held, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let pot: AccountId;
let house: AccountId;
let made = 0;
beforeAll(async () => {
  ledger = await openTestLedger();
  const pools = createPools(connectionOn(ledger.owner));
  const of = (kind: "POT" | "HOUSE") =>
    pools.find({ ownerKind: "VENDOR", owner: "ROOMS", kind, unit: "PLAY" });
  pot = shardOf(await of("POT"), 3);
  house = shardOf(await of("HOUSE"), 3);
});
afterAll(() => ledger.stop());
afterEach(async () => {
  expect(await ledger.differences()).toEqual([]);
});

async function posted(connection: Connection, legs: Parameters<typeof post>[1]["legs"]): Promise<bigint> {
  made += 1;
  const result = await post(connection, { key: `seat/${made}`, kind: "chips", legs });
  if ("refused" in result) throw new Error(result.refused);
  return result.transferId;
}

/** A member of 10.00 with so many chips. */
const seated = async (chipsMinor: bigint): Promise<readonly [memberId: bigint, holdId: bigint]> => {
  const [memberId] = (await ledger.members(1, 1_000n)) as [bigint];
  const holdId = await ledger.transaction(async (connection) => {
    const transferId = await posted(connection, [leg(cash(memberId), held(memberId), chipsMinor)]);
    await openSeat(connection, { transferId, memberId, unit: "PLAY", amountMinor: minor(chipsMinor) });
    return transferId;
  });
  return [memberId, holdId];
};
const stackOf = async (holdId: bigint) =>
  (await ledger.transaction((connection) => readStacks(connection, [holdId]))).get(holdId);
const move = (memberId: bigint, putIn: bigint, won: bigint) => ({
  memberId,
  putInMinor: minor(putIn),
  wonMinor: minor(won),
});

describe("the legs of a hand", () => {
  it("[CAR-29] [CAR-30] go from the seats into the pot, and from the pot to the seats and the house, which sums to zero", () => {
    const legs = handLegs([move(1n, 60n, 0n), move(2n, 40n, 95n)], minor(5n), { unit: "PLAY", pot, house });
    const into = legs.filter(({ to }) => to === pot).map(({ from, amountMinor }) => [from, amountMinor]);
    const out = legs.filter(({ from }) => from === pot).map(({ to, amountMinor }) => [to, amountMinor]);
    expect(into).toEqual([
      [held(1n), 60n],
      [held(2n), 40n],
    ]);
    expect(out).toEqual([
      [held(1n), 0n],
      [held(2n), 95n],
      [house, 5n],
    ]);
  });
});

describe("seats", () => {
  it("[CAR-29] [CAR-30] a hand moves stacks with HELD, down to nothing, and the empty seat stays open", async () => {
    const [[a, seatOfA], [b, seatOfB]] = [await seated(300n), await seated(200n)];
    await ledger.transaction(async (connection) => {
      const moves = [move(a, 300n, 0n), move(b, 100n, 380n)];
      await posted(connection, handLegs(moves, minor(20n), { unit: "PLAY", pot, house }));
      await moveSeats(
        connection,
        [
          { holdId: seatOfA, changeMinor: -300n },
          { holdId: seatOfB, changeMinor: 280n },
        ],
        pot,
      );
    });
    expect([await stackOf(seatOfA), await stackOf(seatOfB)]).toEqual([0n, 480n]);
    expect([await ledger.balance(held(a)), await ledger.balance(held(b))]).toEqual([0n, 480n]);
    expect(await ledger.balance(pot)).toBe(0n);
  });

  it("[CAR-30] a stack that is not what was posted stops the whole transaction", async () => {
    const [memberId, holdId] = await seated(300n);
    const wrongly = (changeMinor: bigint) =>
      ledger.transaction(async (connection) => {
        await posted(connection, [leg(cash(memberId), held(memberId), 50n)]);
        await moveSeats(connection, [{ holdId, changeMinor }], null);
      });
    await expect(wrongly(49n)).rejects.toThrow(/HELD is not/u);
    await expect(wrongly(-301n)).rejects.toThrow(/amount_check/u);
    expect(await ledger.balance(held(memberId))).toBe(300n);
    await wrongly(50n);
    expect(await stackOf(holdId)).toBe(350n);
  });

  it("[CAR-30] a pot that would keep a chip stops the whole hand", async () => {
    const [memberId, holdId] = await seated(300n);
    const work = ledger.transaction(async (connection) => {
      await posted(connection, [leg(held(memberId), pot, 10n), leg(pot, house, 9n)]);
      await moveSeats(connection, [{ holdId, changeMinor: -10n }], pot);
    });
    await expect(work).rejects.toThrow(/not empty after its hand/u);
    expect(await ledger.balance(pot)).toBe(0n);
  });

  it("[CAR-30] [I5] a pot pays out nothing that was not put in", async () => {
    const [memberId] = await seated(300n);
    const work = ledger.transaction((connection) => posted(connection, [leg(pot, held(memberId), 1n)]));
    await expect(work).rejects.toThrow("INSUFFICIENT_BALANCE");
  });

  it("[CAR-29] a seat that was left, is no seat or is named twice does not move", async () => {
    const [memberId, holdId] = await seated(300n);
    const moving = (...holds: readonly bigint[]) =>
      ledger.transaction((connection) =>
        moveSeats(
          connection,
          holds.map((hold) => ({ holdId: hold, changeMinor: 0n })),
          null,
        ),
      );
    await expect(moving(holdId, holdId)).rejects.toThrow("a seat is not open");
    await expect(moving(77n)).rejects.toThrow("a seat is not open");
    await ledger.transaction(async (connection) => {
      const transferId = await posted(connection, [leg(held(memberId), cash(memberId), 300n)]);
      await endSeat(connection, holdId, transferId);
    });
    await expect(moving(holdId)).rejects.toThrow("a seat is not open");
    expect(await stackOf(holdId)).toBeUndefined();
    expect(await ledger.balance(cash(memberId))).toBe(1_000n);
  });
});

describe("the check", () => {
  it("[CAR-30] finds a pot that holds something outside of a hand", async () => {
    const [from] = (await ledger.members(1, 1_000n)) as [bigint];
    await ledger.transaction((connection) => posted(connection, [leg(cash(from), pot, 7n)]));
    expect(await ledger.differences()).toEqual([{ where: pot, what: "a pot holds 7 outside of a hand" }]);
    await ledger.transaction((connection) => posted(connection, [leg(pot, cash(from), 7n)]));
  });
});
