// Months: one partition each, made ahead without anybody waiting, and taken away when they are old.
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post } from "./post.ts";
import { APP, cash, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let app: Client;
let made = 0;
beforeAll(async () => {
  ledger = await openTestLedger();
  app = new Client({ connectionString: ledger.url, options: `-c role=${APP}` });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await ledger.stop();
});

const openMonths = (from: string, until: string, client = app) =>
  client.query("select ledger_open_months($1, $2)", [from, until]);
const months = async (): Promise<readonly string[]> =>
  (
    await ledger.owner.query(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_legs'::regclass order by 1",
    )
  ).rows.map(({ name }) => name);
const monthsWithLegs = async (): Promise<number> =>
  ledger.count("from (select distinct tableoid from ledger_legs) m");

async function move(from: bigint, to: bigint, amountMinor = 1n): Promise<void> {
  made += 1;
  await ledger.transaction((connection) =>
    post(connection, {
      key: `months/${made}`,
      kind: "transfer",
      legs: [leg(cash(from), cash(to), amountMinor)],
    }),
  );
}
/** What was posted until now becomes a year older, past the triggers. */
async function age(): Promise<void> {
  await ledger.owner.query("begin");
  await ledger.owner.query("set local session_replication_role = replica");
  await ledger.owner.query("update ledger_legs set at = at - interval '1 year'");
  await ledger.owner.query("commit");
}

describe("months", () => {
  it("the house begins with the last one, this one and three to come", async () => {
    const now = new Date();
    const names = Array.from({ length: 5 }, (_, at) => {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 + at, 1));
      return `ledger_legs_${month.toISOString().slice(0, 7).replace("-", "_")}`;
    });
    expect(await months()).toEqual(expect.arrayContaining(names));
  });

  it("are opened once, by the application, however often it asks, and by two at once", async () => {
    const before = await months();
    const second = new Client({ connectionString: ledger.url, options: `-c role=${APP}` });
    await second.connect();
    await Promise.all([
      openMonths("2031-01-15", "2031-03-02"),
      openMonths("2031-01-15", "2031-03-02", second),
    ]);
    await openMonths("2031-01-15", "2031-03-02");
    await second.end();
    const opened = (await months()).filter((name) => !before.includes(name));
    expect(opened).toEqual(["ledger_legs_2031_01", "ledger_legs_2031_02", "ledger_legs_2031_03"]);
  });

  it("are opened while postings and checks are under way, without waiting for them", async () => {
    const [anu, bina] = (await ledger.members(2, 100n)) as [bigint, bigint];
    await app.query("set lock_timeout = '2s'");
    await ledger.owner.query("begin isolation level repeatable read");
    await ledger.owner.query("select count(*) from ledger_entries");
    await ledger.transaction(async (connection) => {
      await post(connection, {
        key: "months/open",
        kind: "transfer",
        legs: [leg(cash(anu), cash(bina), 1n)],
      });
      await openMonths("2032-01-01", "2032-01-01");
    });
    await ledger.owner.query("commit");
    expect(await months()).toContain("ledger_legs_2032_01");
  });

  it("[WAL-2] a new one is as closed as the others (I6), and its versions are as unique (I4)", async () => {
    await openMonths("2033-01-01", "2033-01-01");
    const insert = (version: number) =>
      `insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance, credit_account, credit_version, credit_balance, kind)
       values (1, '2033-01-05', 1, 66, ${version}, 0, 130, ${version}, 0, 'test')`;
    await ledger.owner.query("begin");
    await ledger.owner.query(insert(1));
    await ledger.owner.query("savepoint before");
    for (const [text, refusal] of [
      [insert(1), "duplicate key"],
      [insert(2).replace("1, 66", "0, 66"), "ledger_legs_amount_check"],
      [insert(2).replace("130", "131"), "one_unit"],
      ["update ledger_legs_2033_01 set amount = 2", "only ever added to"],
      ["delete from ledger_legs_2033_01", "only ever added to"],
      ["truncate ledger_legs_2033_01", "only ever added to"],
    ] as const) {
      await expect(ledger.owner.query(text)).rejects.toThrow(refusal);
      await ledger.owner.query("rollback to before");
    }
    await ledger.owner.query("rollback");
    for (const text of [
      insert(1),
      "delete from ledger_legs_2033_01",
      insert(1).replace("ledger_legs", "ledger_legs_2033_01"),
    ])
      await expect(app.query(text)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("an account on both sides of a month's end", () => {
  it("[WAL-1] goes on with its versions, balances and chain, and an old month that was sealed can be taken away", async () => {
    await openMonths(monthAgo(13), monthAgo(11));
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    await move(anu, bina, 10n);
    await move(bina, anu, 4n);
    await age();
    await move(anu, bina, 20n);
    await move(bina, anu, 5n);
    expect(await monthsWithLegs()).toBe(2);
    expect(await ledger.differences()).toEqual([]);
    const sealed = await ledger.seal();
    expect(sealed.differences).toEqual([]);
    expect(sealed.seal).not.toBeNull();

    await move(anu, bina, 30n);
    const [old] = (
      await ledger.owner.query("select tableoid::regclass::text as name from ledger_legs order by at limit 1")
    ).rows;
    await ledger.owner.query(`alter table ledger_legs detach partition ${old.name}`);
    const after = await ledger.check("the last seal");
    expect([after.differences, after.entries]).toEqual([[], 2]);
    expect((await ledger.seal()).seal).not.toBeNull();
    await move(bina, anu, 1n);
    expect((await ledger.check("the last seal")).differences).toEqual([]);
    expect(await ledger.balance(cash(anu))).toBe(1_000n - 10n + 4n - 20n + 5n - 30n + 1n);
  });
});

function monthAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}
