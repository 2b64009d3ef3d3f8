// The move that time makes, on a real table.
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { answeredBy, feedbackMovedBy } from "./feedback-state.rules.ts";
import { closeAnswered } from "./feedback.store.ts";

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 4, createLog("silent"));
});
afterAll(() => database.close());

const NOW = new Date("2026-11-15T10:00:00.000Z");
const DAY_MS = 24 * 3_600_000;

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
