// What a bet asks of an account, on a real database: an exclusion that comes between the questions.
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import type { Connection } from "@jonaki/ledger";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectionIn, openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { findByUsername, lockMember } from "./members.store.ts";
import { createSessionFlow } from "./sessions.flow.ts";
import { createStandings } from "./standings.ts";
import type { StandingParts } from "./standings.ts";

const FROM = { device: "device-of-a-test-22chars", address: "203.0.113.9", browser: "" };

let database: Database;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase(url, 5, createLog("silent"));
});
afterAll(() => database.close());

/** One question after the other, and something that happens once the first is answered. */
function interrupted(connection: Connection, happens: () => Promise<void>): Connection {
  let line: Promise<unknown> = Promise.resolve();
  let isFirst = true;
  const rows: Connection["rows"] = async (statement) => {
    const answer = await connection.rows(statement);
    if (isFirst) await happens();
    isFirst = false;
    return answer;
  };
  return {
    rows: (statement) => {
      const asked = line.then(() => rows(statement));
      line = asked;
      return asked;
    },
  };
}

it("[VEN-12] [SAFE-7] who is excluded while a bet is judged is told that, and not that the login is over", async () => {
  const parts: Omit<StandingParts, "line"> = {
    database,
    clock: fakeClock("2026-11-15T10:00:00.000Z"),
    random: seededRandom("standings"),
    sessionsMax: () => 5,
  };
  const { id: memberId } = (await findByUsername(database.store, "demo"))!;
  await database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await createSessionFlow(parts).open(tx, memberId, FROM);
  });
  const { rows } = await database.pool.query<{ readonly id: string }>(
    "select id from sessions where member_id = $1",
    [memberId],
  );
  const login = BigInt(rows[0]!.id);
  const bars = await database.transaction((tx) => {
    const line = connectionIn(tx);
    const standings = createStandings({ ...parts, line });
    const exclude = async (): Promise<void> => {
      await database.transaction((other) =>
        standings.setStatus(other, memberId, { to: "EXCLUDED", until: null, isTimeOut: false }),
      );
    };
    return standings.playBarsOn(interrupted(line, exclude), [memberId], [login]);
  });
  expect([bars.isBlocked(memberId), bars.isAlive(login)]).toEqual([true, true]);
});
