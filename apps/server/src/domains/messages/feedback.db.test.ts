// The moves of feedback on a real table: those it allows, and the one that time makes.
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { answeredBy, feedbackMovedBy, hasFeedbackMove } from "./feedback-state.rules.ts";
import { closeAnswered } from "./feedback.store.ts";

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 4, createLog("silent"));
});
afterAll(() => database.close());

const NOW = new Date("2026-11-15T10:00:00.000Z");
const DAY_MS = 24 * 3_600_000;

describe("the table itself", () => {
  const states = ["NEW", "OPEN", "ANSWERED", "CLOSED"] as const;
  const acts = ["TAKE", "ANSWER", "WRITE", "CLOSE", "CLOCK"] as const;
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  it.each(pairs)(
    "[MSG-23] from %s to %s the database lets it move exactly when the rule does",
    async (from, to) => {
      const { rows } = await database.pool.query<{ id: bigint }>(
        `insert into feedback (reference, kind, contact, device, address, state, sent_at, answered_at)
       values ($1, 'OTHER', 'me', 'd', 'a', $2, $3, $3) returning id`,
        [`M-${from}-${to}`, from, NOW],
      );
      const move = database.pool.query("update feedback set state = $2 where id = $1", [rows[0]?.id, to]);
      const isAllowed = from === to || acts.some((on) => hasFeedbackMove({ from, to, on }));
      if (isAllowed) await expect(move).resolves.toMatchObject({ rowCount: 1 });
      else await expect(move).rejects.toThrow(`a feedback does not move from ${from} to ${to}`);
      await database.pool.query("delete from feedback");
    },
  );
});

describe("the job of every hour", () => {
  it("[MSG-23.4] closes what was answered 7 days ago, and nothing else", async () => {
    const all = (["NEW", "OPEN", "ANSWERED", "CLOSED"] as const).flatMap((state) =>
      [1, 7, 30].map((days) => ({ state, answeredAt: new Date(NOW.getTime() - days * DAY_MS) })),
    );
    for (const [place, { state, answeredAt }] of all.entries())
      await database.pool.query(
        `insert into feedback (reference, kind, contact, device, address, state, sent_at, answered_at)
         values ($1, 'OTHER', 'me', 'd', 'a', $2, $3, $4)`,
        [`F-${place}`, state, new Date(0), answeredAt],
      );
    await closeAnswered(database.store, answeredBy(NOW));
    const { rows } = await database.pool.query<{ state: string }>("select state from feedback order by id");
    expect(rows.map(({ state }) => state)).toEqual(
      all.map((one) => feedbackMovedBy("CLOCK", one, NOW) ?? one.state),
    );
  });
});
