// The ledger's jobs on a database: sealed every minute, told once when something differs, months ahead.
import { createTestDatabase, fakeClock } from "@jonaki/testkit";
import { memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import { createPools } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectionIn, openDatabase, poolConnection } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { checkNow, checkWhole } from "./ledger-check.flow.ts";
import { ledgerJobs } from "./ledger.jobs.ts";
import { sealLine } from "./seal-lines.rules.ts";
import { createWallet } from "./wallet.ts";

const ANU = 5_001n;
const BINA = 5_002n;
const CASH = memberAccount(ANU, "CASH", "PLAY");
const clock = fakeClock("2026-11-15T10:00:00.000Z");
let database: Database;
let owner: Client;
let lines: string[] = [];
let told: Record<string, unknown>[] = [];
let isDiskFull = false;
let made = 0;

const log = createLog("error", { write: (line) => told.push(JSON.parse(line)) });
const newJobs = () =>
  ledgerJobs({
    database,
    clock,
    log,
    appendLine: (text) => {
      if (isDiskFull) return Promise.reject(new Error("no space left"));
      lines.push(text);
      return Promise.resolve();
    },
  });
const run = (name: string, jobs = newJobs()): Promise<void> => jobs.find((job) => job.name === name)!.run({});

beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase(url, 4, createLog("silent"));
  owner = new Client({ connectionString: url });
  await owner.connect();
  const issue = await createPools(poolConnection(database.pool)).find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });
  await database.transaction(async (tx) => {
    await openMembers(connectionIn(tx), [ANU, BINA], "PLAY");
    await post(connectionIn(tx), {
      key: "given",
      kind: "test",
      legs: [{ from: shardOf(issue, 0), to: CASH, amountMinor: minor(10_000n) }],
    });
  });
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  [lines, told, isDiskFull] = [[], [], false];
  await move();
});

async function move(): Promise<void> {
  made += 1;
  await database.transaction((tx) =>
    post(connectionIn(tx), {
      key: `move/${made}`,
      kind: "transfer",
      legs: [{ from: CASH, to: memberAccount(BINA, "CASH", "PLAY"), amountMinor: minor(1n) }],
    }),
  );
}
const lastStored = async () => {
  const { rows } = await owner.query(
    "select id::int, encode(root, 'hex') as root, accounts from ledger_seals order by id desc limit 1",
  );
  return sealLine({ id: BigInt(rows[0].id), root: rows[0].root, accounts: rows[0].accounts }, clock.now());
};
const openCases = async () =>
  (
    await owner.query(
      "select member_id, detail from money_cases where kind = 'LEDGER_DIFFERS' and closed_at is null order by id",
    )
  ).rows;
async function damage(text: string): Promise<void> {
  await owner.query("begin");
  await owner.query("set local session_replication_role = replica");
  await owner.query(text);
  await owner.query("commit");
}
const whole = (sealLines: readonly string[] | null) => checkWhole(database, () => Promise.resolve(sealLines));

const MOVED_MEANWHILE = 5;

describe("every minute", () => {
  it("[WAL-1] the books are checked and sealed, and the root goes to the file outside (I12)", async () => {
    const jobs = newJobs();
    await run("ledger.check", jobs);
    expect(lines.at(-1)).toBe(await lastStored());
    expect(told).toEqual([]);
    await run("ledger.check", jobs);
    const before = lines.length;
    expect(await openCases()).toEqual([]);
    await move();
    await run("ledger.check", jobs);
    expect(lines.slice(before)).toEqual([await lastStored()]);
    expect(await whole(lines)).toMatchObject({ differences: [], unreadable: 0 });
  });

  it("[WAL-1] whoever posts while a minute is checked is part of the next one, and nothing is looked at twice", async () => {
    await run("ledger.check");
    await move();
    await move();
    let moves = 0;
    const rest = async () => {
      if ((moves += 1) <= MOVED_MEANWHILE) await move();
    };
    const first = await checkNow(database, { rowsAtOnce: 1, rest });
    expect(moves).toBeGreaterThan(MOVED_MEANWHILE);
    expect(first).toMatchObject({ differences: [], seal: { accounts: 2 } });
    const next = await checkNow(database);
    expect(next).toMatchObject({ differences: [], before: first.seal, seal: { id: first.seal!.id + 1n } });
    expect((await checkWhole(database, null)).differences).toEqual([]);
  });

  it("(I12) a seal that did not reach the file reaches it with the next run, or after a new start", async () => {
    const jobs = newJobs();
    isDiskFull = true;
    await expect(run("ledger.check", jobs)).rejects.toThrow("no space left");
    isDiskFull = false;
    await run("ledger.check", jobs);
    expect(lines).toEqual([await lastStored()]);
    lines = [];
    await run("ledger.check");
    expect(lines).toEqual([await lastStored()]);
  });

  it("[WAL-1] a difference is told by name, opens one case while it is open, and stops the sealing", async () => {
    await run("ledger.check");
    const sealed = await lastStored();
    await move();
    await damage(`update ledger_balances set balance = balance + 3 where account_id = ${CASH}`);
    const jobs = newJobs();
    await run("ledger.check", jobs);
    await run("ledger.check", jobs);
    expect(await lastStored()).toBe(sealed);
    const name = `member 5001: cash in PLAY (account ${CASH})`;
    expect(told.filter(({ account }) => account === name)).toHaveLength(2);
    expect(told[0]).toMatchObject({ level: 50, account: "the unit PLAY", msg: "the ledger differs" });
    expect(await openCases()).toEqual([
      {
        member_id: null,
        detail: { where: "PLAY", name: "the unit PLAY", what: "all balances sum to 3, not to zero" },
      },
      {
        member_id: "5001",
        detail: {
          where: String(CASH),
          name,
          what: expect.stringMatching(/^its entries sum to \d+, its balance says \d+$/u),
        },
      },
    ]);
    expect((await whole(lines)).differences).toEqual([
      "the unit PLAY: all balances sum to 3, not to zero",
      expect.stringContaining(`${name}: its entries sum to`),
    ]);

    await owner.query("update money_cases set closed_at = now()");
    await run("ledger.check", jobs);
    expect(await openCases()).toHaveLength(2);
    await damage(`update ledger_balances set balance = balance - 3 where account_id = ${CASH}`);
    await owner.query("update money_cases set closed_at = now()");
    await run("ledger.check", jobs);
    expect(await openCases()).toEqual([]);
    expect(await lastStored()).not.toBe(sealed);
  });

  it("[WAL-1] [LOB-37] a difference in the purse of a demo is a case of its member", async () => {
    const { rows } = await owner.query(
      "insert into members (username, account_type, nickname, created_by, created_at) values ('Tries', 0, 'Tries', 'SELF', now()) returning id",
    );
    const memberId = BigInt(rows[0].id);
    const pools = createPools(poolConnection(database.pool));
    const wallet = createWallet({ database, pools, moneyUnit: "PLAY" });
    const tried = { memberId, vendor: "TEST", game: "dice" };
    const purse = await database.transaction((tx) => wallet.fillTrial(tx, tried, "once"));
    const account = memberAccount(purse, "CASH", "TRIAL");
    await damage(`update ledger_balances set balance = balance + 5 where account_id = ${account}`);
    await run("ledger.check");
    expect(await openCases()).toMatchObject([
      { member_id: null, detail: { name: "the unit TRIAL" } },
      { member_id: String(memberId), detail: { where: String(account) } },
    ]);
    await damage(`update ledger_balances set balance = balance - 5 where account_id = ${account}`);
    await owner.query("update money_cases set closed_at = now()");
  });

  it("(I12) another process that is at it is left alone", async () => {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock(7340015)");
    const jobs = newJobs();
    await run("ledger.check", jobs);
    const seen = lines.length;
    await owner.query("commit");
    await run("ledger.check", jobs);
    expect(lines).toHaveLength(seen + 1);
  });
});

describe("the whole check", () => {
  it("(I12) misses a file that is not there, and a seal that was changed", async () => {
    await run("ledger.check");
    const { seals, entries, accounts } = await whole(lines);
    expect([seals > 0, entries > 0, accounts > 0]).toEqual([true, true, true]);
    expect((await whole(null)).differences).toEqual([
      expect.stringMatching(/^the last seal, \d+, is not in the file$/u),
    ]);
    expect(await checkWhole(database, null)).toMatchObject({ differences: [], unreadable: null });
    await owner.query("begin; set local session_replication_role = replica");
    const { rows } = await owner.query("select id, root from ledger_seals order by id desc limit 1");
    await owner.query("update ledger_seals set root = sha256('x') where id = $1", [rows[0].id]);
    await owner.query("commit");
    expect((await whole(lines)).differences).toEqual([
      `seal ${rows[0].id} does not follow from its leaves and the seal before it`,
      `seal ${rows[0].id} has another root in the file`,
      `the last seal, ${rows[0].id}, is not in the file`,
    ]);
    await owner.query("begin; set local session_replication_role = replica");
    await owner.query("update ledger_seals set root = $2 where id = $1", [rows[0].id, rows[0].root]);
    await owner.query("commit");
    expect((await whole(lines)).differences).toEqual([]);
  });

  it("[WAL-1] misses what was sealed and then wiped out without a trace", async () => {
    const pool = await createPools(poolConnection(database.pool)).find({
      ownerKind: "VENDOR",
      owner: "GONE",
      kind: "HOUSE",
      unit: "PLAY",
    });
    const accounts = [memberAccount(BINA, "BONUS", "PLAY"), pool.first];
    await database.transaction((tx) =>
      post(connectionIn(tx), {
        key: "wiped",
        kind: "payout",
        legs: [{ from: pool.first, to: accounts[0]!, amountMinor: minor(9n) }],
      }),
    );
    const jobs = newJobs();
    await run("ledger.check", jobs);
    const kept = [...lines];
    await damage(`create table kept_legs as select * from ledger_legs where debit_account = ${pool.first};
      create table kept_balances as select * from ledger_balances where account_id in (${accounts.join(", ")});
      delete from ledger_legs where debit_account = ${pool.first};
      update ledger_balances set balance = 0, version = 0, head = decode(repeat('00', 32), 'hex') where account_id in (${accounts.join(", ")})`);
    expect((await whole(kept)).differences).toEqual([
      expect.stringContaining(
        `member 5002: bonus in PLAY (account ${accounts[0]}): its entries end at version 1, its balance is at 0`,
      ),
      expect.stringContaining("vendor GONE: house in PLAY, part 0"),
    ]);
    await damage(`insert into ledger_legs select * from kept_legs;
      update ledger_balances b set balance = k.balance, version = k.version, head = k.head from kept_balances k where k.account_id = b.account_id`);
    expect((await whole(kept)).differences).toEqual([]);
  });
});

describe("the calendar", () => {
  it("opens the months to come for the ledger and for bets, ahead of their time", async () => {
    const months = async (table: string) =>
      (
        await owner.query(
          "select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1",
          [table],
        )
      ).rows.map(({ name }) => name);
    clock.advance(Date.parse("2029-11-20T00:00:00Z") - clock.now().getTime());
    await run("ledger.months");
    await run("ledger.months");
    for (const table of ["ledger_legs", "bets"])
      expect((await months(table)).filter((name: string) => name > `${table}_2029`)).toEqual([
        `${table}_2029_11`,
        `${table}_2029_12`,
        `${table}_2030_01`,
        `${table}_2030_02`,
      ]);
  });

  it("clears away facts that are seven days old and that everybody has heard, no others", async () => {
    await owner.query("delete from domain_event_queue; delete from domain_events");
    await owner.query(
      `insert into domain_events (name, facts, created_at) values
         ('old and heard', '[]', $1::timestamptz - interval '8 days'),
         ('old and waiting', '[]', $1::timestamptz - interval '8 days'),
         ('young', '[]', $1::timestamptz - interval '6 days')`,
      [clock.now()],
    );
    await owner.query(
      "insert into domain_event_queue (consumer, event_id) select 'someone', id from domain_events where name = 'old and waiting'",
    );
    await run("ledger.sweep");
    const { rows } = await owner.query("select name from domain_events order by id");
    expect(rows.map(({ name }) => name)).toEqual(["old and waiting", "young"]);
  });

  it("every job has its time", () => {
    expect(Object.fromEntries(newJobs().map(({ name, schedule }) => [name, schedule]))).toEqual({
      "ledger.check": "* * * * *",
      "ledger.months": "13 2 * * *",
      "ledger.sweep": "37 * * * *",
    });
  });
});
