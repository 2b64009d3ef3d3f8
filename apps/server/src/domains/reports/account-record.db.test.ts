// The account record on a real ledger: every page of every filter is what the slow way finds, before there are marks,
// behind them and while they are made; and its totals are those of its rows.
import { createTestDatabase } from "@jonaki/testkit";
import { TRANSACTION_KINDS, TRANSACTION_STATES } from "@jonaki/wire/states";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { kindOf, pagesFor, stateOf } from "./account-record.rules.ts";
import type { RecordKind, RecordState } from "./account-record.rules.ts";
import { readAccountRecord } from "./account-record.ts";
import type { RecordFilter } from "./account-record.ts";
import { ownerOf } from "./record-entries.store.ts";
import { markRecords } from "./record-marks.ts";
import { addMarks } from "./record-marks.store.ts";
import { openRecordStage, pick } from "./record-test-doubles.ts";
import type { RecordStage, SlowRow } from "./record-test-doubles.ts";

const EVER = { from: new Date("2020-01-01T00:00:00Z"), until: new Date("2100-01-01T00:00:00Z") };
let stage: RecordStage;
let members = 5_000n;
beforeAll(async () => {
  stage = await openRecordStage((await createTestDatabase()).url);
});
afterEach(async () => {
  expect(await stage.house.differences()).toEqual([]);
});
afterAll(() => stage.house.stop());

async function newMember(): Promise<bigint> {
  members += 1n;
  await stage.house.give([members], 1_000_000n);
  return members;
}
const mark = () => markRecords(stage.house.database, "PLAY");
const filterOf = (memberId: bigint, more: Partial<RecordFilter> = {}): RecordFilter => ({
  memberId,
  unit: "PLAY",
  range: EVER,
  kind: null,
  state: null,
  ...more,
});
const read = async (filter: RecordFilter, number: number, size: number) => {
  const { rows, ...totals } = await readAccountRecord(stage.house.database.store, filter, { number, size });
  const shown = rows.map((row): SlowRow => ({
    transferId: row.transfer_id,
    at: row.at,
    kind: kindOf(row.kind, row.amount),
    amount: row.amount,
    balance: row.balance,
    state: stateOf(row.hold),
  }));
  return { shown, ...totals };
};

/** Every page of a filter beside what all entries say. */
async function expectSame(filter: RecordFilter, all: readonly SlowRow[], size: number): Promise<void> {
  const wanted = pick(all, filter);
  const sum = (rows: readonly SlowRow[]) => rows.reduce((total, { amount }) => total + amount, 0n);
  const totals = {
    count: BigInt(wanted.length),
    cameInMinor: sum(wanted.filter(({ amount }) => amount > 0n)),
    wentOutMinor: -sum(wanted.filter(({ amount }) => amount < 0n)),
  };
  const pages = pagesFor(totals.count, size);
  const asked = [...new Set([1, 2, 3, Math.ceil(pages / 2), pages - 1, pages, pages + 1])].filter(
    (one) => one > 0,
  );
  for (const number of asked) {
    const { shown, ...found } = await read(filter, number, size);
    expect(found).toEqual(totals);
    expect(shown).toEqual(wanted.slice((number - 1) * size, number * size));
  }
}

const EVERY_KIND: readonly (RecordKind | null)[] = [null, ...TRANSACTION_KINDS];
const EVERY_STATE: readonly (RecordState | null)[] = [null, ...TRANSACTION_STATES];

describe("every page and filter", () => {
  it("[REP-4] [REP-5] [REP-6] [REP-12] is what all entries say: without marks, behind them, and with a tail", async () => {
    const who = await newMember();
    // Few enough that nobody who reads makes marks by the way.
    await stage.post(who, 250);
    await stage.hold(who, "OPEN");
    await stage.hold(who, "RELEASED");
    await stage.post(who, 240);
    for (const moment of ["no marks", "marks", "marks and a tail"]) {
      const all = await stage.slowly(who);
      for (const kind of EVERY_KIND)
        for (const state of EVERY_STATE)
          await expectSame(filterOf(who, { kind, state }), all, moment === "marks" ? 20 : 37);
      await mark();
      if (moment === "marks") {
        await stage.hold(who, "CONSUMED");
        await stage.hold(who, "OPEN");
        await stage.post(who, 70);
      }
    }
  });

  it("[REP-9] a range holds what was posted from its first moment on and before its end", async () => {
    const who = await newMember();
    for (const count of [200, 256, 30, 500, 1, 130]) await stage.post(who, count);
    const all = await stage.slowly(who);
    const moments = [...new Set(all.map(({ at }) => at.getTime()))].toSorted((a, b) => a - b);
    // Times of the database are finer than ours: a moment between two postings is one of ours.
    const edges = moments.flatMap((ms) => [new Date(ms), new Date(ms + 1)]);
    for (const isMarked of [false, true]) {
      if (isMarked) await mark();
      for (const [place, from] of edges.entries()) {
        const until = edges[place + 3] ?? EVER.until;
        for (const kind of [null, "PAYOUT", "DEPOSIT"] as const)
          await expectSame(filterOf(who, { range: { from, until }, kind }), all, 20);
      }
    }
  });

  it("[REP-10] a kind that is rare among thousands of others is found as well", async () => {
    const who = await newMember();
    for (let round = 0; round < 6; round += 1) await stage.post(who, 900);
    await mark();
    const all = await stage.slowly(who);
    for (const kind of ["REFUND", "CASHBACK", "BET"] as const)
      await expectSame(filterOf(who, { kind }), all, 20);
  });

  it("[REP-11] holds the member's own entries and nobody else's", async () => {
    const [one, other] = [await newMember(), await newMember()];
    await stage.post(one, 300);
    await stage.post(other, 300);
    await mark();
    await expectSame(filterOf(one), await stage.slowly(one), 100);
    await expectSame(filterOf(other), await stage.slowly(other), 100);
    expect(await read(filterOf(999_999n), 1, 20)).toEqual({
      shown: [],
      count: 0n,
      cameInMinor: 0n,
      wentOutMinor: 0n,
    });
  });
});

describe("the marks", () => {
  const marksOf = async (memberId: bigint) =>
    (
      await stage.house.database.pool.query(
        "select * from record_marks where account_id = $1 order by mark",
        [ownerOf(memberId, "PLAY").cash],
      )
    ).rows;

  it("[REP-12] made by many at once, again, or after being cut short, they are the same", async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (const who of [one, other]) for (let round = 0; round < 3; round += 1) await stage.post(who, 700);
    await Promise.all(Array.from({ length: 6 }, () => mark()));
    const made = await marksOf(one);
    expect(made).toHaveLength(Math.floor((await stage.slowly(one)).length / 128));
    await mark();
    expect(await marksOf(one)).toEqual(made);
    // One mark at a time, each cut short once before it is kept.
    const owner = ownerOf(other, "PLAY");
    await stage.house.database.pool.query("delete from record_marks where account_id = $1", [owner.cash]);
    await stage.house.database.pool.query("delete from record_singles where account_id = $1", [owner.cash]);
    for (let added = 1; added > 0;) {
      const cut = stage.house.database.transaction(async (tx) => {
        await addMarks(tx, owner, 1);
        throw new Error("killed before its commit");
      });
      await expect(cut).rejects.toThrow("killed");
      added = await stage.house.database.transaction((tx) => addMarks(tx, owner, 1));
    }
    const again = await marksOf(other);
    await stage.house.database.pool.query("delete from record_marks where account_id = $1", [owner.cash]);
    await mark();
    expect(await marksOf(other)).toEqual(again);
    await expectSame(filterOf(other), await stage.slowly(other), 20);
  });

  it("[REP-12] while money moves and marks are made, rows and totals of one answer agree", async () => {
    const who = await newMember();
    await stage.post(who, 900);
    const moving = (async () => {
      for (let round = 0; round < 12; round += 1) await stage.post(who, 90);
    })();
    const marking = (async () => {
      for (let round = 0; round < 12; round += 1) await mark();
    })();
    for (let round = 0; round < 12; round += 1) {
      const { shown, count, cameInMinor, wentOutMinor } = await read(filterOf(who), 1, 100_000);
      expect(shown).toHaveLength(Number(count));
      expect(shown.reduce((sum, { amount }) => sum + amount, 0n)).toBe(cameInMinor - wentOutMinor);
      expect(shown[0]?.balance).toBe(cameInMinor - wentOutMinor);
    }
    await Promise.all([moving, marking]);
    await expectSame(filterOf(who), await stage.slowly(who), 20);
  });
});
