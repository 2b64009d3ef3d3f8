// The moves that time makes, on a real table; and what stands in the seed.
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanContent } from "../../platform/clean-content.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { stateAt } from "./announcement.rules.ts";
import type { AnnouncementState } from "./announcement.rules.ts";
import { writeMovesOfTime } from "./announcement.store.ts";

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 10, createLog("silent"));
});
afterAll(() => database.close());

const NOW = new Date("2026-11-15T10:00:00.000Z");
const HOUR_MS = 3_600_000;
const TIMES = [-2, -1, 0, 1, 2].map((hours) => new Date(NOW.getTime() + hours * HOUR_MS));

describe("the job of every minute", () => {
  it("[MSG-12] writes down exactly what the clock says, whatever states and times there are, run once or by many", async () => {
    await database.pool.query("delete from announcements");
    const schedules = (["DRAFT", "PLANNED", "SHOWN", "ENDED"] as const).flatMap((state) =>
      TIMES.flatMap((startsAt) =>
        [null, ...TIMES.filter((time) => time > startsAt)].map((endsAt) => ({ state, startsAt, endsAt })),
      ),
    );
    for (const { state, startsAt, endsAt } of schedules)
      await database.pool.query(
        `insert into announcements (type, title_bn, title_en, state, starts_at, ends_at)
         values ('PL', 'ক', 'a', $1, $2, $3)`,
        [state, startsAt, endsAt],
      );
    await Promise.all(Array.from({ length: 5 }, () => writeMovesOfTime(database, NOW)));
    const { rows } = await database.pool.query<{ state: AnnouncementState }>(
      "select state from announcements order by id",
    );
    expect(rows.map(({ state }) => state)).toEqual(schedules.map((one) => stateAt(one, NOW)));
  });

  it("[MSG-12] what is planned needs a start, and a banner a picture: the database refuses the rest", async () => {
    const insert = (columns: string, values: string) =>
      database.pool.query(
        `insert into announcements (title_bn, title_en, ${columns}) values ('ক', 'a', ${values})`,
      );
    await expect(insert("type, state", "'PL', 'PLANNED'")).rejects.toThrow(/check constraint/u);
    await expect(insert("type", "'B'")).rejects.toThrow(/check constraint/u);
    await expect(insert("type, image, link", "'B', '/a', 'javascript:x'")).rejects.toThrow(
      /check constraint/u,
    );
    await expect(insert("type, target", "'PL', 'RANK'")).rejects.toThrow(/check constraint/u);
  });
});

describe("the seed", () => {
  it("[MSG-6] holds no HTML that cleaning would change", async () => {
    const seeded = openDatabase((await createTestDatabase()).url, 2, createLog("silent"));
    const { rows } = await seeded.pool.query<{ content: string }>(
      `select content_bn as content from announcements union select content_en from announcements
       union select content_bn from help_sections union select content_en from help_sections
       union select content_bn from articles union select content_en from articles`,
    );
    await seeded.close();
    for (const { content } of rows) expect(cleanContent(content)).toBe(content);
  });
});
