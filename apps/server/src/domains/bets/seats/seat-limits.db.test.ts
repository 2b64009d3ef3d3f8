// Chips against the limits of their members [CAR-38]: counted when they are bought, taken off when the seat is left.
import { betItem, buyInItem, buyOutItem, handItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "../bets-test-doubles.ts";
import type { BetStage } from "../bets-test-doubles.ts";
import type { HandItem, SeatItem } from "./seat-items.ts";

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
beforeAll(async () => {
  stage = await openBetStage({ listeners: ["safe"] });
  ({ house, second } = stage);
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await house.differences()).toEqual([]);
});

const code = async (item: SeatItem, where = house): Promise<string> => {
  const answer = await where.seats.handle(item);
  return answer === "late" ? answer : answer.code;
};
/** The same hand, one of its members on another seat. */
const onSeat = (item: HandItem, memberId: bigint, seat: string): HandItem => ({
  ...item,
  moves: item.moves.map((move) => (move.memberId === memberId ? { ...move, seat } : move)),
});
const limit = (memberId: bigint, kind: "STAKE" | "LOSS" | "TIME", amountMinor: bigint) =>
  house.database.transaction((tx) =>
    house.safe.setLimit(tx, { memberId, kind, period: "DAY", amountMinor, at: new Date() }),
  );
const countedOf = async (memberId: bigint) => {
  const { rows } = await sql<{ stakes: bigint; returns: bigint }>`
    select sum(stakes)::bigint as stakes, sum(returns)::bigint as returns from safe_days
    where member_id = ${memberId}`.execute(house.database.store);
  return rows[0];
};
const ago = (memberId: bigint, minutes: number) =>
  sql`update safe_counted set last_bet_at = last_bet_at - ${minutes}::int * interval '1 minute',
    timed_until = timed_until - ${minutes}::int * interval '1 minute' where member_id = ${memberId}`.execute(
    house.database.store,
  );

describe("a limit on stakes", () => {
  it("[CAR-38] counts a buy-in when it is made, together with bets, and stops the top-up that is beyond it", async () => {
    const who = await stage.newMember(10_000n);
    await limit(who, "STAKE", 1_000n);
    expect(await stage.code(betItem(who, 300n))).toBe("OK");
    expect(await code(buyInItem(who, 500n))).toBe("OK");
    expect(await code(buyInItem(who, 201n), second)).toBe("LIMIT_REACHED");
    expect(await stage.code(betItem(who, 201n))).toBe("LIMIT_REACHED");
    expect(await code(buyInItem(who, 200n))).toBe("OK");
    const { rows } = await sql<{ facts: unknown }>`select facts from domain_events
      where name = 'play.stopped' order by id limit 1`.execute(house.database.store);
    expect(rows[0]?.facts).toMatchObject([{ member: String(who) }]);
  });

  it("[CAR-38] gets back what comes back when the seat is left, and never more than was bought", async () => {
    const who = await stage.newMember(10_000n);
    const other = await stage.newMember(10_000n);
    await limit(who, "STAKE", 1_000n);
    await code(buyInItem(other, 5_000n));
    await code(buyInItem(who, 1_000n));
    await code(
      handItem([
        [who, 1_000n, 400n],
        [other, 1_000n, 1_600n],
      ]),
    );
    expect(await code(buyOutItem(who))).toBe("OK");
    expect(await countedOf(who)).toEqual({ stakes: 600n, returns: 0n });
    expect(await code(buyInItem(who, 401n, { seat: "t" }))).toBe("LIMIT_REACHED");
    expect(await code(buyInItem(who, 400n, { seat: "t" }))).toBe("OK");
    const won = handItem([
      [who, 400n, 2_000n],
      [other, 1_600n, 0n],
    ]);
    expect(await code(onSeat(won, who, "t"))).toBe("OK");
    await code(buyOutItem(who, { seat: "t" }));
    expect(await countedOf(who)).toEqual({ stakes: 600n, returns: 1_600n });
  });

  it("[CAR-38] [WAL-4] 20 buy-ins at once over two processes never pass it", async () => {
    const who = await stage.newMember(100_000n);
    await limit(who, "STAKE", 1_000n);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, place) => code(buyInItem(who, 100n), place % 2 === 0 ? house : second)),
    );
    expect(codes.filter((one) => one === "OK")).toHaveLength(10);
    expect(codes.filter((one) => one === "LIMIT_REACHED")).toHaveLength(10);
  });
});

describe("other limits", () => {
  it("[CAR-38] a loss counts while the chips are at the table and is less what comes back", async () => {
    const who = await stage.newMember(10_000n);
    await limit(who, "LOSS", 500n);
    expect(await code(buyInItem(who, 500n))).toBe("OK");
    expect(await code(buyInItem(who, 1n))).toBe("LIMIT_REACHED");
    await code(buyOutItem(who));
    expect(await code(buyInItem(who, 500n, { seat: "t" }))).toBe("OK");
  });

  it("[CAR-38] [SAFE-1] hands are time played", async () => {
    const [who, other] = [await stage.newMember(10_000n), await stage.newMember(10_000n)];
    await limit(who, "TIME", 20n);
    for (const one of [who, other]) await code(buyInItem(one, 1_000n));
    const play = () =>
      code(
        handItem([
          [who, 10n, 10n],
          [other, 10n, 10n],
        ]),
      );
    for (const minutes of [9, 9, 9]) {
      await ago(who, minutes);
      expect(await play()).toBe("OK");
    }
    expect(await code(buyInItem(who, 10n))).toBe("LIMIT_REACHED");
  });

  it("[CAR-38] [SAFE-3] set after the play, it counts exactly what it would have counted along", async () => {
    const [before, after, other] = [
      await stage.newMember(10_000n),
      await stage.newMember(10_000n),
      await stage.newMember(10_000n),
    ];
    await code(buyInItem(other, 9_000n));
    await limit(before, "STAKE", 100_000n);
    for (const who of [before, after]) {
      await code(buyInItem(who, 1_000n));
      await code(buyInItem(who, 500n));
      await code(buyInItem(who, 300n, { seat: "t" }));
      const lost = handItem([
        [who, 1_500n, 1_200n],
        [other, 100n, 400n],
      ]);
      await code(lost);
      await code(buyOutItem(who));
      await code(buyInItem(who, 200n, { seat: "u" }));
      const won = handItem([
        [who, 200n, 800n],
        [other, 600n, 0n],
      ]);
      expect(await code(onSeat(won, who, "u"))).toBe("OK");
      await code(buyOutItem(who, { seat: "u" }));
    }
    await limit(after, "STAKE", 100_000n);
    expect(await countedOf(before)).toEqual({ stakes: 600n, returns: 600n });
    expect(await countedOf(after)).toEqual(await countedOf(before));
  });
});
