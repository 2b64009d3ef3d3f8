// What is read of members for the question who may sit together: their own traits, of the last days only.
import { createTestDatabase } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/log.ts";
import { createApartFrom } from "./apart.flow.ts";
import type { ApartFrom } from "./apart.flow.ts";

const NOW = new Date("2026-06-30T12:00:00Z");
const DAY_MS = 24 * 3_600_000;
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

let database: Database;
let apartFrom: ApartFrom;
let made = 0;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase(url, 2, createLog("silent"));
  apartFrom = createApartFrom({ database, clock: { now: () => NOW } });
});
afterAll(() => database.close());

const run = (text: string, values: readonly unknown[]) => database.pool.query(text, [...values]);

async function newMember(upline: bigint | null = null): Promise<bigint> {
  made += 1;
  const { rows } = await run(
    `insert into members (username, account_type, nickname, created_by, created_at, upline_id)
     values ($1, 0, 'Sitter', 'SELF', now(), $2) returning id`,
    [`Sitter${made}`, upline],
  );
  return rows[0].id as bigint;
}
const session = (memberId: bigint, device: string, address: string, at: Date) =>
  run(
    `insert into sessions (token_hash, member_id, device, address, created_at, last_act_at, ended_at, end_reason)
     values (sha256($1::bytea), $2, $3, $4, $5, $5, $5, 'LOGOUT')`,
    [`token-${(made += 1)}`, memberId, device, address, at],
  );
const isApart = async (one: bigint, other: bigint) => {
  const [[there], [back]] = [await apartFrom(one, [other]), await apartFrom(other, [one])];
  expect(there).toBe(back);
  return there;
};

describe("two members are kept apart", () => {
  it("[CAR-52] by a device or an address both used within 30 days, whoever asks", async () => {
    const [a, b, c] = [await newMember(), await newMember(), await newMember()];
    await session(a, "d-a", "198.51.100.1", ago(1));
    await session(b, "d-b", "198.51.100.1", ago(29));
    await session(c, "d-a", "198.51.100.3", ago(31));
    expect([await isApart(a, b), await isApart(a, c), await isApart(b, c)]).toEqual([true, false, false]);
    await run(
      `insert into audit_entries (at, kind, member_id, actor, address, device, browser)
       values ($1, 'LOGIN', $2, 'MEMBER', '203.0.113.9', 'd-a', '')`,
      [ago(2), c],
    );
    expect(await isApart(a, c)).toBe(true);
  });

  it("[CAR-52] not by a failed login at somebody's name, nor by nothing known at all", async () => {
    const [a, b] = [await newMember(), await newMember()];
    await session(a, "d-x", "198.51.100.20", ago(1));
    await run(
      `insert into audit_entries (at, kind, member_id, actor, success, address, device, browser)
       values ($1, 'LOGIN', $2, 'MEMBER', false, '198.51.100.20', 'd-x', ''), ($1, 'LOGIN', $2, 'STRANGER', true, '198.51.100.20', '', '')`,
      [ago(2), b],
    );
    expect(await isApart(a, b)).toBe(false);
  });

  it("[CAR-52] by an ID number", async () => {
    const [a, b] = [await newMember(), await newMember()];
    await run("insert into profiles (member_id, id_number) values ($1, $3), ($2, $3)", [a, b, "5550001234"]);
    expect(await isApart(a, b)).toBe(true);
  });

  it("[CAR-52] by the tree, at any depth, and a third one of an upline from the two", async () => {
    const top = await newMember();
    const middle = await newMember(top);
    const leaves = [await newMember(middle), await newMember(middle), await newMember(middle)] as const;
    expect(await isApart(top, leaves[0])).toBe(true);
    expect(await isApart(leaves[0], leaves[1])).toBe(false);
    expect(await apartFrom(leaves[2], [leaves[0], leaves[1]])).toEqual([true, true]);
  });

  it("[CAR-52] from oneself and from whom nobody knows", async () => {
    const a = await newMember();
    expect(await apartFrom(a, [a, null])).toEqual([true, true]);
    expect(await apartFrom(null, [a])).toEqual([true]);
  });
});
