// Posting on PostgreSQL: what a batch has judged is written whole, and the database refuses what does not fit.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import type { AccountId } from "./accounts.ts";
import { createBatch } from "./batch.ts";
import type { Batch, BatchRows, LegRow } from "./batch.ts";
import { GENESIS } from "./chain.ts";
import type { Connection } from "./connection.ts";
import { openMembers } from "./opening.ts";
import { post } from "./post.ts";
import { openBatch, readKeys, widenBatch, writeBatch } from "./store.ts";
import { cash, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());
afterEach(async () => {
  expect(await ledger.differences()).toEqual([]);
});

const FINGERPRINT = "ab".repeat(32);
const keyRow = (key: string, transferId: bigint | null) => ({
  key,
  kind: "bet",
  fingerprint: FINGERPRINT,
  transferId,
  answer: transferId === null ? "LIMIT_REACHED" : "OK",
  balanceMinor: 7n,
});

describe("a batch on the database", () => {
  it("[WAL-1] writes legs, balances and keys together, with the database's time", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const at = await ledger.transaction(async (connection) => {
      const batch = await openBatch(connection, [cash(bina), cash(anu), cash(anu)]);
      const one = batch.post("bet", [leg(cash(anu), cash(bina), 300n)]);
      const two = batch.post("bet", [leg(cash(bina), cash(anu), 50n)]);
      if ("refused" in one || "refused" in two) throw new Error("refused");
      expect(two.transferId).toBe(one.transferId + 1n);
      batch.remember(keyRow("store/1", one.transferId));
      batch.remember(keyRow("store/2", null));
      await writeBatch(connection, batch);
      return batch.at;
    });
    expect(await ledger.balance(cash(anu))).toBe(750n);
    expect(await ledger.balance(cash(bina))).toBe(1_250n);
    const keys = await ledger.transaction((connection) =>
      readKeys(connection, ["store/1", "store/2", "store/3"]),
    );
    expect([...keys.keys()].toSorted()).toEqual(["store/1", "store/2"]);
    expect(keys.get("store/2")).toEqual({
      kind: "bet",
      fingerprint: FINGERPRINT,
      transferId: null,
      answer: "LIMIT_REACHED",
      balanceMinor: 7n,
    });
    const rows = await ledger.owner.query(
      "select at >= $1 as after, at <= clock_timestamp() as before from ledger_legs where kind = 'bet'",
      [at],
    );
    expect(rows.rows).toEqual([
      { after: true, before: true },
      { after: true, before: true },
    ]);
  });

  it("[WAL-1] takes in accounts that are named only under its locks, and keeps what it did to those it has", async () => {
    const [anu, bina, charu] = (await ledger.members(3, 1_000n)) as [bigint, bigint, bigint];
    const left = await ledger.transaction(async (connection) => {
      const batch = await openBatch(connection, [cash(anu), cash(bina)]);
      const first = batch.post("bet", [leg(cash(anu), cash(bina), 300n)]);
      await widenBatch(connection, batch, [cash(charu), cash(anu), cash(999_999n)]);
      expect([batch.balanceOf(cash(anu)), batch.balanceOf(cash(999_999n))]).toEqual([700n, null]);
      const next = batch.post("bet", [leg(cash(charu), cash(anu), 50n)]);
      if ("refused" in first || "refused" in next) throw new Error("refused");
      batch.remember(keyRow("store/wide/1", first.transferId));
      batch.remember(keyRow("store/wide/2", next.transferId));
      await writeBatch(connection, batch);
      return batch.balanceOf(cash(charu));
    });
    expect(left).toBe(950n);
    expect(await Promise.all([anu, bina, charu].map((id) => ledger.balance(cash(id))))).toEqual([
      750n,
      1_300n,
      950n,
    ]);
  });

  it("a batch of refusals alone has keys and no legs, and an empty one writes nothing", async () => {
    await ledger.transaction(async (connection) => {
      const refusals = await openBatch(connection, []);
      refusals.remember(keyRow("store/refused", null));
      await writeBatch(connection, refusals);
      await writeBatch(connection, await openBatch(connection, []));
    });
    expect(await ledger.count("from ledger_keys where key = 'store/refused'")).toBe(1);
  });

  it("an account nobody opened is not in the batch", async () => {
    await ledger.transaction(async (connection) => {
      const batch = await openBatch(connection, [cash(999_999n)]);
      expect(batch.balanceOf(cash(999_999n))).toBeNull();
    });
  });

  it("(I19) whoever waits for an account gets a later time and later ids than the one it waited for", async () => {
    const [anu] = (await ledger.members(1, 1_000n)) as [bigint];
    const spend = (n: number) =>
      ledger.transaction((connection) =>
        post(connection, {
          key: `later/${n}`,
          kind: "later",
          legs: [leg(cash(anu), shardOf(ledger.issue, 0), 1n)],
        }),
      );
    await Promise.all(Array.from({ length: 12 }, (_, n) => spend(n)));
    const rows = await ledger.owner.query(
      `select bool_and(at > at_before and transfer_id > id_before) as grows from (
         select at, transfer_id, lag(at) over w as at_before, lag(transfer_id) over w as id_before
         from ledger_entries where account_id = $1 window w as (order by version)) e where at_before is not null`,
      [cash(anu)],
    );
    expect(rows.rows[0].grows).toBe(true);
  });
});

describe("the database refuses", () => {
  let anu = 0n;
  let bina = 0n;
  beforeAll(async () => {
    [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
  });

  /** Posts two transfers between the two members, and hands what would be written to a forger first. */
  const forge = (change: (rows: BatchRows) => BatchRows) =>
    ledger.transaction(async (connection) => {
      const batch = await openBatch(connection, [cash(anu), cash(bina)]);
      batch.post("forged", [leg(cash(anu), cash(bina), 10n)]);
      batch.post("forged", [leg(cash(bina), cash(anu), 4n)]);
      await writeBatch(connection, { ...batch, rows: () => change(batch.rows()) });
    });
  const withLeg = (place: number, change: (row: LegRow) => LegRow) => (rows: BatchRows) => ({
    ...rows,
    legs: rows.legs.map((row, at) => (at === place ? change(row) : row)),
  });
  const withMoved = (account: AccountId, balanceMinor: bigint) => (rows: BatchRows) => ({
    ...rows,
    moved: new Map([...rows.moved, [account, { ...rows.moved.get(account)!, balanceMinor }]]),
  });
  const DOES_NOT_FIT = "the batch does not fit the accounts it was reckoned from";

  it("nothing when nothing is forged", async () => {
    await forge((rows) => rows);
    expect(await ledger.balance(cash(anu))).toBe(994n);
  });

  it("[WAL-1] a balance-after that is not the one before plus the amount (I4), at the end and between", async () => {
    await expect(forge(withMoved(cash(anu), 5_000n))).rejects.toThrow(DOES_NOT_FIT);
    for (const place of [0, 1]) {
      for (const side of ["debit", "credit"] as const) {
        const wrong = withLeg(place, (row) => ({
          ...row,
          [side]: { ...row[side], balanceMinor: row[side].balanceMinor + 1n },
        }));
        await expect(forge(wrong)).rejects.toThrow(DOES_NOT_FIT);
      }
    }
  });

  it("[WAL-1] versions with a gap, twice the same, or not the next ones (I4)", async () => {
    const shift = (place: number, by: bigint) =>
      withLeg(place, (row) => ({ ...row, debit: { ...row.debit, version: row.debit.version + by } }));
    for (const [place, by] of [
      [0, 1n],
      [0, -1n],
      [1, 1n],
      [1, -1n],
    ] as const)
      await expect(forge(shift(place, by))).rejects.toThrow(DOES_NOT_FIT);
  });

  it("[WAL-1] entries that are there twice, or money that changes sides between two accounts (I3)", async () => {
    const twice = (rows: BatchRows) => ({ ...rows, legs: [...rows.legs, rows.legs[0]!, rows.legs[0]!] });
    await expect(forge(twice)).rejects.toThrow(DOES_NOT_FIT);
    const exchanged = (rows: BatchRows) =>
      withMoved(
        cash(bina),
        rows.moved.get(cash(bina))!.balanceMinor - 1n,
      )(withMoved(cash(anu), rows.moved.get(cash(anu))!.balanceMinor + 1n)(rows));
    await expect(forge(exchanged)).rejects.toThrow(DOES_NOT_FIT);
  });

  it("an amount other than the one the balances were reckoned with", async () => {
    await expect(forge(withLeg(0, (row) => ({ ...row, amountMinor: 11n })))).rejects.toThrow(DOES_NOT_FIT);
  });

  it("an amount of nothing or less, in figures that fit", async () => {
    for (const amountMinor of [0n, -10n]) {
      const fitting = (rows: BatchRows): BatchRows => ({
        ...rows,
        legs: rows.legs.slice(0, 1).map((row) => ({
          ...row,
          amountMinor,
          debit: { ...row.debit, balanceMinor: row.debit.balanceMinor + 10n - amountMinor },
          credit: { ...row.credit, balanceMinor: row.credit.balanceMinor - 10n + amountMinor },
        })),
        moved: movedBy(rows, amountMinor),
      });
      await expect(forge(fitting)).rejects.toThrow("ledger_legs_amount_check");
    }
  });
  const movedBy = (rows: BatchRows, amountMinor: bigint) => {
    const [first] = rows.legs;
    const at = (side: "debit" | "credit", by: bigint) =>
      [
        first![side].account,
        {
          ...rows.moved.get(first![side].account)!,
          version: first![side].version,
          balanceMinor: first![side].balanceMinor + by,
        },
      ] as const;
    return new Map([at("debit", 10n - amountMinor), at("credit", amountMinor - 10n)]);
  };

  it("[WAL-5] a leg between two units: trial money never meets any other", async () => {
    await ledger.transaction((connection) => openMembers(connection, [anu], "TRIAL"));
    await ledger.transaction((connection) => openMembers(connection, [anu], "PTS"));
    for (const [from, to] of [
      [cash(anu), cash(anu, "TRIAL")],
      [cash(anu), cash(anu, "PTS")],
    ] as const) {
      await expect(
        ledger.transaction((connection) =>
          post(connection, { key: `units/${to}`, kind: "mix", legs: [leg(from, to, 1n)] }),
        ),
      ).rejects.toThrow("one_unit");
    }
    const [guest] = (await ledger.members(1, 500n, "TRIAL")) as [bigint];
    await ledger.transaction((connection) => openMembers(connection, [guest], "PLAY"));
    await expect(
      ledger.transaction((connection) =>
        post(connection, {
          key: "units/back",
          kind: "mix",
          legs: [leg(cash(guest, "TRIAL"), cash(guest), 1n)],
        }),
      ),
    ).rejects.toThrow("one_unit");
    expect(await ledger.balance(cash(guest, "TRIAL"))).toBe(500n);
  });

  it("a leg from an account to itself", async () => {
    const toItself = (rows: BatchRows): BatchRows => {
      const [one] = rows.legs as [LegRow];
      const { account, version, balanceMinor } = one.debit;
      return {
        ...rows,
        legs: [{ ...one, credit: { account, version: version + 1n, balanceMinor: balanceMinor + 10n } }],
        moved: new Map([
          [account, { balanceMinor: balanceMinor + 10n, version: version + 1n, head: GENESIS }],
        ]),
      };
    };
    await expect(forge(toItself)).rejects.toThrow("two_accounts");
  });

  it("[WAL-4] a balance below its floor (I5), whatever the process believed it was", async () => {
    const unguarded = async (connection: Connection): Promise<Batch> => {
      const real = await openBatch(connection, [cash(anu), cash(bina)]);
      const rows = await ledger.owner.query(
        "select account_id, balance, version, encode(head, 'hex') as head from ledger_balances where account_id = any ($1)",
        [[cash(anu), cash(bina)]],
      );
      const states = rows.rows.map(
        ({ account_id, balance, version, head }) =>
          [
            BigInt(account_id),
            { floorMinor: null, balanceMinor: BigInt(balance), version: BigInt(version), head },
          ] as const,
      );
      return createBatch(new Map(states), 999_999_000n, real.at);
    };
    await expect(
      ledger.transaction(async (connection) => {
        const batch = await unguarded(connection);
        expect(batch.post("too much", [leg(cash(anu), cash(bina), 5_000n)])).toHaveProperty("transferId");
        await writeBatch(connection, batch);
      }),
    ).rejects.toThrow("never_below_its_floor");
  });

  it("a batch that was reckoned before another one moved the account", async () => {
    let stale: Batch | undefined;
    await ledger.transaction(async (connection) => {
      stale = await openBatch(connection, [cash(anu), cash(bina)]);
    });
    stale!.post("stale", [leg(cash(anu), cash(bina), 1n)]);
    await ledger.transaction((connection) =>
      post(connection, { key: "between", kind: "test", legs: [leg(cash(anu), cash(bina), 2n)] }),
    );
    await expect(ledger.transaction((connection) => writeBatch(connection, stale!))).rejects.toMatchObject({
      code: "40001",
    });
  });

  it("an account that is not there", async () => {
    const elsewhere = withLeg(0, (row) => ({ ...row, credit: { ...row.credit, account: cash(888_888n) } }));
    await expect(forge(elsewhere)).rejects.toThrow(DOES_NOT_FIT);
    const unknown = (rows: BatchRows): BatchRows => ({ ...rows, moved: new Map([...rows.moved].slice(1)) });
    await expect(forge(unknown)).rejects.toThrow(DOES_NOT_FIT);
  });

  it("(I7) a second answer to a key", async () => {
    const remember = () =>
      ledger.transaction(async (connection) => {
        const batch = await openBatch(connection, []);
        batch.remember(keyRow("store/once", null));
        await writeBatch(connection, batch);
      });
    await remember();
    await expect(remember()).rejects.toMatchObject({ code: "23505" });
  });
});
