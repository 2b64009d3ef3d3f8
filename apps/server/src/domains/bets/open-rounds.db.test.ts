// Rounds that their vendor has forgotten, on PostgreSQL: told once, and gone from the list when they end.
import { betItem, closeItem, fakeClock, winItem } from "@jonaki/testkit";
import type { BetItem } from "./bet-items.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../platform/log.ts";
import { openBetStage } from "./bets-test-doubles.ts";
import type { BetStage } from "./bets-test-doubles.ts";
import { tellOpenRounds } from "./open-rounds.flow.ts";
import { readRoundCases } from "./open-rounds.store.ts";

const HOUR_MS = 3_600_000;
const clock = fakeClock();
let stage: BetStage;
beforeAll(async () => {
  stage = await openBetStage();
});
afterAll(() => stage.stop());

const look = () => tellOpenRounds({ database: stage.house.database, clock, log: createLog("silent") });
const listed = async () => (await readRoundCases(stage.house.database.store)).map(({ round }) => round);
const cases = async (): Promise<number> => {
  const { rows } = await sql`select from money_cases where kind = 'ROUND_OPEN'`.execute(
    stage.house.database.store,
  );
  return rows.length;
};
/** A bet as if it had been placed so many hours ago. */
const placed = async (hoursAgo: number, who: bigint, more: Partial<BetItem> = {}) => {
  const item = betItem(who, 100n, more);
  expect(await stage.code(item)).toBe("OK");
  const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
  await sql`update bets set placed_at = ${at} where transaction = ${item.transaction}`.execute(
    stage.house.database.store,
  );
  return item;
};

it("[VEN-8] a round still open after 24 hours is listed once, one that is younger or has ended is not", async () => {
  const [who, other] = [await stage.newMember(100_000n), await stage.newMember(100_000n)];
  const paid = await placed(30, who);
  await stage.house.bets.handle(winItem(paid, 50n, { closes: true }));
  await placed(27, who, { round: "forgotten" });
  await placed(25, who, { round: "forgotten" });
  await placed(26, other, { round: "forgotten" });
  await placed(23, who, { round: "young" });
  await look();
  expect(await readRoundCases(stage.house.database.store)).toMatchObject([
    { vendor: "TEST", username: `Better${who}`, round: "forgotten", game: "dice", bets: 2 },
    { username: `Better${other}`, round: "forgotten", bets: 1 },
  ]);
  await look();
  await Promise.all([look(), look()]);
  expect(await cases()).toBe(2);
  // It grows old as well, and the others are not told again.
  clock.advance(2 * HOUR_MS);
  await look();
  expect(await listed()).toEqual(["forgotten", "forgotten", "young"]);
});

it("[VEN-8] a case ends with its round, and the same round is never told again", async () => {
  const who = await stage.newMember(100_000n);
  const [first, second] = [
    await placed(24.5, who, { round: "late" }),
    await placed(24.4, who, { round: "late" }),
  ];
  // Other bets were looked through already; this hour's are new.
  clock.advance(HOUR_MS);
  await sql`update open_rounds_mark set placed_until = '-infinity'`.execute(stage.house.database.store);
  await look();
  expect(await listed()).toContain("late");
  await stage.house.bets.handle(winItem(first, 50n));
  await look();
  expect(await listed()).toContain("late");
  await stage.house.bets.handle(closeItem(second));
  await look();
  expect(await listed()).not.toContain("late");
  const before = await cases();
  await sql`update open_rounds_mark set placed_until = '-infinity'`.execute(stage.house.database.store);
  await look();
  expect(await cases()).toBe(before);
});
