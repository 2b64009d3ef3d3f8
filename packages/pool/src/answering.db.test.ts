// A pool for the query builder, on a real database: answers, faults, prepared statements and transactions.
import { createTestDatabase } from "@jonaki/testkit";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answering } from "./answering.ts";
import { openPool } from "./pool.ts";

let pool: Pool;
let store: Kysely<object>;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  pool = openPool({ connectionString: url, max: 2 }, () => undefined);
  const nameOf = (text: string) => (text.includes("named") ? "by_name" : undefined);
  store = new Kysely({ dialect: new PostgresDialect({ pool: answering(pool, nameOf) }) });
});
afterAll(() => store.destroy());

const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(store)).rows;

describe("a pool that is asked by callback", () => {
  it("answers with rows, whole numbers of eight bytes exactly", async () => {
    expect(await ask(sql`select ${"9007199254740993"}::bigint as amount, 'জোনাকি' as name`)).toEqual([
      { amount: 9_007_199_254_740_993n, name: "জোনাকি" },
    ]);
  });

  it("fails with the database's code, and leads back to who asked", async () => {
    const asking = async function theOneWhoAsked() {
      await ask(sql`select 1 / ${0}::int`);
    };
    await expect(asking()).rejects.toMatchObject({
      code: "22012",
      stack: expect.stringContaining("theOneWhoAsked") as string,
    });
  });

  it("prepares a statement under its name, and rolls back what fails", async () => {
    const prepared = sql`select count(*) from pg_prepared_statements where name = 'by_name'`;
    const counted = store.transaction().execute(async (tx) => {
      await sql`select ${1}::int as named`.execute(tx);
      return (await prepared.execute(tx)).rows;
    });
    expect(await counted).toEqual([{ count: 1n }]);
    await sql`create table kept (id int)`.execute(store);
    const failed = store.transaction().execute(async (tx) => {
      await sql`insert into kept values (${1})`.execute(tx);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await ask(sql`select * from kept`)).toEqual([]);
  });
});
