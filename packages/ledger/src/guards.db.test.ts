// The ledger is only ever added to, and only through its functions: for the owner of the tables by triggers, for
// the application by its privileges, on the whole tables and on every month.
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeHold } from "./holds.ts";
import { minor } from "@jonaki/money";
import { post } from "./post.ts";
import { APP, cash, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let app: Client;
let month: string;
let anu = 0n;
beforeAll(async () => {
  ledger = await openTestLedger();
  app = new Client({ connectionString: ledger.url, options: `-c role=${APP}` });
  await app.connect();
  const members = await ledger.members(2, 1_000n);
  anu = members[0]!;
  await ledger.transaction(async (connection) => {
    await post(connection, {
      key: "guards/noted",
      kind: "correction",
      legs: [leg(cash(anu), cash(members[1]!), 1n)],
      note: { corrects: null, actor: "clerk", reason: "a test" },
    });
    await placeHold(connection, {
      key: "guards/held",
      kind: "withdrawal",
      memberId: anu,
      unit: "PLAY",
      amountMinor: minor(5n),
      purpose: "withdrawal",
    });
  });
  await ledger.seal();
  const found = await ledger.owner.query("select tableoid::regclass::text as month from ledger_legs limit 1");
  month = found.rows[0].month;
});
afterAll(async () => {
  await app.end();
  await ledger.stop();
});

const COLUMNS: Readonly<Record<string, string>> = {
  ledger_legs: "amount = amount + 1",
  ledger_keys: "answer = 'NO'",
  ledger_notes: "reason = 'another'",
  ledger_seals: "accounts = 0",
  ledger_sealed: "balance = 0",
  ledger_accounts: "owner = 'other'",
};
const ADDED_ONLY = Object.keys(COLUMNS);

describe("the owner of the tables", () => {
  it.each(ADDED_ONLY)("[WAL-2] can neither change nor delete in %s (I6)", async (table) => {
    expect(await ledger.count(`from ${table}`)).toBeGreaterThan(0);
    for (const text of [`update ${table} set ${COLUMNS[table]}`, `delete from ${table}`])
      await expect(ledger.owner.query(text)).rejects.toThrow("the ledger is only ever added to");
  });

  it.each([...ADDED_ONLY, "ledger_balances", "ledger_holds"])(
    "[WAL-2] cannot empty %s (I6)",
    async (table) => {
      await expect(ledger.owner.query(`truncate ${table} cascade`)).rejects.toThrow(
        "the ledger is only ever added to",
      );
    },
  );

  it("[WAL-2] cannot do it to a month by itself either (I6)", async () => {
    for (const text of [
      `update ${month} set amount = 1`,
      `delete from ${month}`,
      `truncate ${month}`,
      `update only ${month} set kind = 'gift'`,
    ])
      await expect(ledger.owner.query(text)).rejects.toThrow("the ledger is only ever added to");
    const months = await ledger.owner.query(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_legs'::regclass",
    );
    expect(months.rows.length).toBeGreaterThanOrEqual(4);
    for (const { name } of months.rows)
      await expect(ledger.owner.query(`truncate ${name}`)).rejects.toThrow(
        "the ledger is only ever added to",
      );
  });
});

describe("the application's role", () => {
  const TABLES = [...ADDED_ONLY, "ledger_balances", "ledger_holds", "ledger_mode"];

  it.each(TABLES)("[WAL-2] reads %s and has no other right on it (I6)", async (table) => {
    await app.query(`select * from ${table} limit 1`);
    const [{ column }] = (
      await ledger.owner.query(
        "select attname as column from pg_attribute where attrelid = $1::regclass and attnum = 1",
        [table],
      )
    ).rows;
    for (const text of [
      `insert into ${table} select * from ${table} limit 1`,
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(app.query(text)).rejects.toMatchObject({ code: "42501" });
  });

  it("[WAL-2] has no way around by a month or by the view of entries", async () => {
    for (const text of [
      `insert into ${month} select * from ${month} limit 1`,
      `update ${month} set amount = 1`,
      `delete from ${month}`,
      `truncate ${month}`,
    ])
      await expect(app.query(text)).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("delete from ledger_entries")).rejects.toThrow("view");
    const rights = await ledger.owner.query(
      `select c.relname from pg_class c where c.relname like 'ledger\\_%' and c.relkind in ('r', 'p')
         and has_table_privilege($1, c.oid, 'insert, update, delete, truncate, references, trigger')`,
      [APP],
    );
    expect(rights.rows).toEqual([]);
  });

  it("takes no id and no lock of its own making: sequences and triggers are out of its reach", async () => {
    await expect(app.query("select nextval('ledger_transfer_ids')")).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("alter table ledger_legs disable trigger all")).rejects.toMatchObject({
      code: "42501",
    });
    await expect(app.query("select 1 from ledger_balances for update")).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("cannot lay a table of its own before the ledger's functions", async () => {
    await app.query(
      "create temp table ledger_balances (account_id bigint, floor bigint, balance bigint, version bigint, head bytea)",
    );
    await app.query("insert into pg_temp.ledger_balances values ($1, 0, 1000000, 0, '\\x00')", [cash(anu)]);
    const locked = await app.query(
      "select balance from ledger_lock(array[$1::bigint]) where account_id is not null",
      [cash(anu)],
    );
    expect(BigInt(locked.rows[0].balance)).toBe(await ledger.balance(cash(anu)));
    await app.query("drop table pg_temp.ledger_balances");
  });
});

describe("anybody else who may connect", () => {
  it("can call none of the functions that act for the owner", async () => {
    const open = await ledger.owner.query(
      `select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.proname like 'ledger%'
         and exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`,
    );
    expect(open.rows).toEqual([]);
    const all = await ledger.owner.query(
      "select bool_and(has_function_privilege($1, p.oid, 'execute')) as mine, count(*) > 8 as many from pg_proc p where p.proname like 'ledger%' and p.prosecdef",
      [APP],
    );
    expect(all.rows[0]).toEqual({ mine: true, many: true });
  });
});
