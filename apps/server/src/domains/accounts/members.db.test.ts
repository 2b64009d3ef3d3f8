// What the database itself refuses about members, and the moves of an account on a real table.
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, poolConnection } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { createStandings } from "./standings.ts";
import type { Standings } from "./standings.ts";
import type { StatusMove } from "./status.rules.ts";
import { findByUsername, readMember } from "./members.store.ts";

const clock = fakeClock("2026-11-15T10:00:00.000Z");
let database: Database;
let accounts: Standings;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 20, createLog("silent"));
  accounts = createStandings({
    database,
    clock,
    random: seededRandom("members"),
    sessionsMax: () => 5,
    line: poolConnection(database.pool),
  });
});
afterAll(() => database.close());

const COLUMNS = {
  username: "Rahim77",
  nickname: "Rahim",
  account_type: 0,
  created_by: "SELF",
  created_at: "2026-11-01T00:00:00Z",
} as const;
let members = 0;

async function insert(changes: Readonly<Record<string, unknown>> = {}): Promise<bigint> {
  members += 1;
  const row = { ...COLUMNS, username: `Rahim${members}x`, ...changes };
  const places = Object.keys(row).map((_one, place) => `$${place + 1}`);
  const made = await database.pool.query<{ id: bigint }>(
    `insert into members (${Object.keys(row).join(", ")}) values (${places.join(", ")}) returning id`,
    Object.values(row),
  );
  return made.rows[0]!.id;
}

const set = (id: bigint, move: StatusMove): Promise<boolean> =>
  database.transaction((tx) => accounts.setStatus(tx, id, move));

describe("constraints", () => {
  it("[ACC-107] a username is found in any case, and no second one differs in case only", async () => {
    const id = await insert({ username: "Karim55" });
    expect((await findByUsername(database.store, "kARIM55"))?.id).toBe(id);
    await expect(insert({ username: "KARIM55" })).rejects.toThrow("members_username_key_key");
  });

  it.each([
    ["[ACC-2] an account type that does not exist", { account_type: 3 }],
    ["[ACC-2] an agent from free play", { account_type: 1, created_by: "FREE_PLAY" }],
    ["[ACC-2] a trial account without an end", { account_type: 4, created_by: "FREE_PLAY" }],
    ["[ACC-2] a trial account of a person", { account_type: 4, trial_ends_at: "2026-12-01T00:00:00Z" }],
    [
      "[ACC-2] a trial account with a password",
      {
        account_type: 4,
        created_by: "FREE_PLAY",
        trial_ends_at: "2026-12-01T00:00:00Z",
        password_hash: "$argon2id$v=19$m=19456,t=2,p=1$a$b",
        password_set_at: "2026-11-01T00:00:00Z",
      },
    ],
    [
      "[ACC-26] a password that is not hashed",
      { password_hash: "Jonaki-123", password_set_at: "2026-11-01T00:00:00Z" },
    ],
    ["[ACC-14] a state that does not exist", { status: "GONE" }],
    ["[ACC-14] a lock without an end", { status: "LOCKED" }],
    ["[ACC-14] a suspension of nothing", { status: "SUSPENDED" }],
    ["[ACC-14] an end of no state", { status_until: "2026-12-01T00:00:00Z" }],
    ["[ACC-110] a username with a space", { username: "Rahim 77" }],
  ])("%s is refused by the database", async (_rule, changes) => {
    await expect(insert(changes)).rejects.toThrow(/violates check constraint/u);
  });
});

describe("states", () => {
  const until = new Date("2026-11-20T10:00:00.000Z");
  const ALL: readonly StatusMove[] = [
    { to: "ACTIVE" },
    { to: "SUSPENDED" },
    { to: "CLOSING" },
    { to: "CLOSED" },
    { to: "BEFORE" },
    { to: "LOCKED", until },
    { to: "EXCLUDED", until, isTimeOut: true },
    { to: "EXCLUDED", until: null, isTimeOut: false },
  ];

  it("[ACC-14] whatever moves the rules allow, one after the other, the database accepts", async () => {
    const random = seededRandom("walk");
    for (let walk = 0; walk < 15; walk += 1) {
      const id = await insert();
      for (let step = 0; step < 12; step += 1) await set(id, ALL[random.bytes(1)[0]! % ALL.length]!);
    }
  });

  it("[ACC-14] a move the table does not have changes nothing", async () => {
    const id = await insert();
    expect(await set(id, { to: "CLOSED" })).toBe(false);
    expect((await readMember(database.store, id))?.status).toBe("ACTIVE");
  });

  it("[ACC-14] of 20 closings at once one moves the account, and the way back is the state before", async () => {
    const id = await insert();
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(id, { to: "CLOSING" })));
    expect(answers.filter((done) => done)).toHaveLength(1);
    expect(await set(id, { to: "BEFORE" })).toBe(true);
    expect((await accounts.memberById(database.store, id))?.status).toBe("ACTIVE");
  });

  it("[SAFE-9] memberBars says for each member what stops a bet, and faults for one that does not exist", async () => {
    const [free, excluded, permanent, closing] = [
      await insert(),
      await insert(),
      await insert(),
      await insert(),
    ];
    await set(excluded, { to: "EXCLUDED", until, isTimeOut: true });
    await set(permanent, { to: "EXCLUDED", until: null, isTimeOut: false });
    await set(closing, { to: "CLOSING" });
    const bars = await accounts.memberBars(database.store, [free, excluded, permanent, closing]);
    expect([...bars].map(([id, bar]) => [id, bar?.code ?? null])).toEqual([
      [free, null],
      [excluded, "ACCOUNT_EXCLUDED"],
      [permanent, "EXCLUDED_PERMANENT"],
      [closing, "ACCOUNT_CLOSING"],
    ]);
    await expect(accounts.memberBars(database.store, [free, 999_999n])).rejects.toThrow("999999");
    expect(await accounts.memberBars(database.store, [])).toEqual(new Map());
  });

  it("[SAFE-11] a time-out ends by itself, an exclusion does not", async () => {
    const [timeOut, exclusion] = [await insert(), await insert()];
    await set(timeOut, { to: "EXCLUDED", until, isTimeOut: true });
    await set(exclusion, { to: "EXCLUDED", until, isTimeOut: false });
    clock.set(until.toISOString());
    const status = async (id: bigint) => (await accounts.memberById(database.store, id))?.status;
    expect([await status(timeOut), await status(exclusion)]).toEqual(["ACTIVE", "EXCLUDED"]);
  });

  it("[ACC-11] what other domains may know of a member holds no password", async () => {
    const demo = await findByUsername(database.store, "demo");
    const known = await accounts.memberById(database.store, demo!.id);
    expect(Object.keys(known ?? {}).sort()).toEqual([
      "accountType",
      "closingSince",
      "hidesName",
      "id",
      "nickname",
      "passwordChangedAt",
      "rankLevel",
      "status",
      "statusUntil",
      "uplineId",
      "username",
    ]);
    expect(await accounts.memberById(database.store, 999_999n)).toBeNull();
  });
});
