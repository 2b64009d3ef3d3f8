// Calls about seats that come at the same moment, over two processes: one effect, an end that some order of them explains, and
// all invariants afterwards.
import { betItem, buyInItem, buyOutItem, handItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "../bets-test-doubles.ts";
import type { BetStage } from "../bets-test-doubles.ts";
import type { SeatItem } from "./seat-items.ts";

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
beforeAll(async () => {
  stage = await openBetStage();
  ({ house, second } = stage);
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await house.differences()).toEqual([]);
});

const handle = async (item: SeatItem, where = house) => {
  const answer = await where.seats.handle(item);
  if (answer === "late") throw new Error("nobody was that slow");
  return answer;
};
const code = async (item: SeatItem, where = house) => (await handle(item, where)).code;
const inTurn = (place: number): MoneyHouse => (place % 2 === 0 ? house : second);
async function pair(chipsMinor: bigint): Promise<readonly [bigint, bigint]> {
  const [a, b] = [await stage.newMember(1_000n), await stage.newMember(1_000n)];
  for (const who of [a, b]) expect(await code(buyInItem(who, chipsMinor))).toBe("OK");
  return [a, b];
}
const heldOf = async (memberId: bigint) => (await house.wallet.balances(memberId, "PLAY")).heldMinor;

describe("at the same moment", () => {
  it("[CAR-31] [VEN-5] the same hand 100 times has one effect and 100 equal answers", async () => {
    const [a, b] = await pair(500n);
    const item = handItem([
      [a, 100n, 0n],
      [b, 100n, 190n],
    ]);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, place) => handle(item, inTurn(place))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await heldOf(a), await heldOf(b)]).toEqual([400n, 590n]);
  });

  it("[CAR-30] two hands that put the same chips in: one is posted, the other has not enough", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [a, b] = await pair(100n);
      const [one, other] = [
        handItem([
          [a, 100n, 0n],
          [b, 100n, 200n],
        ]),
        handItem([
          [b, 10n, 0n],
          [a, 100n, 110n],
        ]),
      ];
      const codes = await Promise.all([code(one), code(other, second)]);
      expect(codes.toSorted()).toEqual(["INSUFFICIENT_BALANCE", "OK"]);
      expect([await heldOf(a), await heldOf(b)]).toEqual(codes[0] === "OK" ? [0n, 200n] : [110n, 90n]);
    }
  });

  it("[CAR-31] a hand and a buy-out: what is brought back is the stack before it or after it", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [a, b] = await pair(100n);
      const hand = handItem([
        [a, 60n, 0n],
        [b, 60n, 120n],
      ]);
      const [played, left] = await Promise.all([code(hand, inTurn(turn)), handle(buyOutItem(a), second)]);
      expect([
        ["OK", 40n],
        ["ROUND_CLOSED", 100n],
      ]).toContainEqual([played, left.amountMinor]);
      expect([await heldOf(a), await heldOf(b)]).toEqual([0n, played === "OK" ? 160n : 100n]);
    }
  });

  it("[CAR-31] two buy-outs of one seat: one brings the chips", async () => {
    const [a] = await pair(100n);
    const answers = await Promise.all([handle(buyOutItem(a)), handle(buyOutItem(a), second)]);
    expect(answers.map(({ amountMinor }) => String(amountMinor)).toSorted()).toEqual(["0", "100"]);
    expect(await house.balance(a)).toBe(1_000n);
  });

  it("[CAR-29] [WAL-4] 50 first buy-ins on one seat with chips for ten: one opens it, nine add to it", async () => {
    const who = await stage.newMember(1_000n);
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, place) => code(buyInItem(who, 100n), inTurn(place))),
    );
    expect(codes.filter((one) => one === "OK")).toHaveLength(10);
    expect(codes.filter((one) => one === "INSUFFICIENT_BALANCE")).toHaveLength(40);
    expect(await handle(buyOutItem(who))).toMatchObject({ amountMinor: 1_000n });
  });

  it("[CAR-30] one round by two transactions at different tables is posted once", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [[a, b], [c, d]] = [await pair(100n), await pair(100n)];
      const one = handItem([
        [a, 10n, 0n],
        [b, 10n, 20n],
      ]);
      const other = handItem(
        [
          [c, 10n, 0n],
          [d, 10n, 20n],
        ],
        { round: one.round },
      );
      const codes = await Promise.all([code(one), code(other, second)]);
      expect(codes.toSorted()).toEqual(["OK", "ROUND_CLOSED"]);
    }
  });

  it("[CAR-31] [VEN-5] one transaction of a bet and of a buy-in belongs to one of them", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [who, other] = [await stage.newMember(1_000n), await stage.newMember(1_000n)];
      const bet = betItem(who, 100n);
      const chips = buyInItem(other, 100n, { transaction: bet.transaction });
      const codes = await Promise.all([stage.code(bet), code(chips, second)]);
      expect(codes.toSorted()).toEqual(["MISMATCH", "OK"]);
    }
  });

  it("[CAR-30] 60 hands of four seats, named in every order, beside bets of the same members: all are posted", async () => {
    const members: bigint[] = [];
    for (let made = 0; made < 4; made += 1) {
      const who = await stage.newMember(10_000n);
      await handle(buyInItem(who, 5_000n));
      members.push(who);
    }
    const hands = Array.from({ length: 60 }, (_, turn) => {
      const order = members.map(
        (_who, place) => members[(place * (turn % 2 === 0 ? 1 : 3) + turn) % 4] ?? 0n,
      );
      return handItem(order.map((who, place) => [who, 10n, place === 0 ? 39n : 0n]));
    });
    const [codes] = await Promise.all([
      Promise.all(hands.map((item, place) => code(item, inTurn(place)))),
      Promise.all(
        members.flatMap((who) => Array.from({ length: 20 }, () => stage.code(betItem(who, 1n), second))),
      ),
    ]);
    expect(new Set(codes)).toEqual(new Set(["OK"]));
    const held = await Promise.all(members.map(heldOf));
    expect(held.reduce((sum, one) => sum + one, 0n)).toBe(20_000n - 60n);
  });
});
