// Sums by day are what the entries are, and go on where they ended.
import { afterAll, beforeAll, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import { sumByDay } from "./day-sums.ts";
import { placeHold } from "./holds.ts";
import { minor } from "@jonaki/money";
import { post } from "./post.ts";
import { cash, held, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let made = 0;
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());

const move = (...legs: readonly ReturnType<typeof leg>[]) =>
  ledger.transaction((connection) => post(connection, { key: `sum/${(made += 1)}`, kind: "test", legs }));
const sums = (account: bigint, version: bigint) =>
  ledger.transaction((connection) => sumByDay(connection, [{ account, version }], "Asia/Dhaka"));

it("[WAL-1] tells what came and went by the other side, the member's own accounts apart", async () => {
  const [one = 0n, other = 0n] = await ledger.members(2, 1_000n);
  await move(leg(cash(one), cash(other), 300n));
  await move(leg(cash(other), cash(one), 50n));
  await ledger.transaction((connection) =>
    placeHold(connection, {
      key: "sum/hold",
      kind: "withdrawal",
      memberId: one,
      unit: "PLAY",
      amountMinor: minor(200n),
      purpose: "withdrawal",
    }),
  );
  const found = await sums(cash(one), 0n);
  const told = new Map(
    found.map(({ counterparty, kind, inMinor, outMinor }) => [
      `${counterparty} ${kind}`,
      [inMinor, outMinor],
    ]),
  );
  expect(told).toEqual(
    new Map([
      ["HOUSE ISSUE", [1_000n, 0n]],
      ["MEMBER CASH", [50n, 300n]],
      ["SELF HELD", [0n, 200n]],
    ]),
  );
  expect((await sums(held(one), 0n)).map(({ inMinor, counterparty }) => [counterparty, inMinor])).toEqual([
    ["SELF", 200n],
  ]);
});

it("[WAL-1] goes on exactly after the last version, and the days are the time zone's", async () => {
  const [one = 0n] = await ledger.members(1, 1_000n);
  await move(leg(cash(one), shardOf(ledger.issue, 3), 10n));
  const before = await sums(cash(one), 0n);
  const upTo = before.reduce((last, { version }) => (version > last ? version : last), 0n);
  expect(upTo).toBe(2n);
  expect(await sums(cash(one), upTo)).toEqual([]);
  await move(leg(cash(one), shardOf(ledger.issue, 3), 20n));
  const after = await sums(cash(one), upTo);
  const { rows } = await ledger.owner.query<{ day: string }>(
    "select ((now() at time zone 'Asia/Dhaka')::date)::text as day",
  );
  expect(after).toEqual([
    expect.objectContaining({ day: rows[0]?.day, inMinor: 0n, outMinor: 20n, version: 3n }),
  ]);
});

it("a pool is nobody's day", async () => {
  await expect(sums(shardOf(ledger.issue, 0), 0n)).rejects.toThrow("Only members' accounts");
});
