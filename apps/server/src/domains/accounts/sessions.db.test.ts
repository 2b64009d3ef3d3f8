// Sessions on a real database: age, acts, the limit of five, and many processes at once.
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { findByUsername, lockMember } from "./members.store.ts";
import { createSessionFlow } from "./sessions.flow.ts";
import type { SessionFlow } from "./sessions.flow.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FROM = { device: "device-of-a-test-22chars", address: "203.0.113.9", browser: "" };
const clock = fakeClock("2026-11-15T10:00:00.000Z");
const limit = { sessions: 5 };

let database: Database;
let demo: bigint;
/** Two processes, as far as sessions are concerned: nothing in common but the database. */
let one: SessionFlow;
let two: SessionFlow;

/** Counts every write of an act, as the owner of the database: the server itself may make no tables. */
async function watchActs(url: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    create table act_writes (session_id bigint);
    grant select, delete on act_writes to public;
    create function count_act() returns trigger language plpgsql security definer as $$
      begin insert into act_writes values (new.id); return new; end $$;
    create trigger count_acts after update of last_act_at on sessions for each row execute function count_act();`);
  await owner.end();
}

beforeAll(async () => {
  const { url } = await createTestDatabase();
  await watchActs(url);
  database = openDatabase(url, 20, createLog("silent"));
  demo = (await findByUsername(database.store, "demo"))!.id;
  const flow = (seed: string) =>
    createSessionFlow({ database, clock, random: seededRandom(seed), sessionsMax: () => limit.sessions });
  [one, two] = [flow("one"), flow("two")];
});
afterAll(() => database.close());
beforeEach(async () => {
  limit.sessions = 5;
  await database.pool.query("delete from sessions; delete from act_writes; delete from outbox");
});

const open = (flow: SessionFlow = one): Promise<string> =>
  database.transaction(async (tx) => {
    await lockMember(tx, demo);
    return flow.open(tx, demo, FROM);
  });
const isOpen = async (token: string, flow: SessionFlow = one) =>
  typeof (await flow.find(token, true)) !== "string";
const rows = async (text: string): Promise<unknown[]> => (await database.pool.query(text)).rows as unknown[];

describe("age", () => {
  it("[ACC-78] a session ends after 30 minutes without an act", async () => {
    const token = await open();
    clock.advance(30 * MINUTE_MS - 1);
    expect(await isOpen(token)).toBe(true);
    clock.advance(1);
    expect(await one.find(token, false)).toBe("ended");
  });

  it("[ACC-78] every act gives it another 30 minutes, whichever process hears it", async () => {
    const token = await open();
    for (const flow of [one, two, one, two]) {
      clock.advance(29 * MINUTE_MS);
      expect(typeof (await flow.find(token, false))).toBe("object");
    }
  });

  it("[ACC-78] what a timer sends is no act", async () => {
    const token = await open();
    for (let minute = 10; minute < 30; minute += 10) {
      clock.advance(10 * MINUTE_MS);
      expect(typeof (await one.find(token, true))).toBe("object");
    }
    clock.advance(10 * MINUTE_MS);
    expect(await one.find(token, false)).toBe("ended");
  });

  it("[ACC-78] it ends in any case 12 hours after login", async () => {
    const token = await open();
    for (let quarter = 0; quarter < 47; quarter += 1) {
      clock.advance(15 * MINUTE_MS);
      expect(typeof (await one.find(token, false))).toBe("object");
    }
    clock.advance(15 * MINUTE_MS);
    expect(await one.find(token, false)).toBe("ended");
  });

  it("[ACC-78] an act after the end does not bring it back", async () => {
    const token = await open();
    clock.advance(31 * MINUTE_MS);
    expect(await one.find(token, false)).toBe("ended");
    expect(await two.find(token, false)).toBe("ended");
    expect(await rows("select * from act_writes")).toEqual([]);
  });

  it("[ACC-78] acts are written at most once in 30 seconds, however many processes hear them at once", async () => {
    const token = await open();
    for (const expected of [1, 2]) {
      clock.advance(29_999);
      await Promise.all([one, two].map((flow) => flow.find(token, false)));
      expect(await rows("select * from act_writes")).toHaveLength(expected - 1);
      clock.advance(1);
      await Promise.all(
        Array.from({ length: 20 }, (_one, place) => [one, two][place % 2]!.find(token, false)),
      );
      expect(await rows("select * from act_writes")).toHaveLength(expected);
    }
  });
});

describe("tokens", () => {
  it("[ACC-79] the database holds a token only as its SHA-256", async () => {
    const token = await open();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    const [row] = await rows(`select token_hash = sha256(convert_to('${token}', 'UTF8')) as hashed,
      strpos(row_to_json(sessions)::text, '${token}') as place from sessions`);
    expect(row).toEqual({ hashed: true, place: 0 });
  });

  it("[CALL-4] a token nobody ever made is unknown", async () => {
    expect(await one.find("a-token-nobody-ever-made", false)).toBe("unknown");
  });
});

describe("at most five", () => {
  it("[ACC-79] a sixth login ends the oldest, which is told that it was replaced", async () => {
    const tokens: string[] = [];
    for (let login = 0; login < 6; login += 1) {
      tokens.push(await open());
      clock.advance(1_000);
    }
    expect(await one.find(tokens[0]!, false)).toBe("replaced");
    for (const token of tokens.slice(1)) expect(await isOpen(token, two)).toBe(true);
    const events = await rows("select topic, name, value from outbox");
    expect(events).toEqual([
      { topic: `member/${demo}`, name: "session.ended", value: { reason: "REPLACED" } },
    ]);
  });

  it("[ACC-79] a session that is over by its age takes no place", async () => {
    const old = await open();
    clock.advance(31 * MINUTE_MS);
    const tokens: string[] = [];
    for (let login = 0; login < 5; login += 1) tokens.push(await open());
    expect(await one.find(old, false)).toBe("ended");
    expect(await Promise.all(tokens.map((token) => isOpen(token)))).toEqual(Array(5).fill(true));
  });

  it("[ACC-79] with singleSession on, a second login ends the first", async () => {
    const tokens = [await open(), await open(), await open()];
    limit.sessions = 1;
    const last = await open();
    expect(await Promise.all(tokens.map((token) => one.find(token, false)))).toEqual(
      Array(3).fill("replaced"),
    );
    expect(await isOpen(last)).toBe(true);
  });

  it("[ACC-79] 20 logins at once on two processes leave exactly five", async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_one, place) => open([one, two][place % 2])),
    );
    const found = await Promise.all(tokens.map((token) => one.find(token, false)));
    expect(found.filter((one) => typeof one === "object")).toHaveLength(5);
    expect(found.filter((one) => one === "replaced")).toHaveLength(15);
  });
});

describe("the end", () => {
  it("[ACC-81] a log-out ends this session and no other, once", async () => {
    const [first, second] = [await open(), await open()];
    const view = await one.find(first, false);
    if (typeof view === "string") throw new Error(view);
    await one.logOut(view);
    await two.logOut(view);
    expect(await two.find(first, false)).toBe("ended");
    expect(await isOpen(second)).toBe(true);
    expect(await rows("select value from outbox")).toEqual([{ value: { reason: "LOGOUT" } }]);
  });

  it("[ACC-80] ending all sessions tells the member's topic, and nothing when there were none", async () => {
    const tokens = [await open(), await open()];
    await database.transaction((tx) => one.endAll(tx, demo, "SUSPENDED"));
    await database.transaction((tx) => one.endAll(tx, demo, "SUSPENDED"));
    expect(await Promise.all(tokens.map((token) => two.find(token, false)))).toEqual(["ended", "ended"]);
    expect(await rows("select name, value from outbox")).toEqual([
      { name: "session.ended", value: { reason: "SUSPENDED" } },
    ]);
  });

  it("[ACC-78] a day after its end a session is swept away, an open one is not", async () => {
    const ended = await open();
    await database.transaction((tx) => one.endAll(tx, demo, "CLOSED"));
    const idle = await open();
    clock.advance(24 * HOUR_MS - 1);
    await one.sweep();
    expect(await one.find(ended, false)).toBe("ended");
    const fresh = await open();
    clock.advance(1);
    await one.sweep();
    expect(await Promise.all([ended, idle].map((token) => one.find(token, false)))).toEqual([
      "unknown",
      "ended",
    ]);
    clock.advance(12 * HOUR_MS);
    await one.sweep();
    expect(await one.find(idle, false)).toBe("unknown");
    expect(await one.find(fresh, false)).toBe("ended");
  });
});
