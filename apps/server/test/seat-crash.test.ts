// A process that is killed after any statement of a call about seats leaves nothing behind, and the same call sent again is
// done once [VEN-11].
import { buyInItem, buyOutItem, handItem } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "../src/domains/bets/bets-test-doubles.ts";
import type { BetStage } from "../src/domains/bets/bets-test-doubles.ts";
import { createSeats } from "../src/domains/bets/bets.ts";
import type { SeatItem } from "../src/domains/bets/bets.ts";
import type { Database } from "../src/platform/database/database.ts";
import { mortal } from "./mortal-database.ts";

let stage: BetStage;
beforeAll(async () => {
  stage = await openBetStage();
});
afterAll(() => stage.stop());

const purse = async (memberId: bigint) => {
  const { cashMinor, heldMinor } = await stage.house.wallet.balances(memberId, "PLAY");
  return [cashMinor, heldMinor];
};

const seatsOn = (database: Database, patienceMs: number) =>
  createSeats({
    database,
    pools: stage.house.pools,
    safe: stage.house.safe,
    moneyUnit: "PLAY",
    patienceMs,
    playBarsOf: () => Promise.resolve({ isBlocked: () => false, isAlive: () => true }),
    consumers: ["wallet"],
    announce: () => undefined,
  });

/** Killed after each of its statements in turn, until it gets through; answers how many there were. */
async function killedEverywhere(item: SeatItem, isUntouched: () => Promise<void>): Promise<number> {
  const { house } = stage;
  const { database, dieAfter } = mortal(house.database);
  const seats = seatsOn(database, 20_000);
  for (let statements = 1; ; statements += 1) {
    dieAfter(statements);
    const outcome = await seats.handle(item).then(
      (answer) => (answer === "late" ? answer : answer.code),
      (problem: Error) => problem.message,
    );
    if (outcome === "OK") return statements - 1;
    expect(outcome).toBe("killed");
    await isUntouched();
    expect(await house.differences()).toEqual([]);
  }
}

describe("a call about seats that is killed after any of its statements", () => {
  it(
    "[CAR-31] [VEN-11] has not happened, and happens once when it comes again",
    { timeout: 60_000 },
    async () => {
      const [a, b] = [await stage.newMember(1_000n), await stage.newMember(1_000n)];
      const hand = handItem([
        [a, 300n, 0n],
        [b, 100n, 380n],
      ]);
      const steps: readonly (readonly [SeatItem, readonly (readonly bigint[])[]])[] = [
        [
          buyInItem(a, 400n),
          [
            [1_000n, 0n],
            [1_000n, 0n],
          ],
        ],
        [
          buyInItem(a, 100n),
          [
            [600n, 400n],
            [1_000n, 0n],
          ],
        ],
        [
          buyInItem(b, 200n),
          [
            [500n, 500n],
            [1_000n, 0n],
          ],
        ],
        [
          hand,
          [
            [500n, 500n],
            [800n, 200n],
          ],
        ],
        [
          buyOutItem(a),
          [
            [500n, 200n],
            [800n, 480n],
          ],
        ],
        [
          buyOutItem(b),
          [
            [700n, 0n],
            [800n, 480n],
          ],
        ],
      ];
      for (const [item, before] of steps) {
        const statements = await killedEverywhere(item, async () => {
          expect([await purse(a), await purse(b)]).toEqual(before);
        });
        expect(statements).toBeGreaterThan(5);
        const first = await stage.house.seats.handle(item);
        expect(await stage.second.seats.handle(item)).toEqual(first);
      }
      expect([await purse(a), await purse(b)]).toEqual([
        [700n, 0n],
        [1_280n, 0n],
      ]);
      expect(await stage.house.differences()).toEqual([]);
    },
  );
});

describe("an answer that does not come in time", () => {
  it("[CAR-31] [VEN-11] is late, and the same call sent again finds what was done", async () => {
    const { house, second } = stage;
    const who = await stage.newMember(1_000n);
    const seats = seatsOn(house.database, 50);
    const chips = buyInItem(who, 400n);
    await house.database.transaction(async (tx) => {
      await house.safe.lock(tx, who);
      expect(await seats.handle(chips)).toBe("late");
    });
    expect(await second.seats.handle(chips)).toMatchObject({ code: "OK", balanceMinor: 600n });
    await seats.stop();
    expect(await purse(who)).toEqual([600n, 400n]);
    expect(await house.differences()).toEqual([]);
  });
});
