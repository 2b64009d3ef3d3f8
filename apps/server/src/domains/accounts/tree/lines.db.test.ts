// The lines of the tree as the database keeps them: right after every insert and move, without circles, also when many
// move at once, and written by nobody else.
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/log.ts";

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 20, createLog("silent"));
});
afterAll(() => database.close());

let made = 0;
async function add(upline: bigint | null = null): Promise<bigint> {
  made += 1;
  const { rows } = await database.pool.query<{ id: bigint }>(
    `insert into members (username, nickname, account_type, created_by, created_at, upline_id)
     values ($1, 'x', 1, 'AGENT', now(), $2) returning id`,
    [`Line${made}`, upline],
  );
  return rows[0]!.id;
}
/** One below the other, the first at the top. */
async function chain(length: number): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (let place = 0; place < length; place += 1) ids.push(await add(ids.at(-1) ?? null));
  return ids;
}
const move = (id: bigint, upline: bigint | null) =>
  database.pool.query("update members set upline_id = $2 where id = $1", [id, upline]);
const above = async (id: bigint): Promise<readonly bigint[]> =>
  (
    await database.pool.query<{ ancestor_id: bigint }>(
      "select ancestor_id from member_lines where descendant_id = $1 order by depth",
      [id],
    )
  ).rows.map((row) => row.ancestor_id);

/** What the table says and what the uplines say, where they differ. */
async function differences(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`
    with recursive line as (
      select id as ancestor, id as descendant, 0 as depth from members
      union all
      select m.upline_id, l.descendant, l.depth + 1 from line l join members m on m.id = l.ancestor
      where m.upline_id is not null and l.depth < 1000
    ), kept as (select ancestor_id, descendant_id, depth from member_lines)
    select count(*)::int as n from (
      (select * from line except select * from kept) union all (select * from kept except select * from line)
    ) d`);
  return rows[0]!.n;
}

describe("the lines of the tree", () => {
  it("[AGT-19] [AGT-20] reach from everybody up to the top, with the member itself at depth 0", async () => {
    const [top, middle, low] = (await chain(3)) as [bigint, bigint, bigint];
    expect(await above(low)).toEqual([low, middle, top]);
    expect(await above(top)).toEqual([top]);
    expect(await differences()).toBe(0);
  });

  it("[AGT-19] a member moves with its whole team, below another, to the top and back", async () => {
    const [top, middle, low, lowest] = (await chain(4)) as [bigint, bigint, bigint, bigint];
    const [other, otherLow] = (await chain(2)) as [bigint, bigint];
    await move(low, otherLow);
    expect(await above(lowest)).toEqual([lowest, low, otherLow, other]);
    expect(await above(middle)).toEqual([middle, top]);
    await move(low, null);
    expect(await above(lowest)).toEqual([lowest, low]);
    await move(low, middle);
    expect(await above(lowest)).toEqual([lowest, low, middle, top]);
    expect(await differences()).toBe(0);
  });

  it("[AGT-19] nobody comes to stand below itself: neither directly nor at any depth", async () => {
    const [top, middle, low] = (await chain(3)) as [bigint, bigint, bigint];
    await expect(move(top, low)).rejects.toThrow("a member cannot stand below its own line");
    await expect(move(middle, low)).rejects.toThrow("a member cannot stand below its own line");
    await expect(move(top, top)).rejects.toThrow("members_check");
    expect(await above(low)).toEqual([low, middle, top]);
    expect(await differences()).toBe(0);
  });

  it("[AGT-19] two that move below each other at once do not make a circle: one of them stays", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await add(), await add()];
      const moves = await Promise.allSettled([move(one, other), move(other, one)]);
      expect(moves.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }
    expect(await differences()).toBe(0);
  });

  it("[AGT-19] who comes in while its upline's team moves stands in the right line", async () => {
    const [first, second] = [await add(), await add()];
    const team = await add(first);
    const agent = await add(team);
    const work = Array.from({ length: 60 }, (_one, place) =>
      place % 6 === 0 ? move(team, place % 12 === 0 ? second : first) : add(agent),
    );
    await Promise.all(work);
    expect(await differences()).toBe(0);
  });

  it("[AGT-19] only the tree itself writes them", async () => {
    const [top, low] = (await chain(2)) as [bigint, bigint];
    const write = (text: string) => database.pool.query(text, [top, low]);
    await expect(write("insert into member_lines values ($2, $1, 1)")).rejects.toThrow("permission denied");
    await expect(
      write("delete from member_lines where ancestor_id = $1 and descendant_id = $2"),
    ).rejects.toThrow("permission denied");
    await expect(
      write("update member_lines set depth = 5 where ancestor_id = $1 and descendant_id = $2"),
    ).rejects.toThrow("permission denied");
  });
});

describe("a friend's code", () => {
  it("[REW-31] everybody has one of 8 letters and digits, the demo accounts too, and no two the same", async () => {
    await Promise.all(Array.from({ length: 200 }, () => add()));
    const { rows } = await database.pool.query<{ n: number; codes: number; fit: boolean }>(
      "select count(*)::int as n, count(distinct referral_code)::int as codes, bool_and(referral_code ~ '^[0-9A-Z]{8}$') as fit from members",
    );
    const [{ n, codes, fit }] = rows as [{ n: number; codes: number; fit: boolean }];
    expect([codes, fit, n > 200]).toEqual([n, true, true]);
  });
});
