// The ids the code reckons are the ones the database holds every account to.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allShards, MEMBER_KINDS, memberAccount, UNITS, unitOf } from "./accounts.ts";
import type { PoolName } from "./accounts.ts";
import { connectionOn } from "./pg-connection.ts";
import { nameAccounts } from "./naming.ts";
import { chooseMode, createPools, moneyUnit, openMembers } from "./opening.ts";
import { openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());

const insert = (id: bigint, ownerKind: string, owner: string, kind: string, unit: string, shard = 0) =>
  ledger.owner.query(
    "insert into ledger_accounts (id, owner_kind, owner, kind, unit, shard) values ($1, $2, $3, $4, $5, $6)",
    [id, ownerKind, owner, kind, unit, shard],
  );

describe("a member's accounts in the database", () => {
  it("[WAL-30] every kind and unit has the id the code reckons", async () => {
    for (const [kindAt, kind] of MEMBER_KINDS.entries()) {
      for (const unit of UNITS) {
        await insert(
          memberAccount(7_000n + BigInt(kindAt), kind, unit),
          "MEMBER",
          `${7_000 + kindAt}`,
          kind,
          unit,
        );
      }
    }
    expect(await ledger.count("from ledger_accounts where owner like '700_'")).toBe(12);
  });

  it("[WAL-30] another unit, another member or another kind than the id says is refused", async () => {
    const id = memberAccount(8_000n, "CASH", "PLAY");
    for (const unit of ["TRIAL", "BDT", "PTS"])
      await expect(insert(id, "MEMBER", "8000", "CASH", unit)).rejects.toThrow("unit_is_in_the_id");
    await expect(insert(id, "MEMBER", "8001", "CASH", "PLAY")).rejects.toThrow("member_is_in_the_id");
    for (const kind of ["BONUS", "HELD", "VAULT"])
      await expect(insert(id, "MEMBER", "8000", kind, "PLAY")).rejects.toThrow("member_is_in_the_id");
    await expect(insert(id, "HOUSE", "house", "CASH", "PLAY")).rejects.toThrow("member_is_in_the_id");
    await expect(insert(id, "MEMBER", "8000", "CASH", "PLAY", 1)).rejects.toThrow("member_is_in_the_id");
  });

  it("[WAL-30] a member has no account of a fourth kind, whatever it is called", async () => {
    for (const bits of [3n, 4n, 5n, 6n, 7n])
      await expect(insert(8_100n * 64n + bits * 8n + 2n, "MEMBER", "8100", "CASH", "PLAY")).rejects.toThrow(
        "member_is_in_the_id",
      );
    await expect(insert(2n, "MEMBER", "0", "CASH", "PLAY")).rejects.toThrow("member_is_in_the_id");
    await expect(insert(-62n, "MEMBER", "-1", "CASH", "PLAY")).rejects.toThrow("member_is_in_the_id");
  });

  it("opening makes CASH, BONUS and HELD at nothing with a floor of nothing, and twice is once", async () => {
    const open = () => ledger.transaction((connection) => openMembers(connection, [8_200n, 8_201n], "PLAY"));
    await Promise.all([open(), open(), open()]);
    const rows = await ledger.owner.query(
      "select a.kind, a.unit, b.balance, b.floor, b.version from ledger_accounts a join ledger_balances b on b.account_id = a.id where a.owner = '8200' order by a.id",
    );
    expect(rows.rows).toEqual(
      MEMBER_KINDS.map((kind) => ({ kind, unit: "PLAY", balance: "0", floor: "0", version: "0" })),
    );
  });

  it("an account is never changed and never deleted", async () => {
    const id = memberAccount(7_000n, "CASH", "PLAY");
    for (const text of [
      "update ledger_accounts set owner = '9' where id = $1",
      "delete from ledger_accounts where id = $1",
    ])
      await expect(ledger.owner.query(text, [id])).rejects.toThrow("the ledger is only ever added to");
  });
});

describe("pools in the database", () => {
  const name: PoolName = { ownerKind: "VENDOR", owner: "TUNTUNI", kind: "HOUSE", unit: "PLAY" };

  it("has 64 accounts, each with the pool's unit, and is found again by everybody", async () => {
    const [one, two] = [createPools(connectionOn(ledger.owner)), createPools(connectionOn(ledger.owner))];
    const pool = await one.find(name);
    expect(await two.find(name)).toEqual(pool);
    expect(await one.find(name)).toEqual(pool);
    const rows = await ledger.owner.query(
      "select id from ledger_accounts where owner = 'TUNTUNI' and kind = 'HOUSE' order by id",
    );
    expect(rows.rows.map((row) => BigInt(row.id))).toEqual(allShards(pool));
    expect(unitOf(pool.first)).toBe("PLAY");
  });

  it("opened by ten at once it is one pool", async () => {
    const found = await Promise.all(
      Array.from({ length: 10 }, () =>
        ledger.transaction((connection) => createPools(connection).find({ ...name, owner: "AT_ONCE" })),
      ),
    );
    expect(new Set(found.map(({ first }) => first)).size).toBe(1);
  });

  it("a jackpot can refuse, suspense and receivables are one account each, the rest may be below nothing", async () => {
    const pools = createPools(connectionOn(ledger.owner));
    const shape = async (kind: PoolName["kind"]) => {
      const { first, shards } = await pools.find({ ...name, kind, owner: "SHAPES" });
      const rows = await ledger.owner.query("select floor from ledger_balances where account_id = $1", [
        first,
      ]);
      return { shards, floor: rows.rows[0].floor };
    };
    expect(await shape("JACKPOT")).toEqual({ shards: 64, floor: "0" });
    expect(await shape("SUSPENSE")).toEqual({ shards: 1, floor: null });
    expect(await shape("RECEIVABLE")).toEqual({ shards: 1, floor: null });
    expect(await shape("OPEN_BETS")).toEqual({ shards: 64, floor: null });
  });

  it("a pool that could not be opened is asked for again", async () => {
    let broken = true;
    const connection = connectionOn(ledger.owner);
    const pools = createPools({
      rows: (statement) => (broken ? Promise.reject(new Error("no way")) : connection.rows(statement)),
    });
    await expect(pools.find(name)).rejects.toThrow("no way");
    broken = false;
    expect((await pools.find(name)).shards).toBe(64);
  });

  it("names an account in words, and says when nobody opened it", async () => {
    const { first } = await createPools(connectionOn(ledger.owner)).find(name);
    const held = memberAccount(8_200n, "HELD", "PLAY");
    const names = await nameAccounts(connectionOn(ledger.owner), [held, first + 8n, 5n]);
    expect([...names.values()]).toEqual([
      `member 8200: held in PLAY (account ${held})`,
      `vendor TUNTUNI: house in PLAY, part 1 (account ${first + 8n})`,
      "account 5, which nobody opened",
    ]);
  });
});

describe("the money mode", () => {
  const choose = (mode: "play" | "real") => ledger.transaction((connection) => chooseMode(connection, mode));

  it("[SAFE-21] a database that was opened in play mode stays in it for ever", async () => {
    expect(await choose("play")).toBe("play");
    expect(await choose("real")).toBe("play");
    for (const text of [
      "update ledger_mode set mode = 'real'",
      "delete from ledger_mode",
      "truncate ledger_mode",
    ])
      await expect(ledger.owner.query(text)).rejects.toThrow("the ledger is only ever added to");
  });

  it("[SAFE-21] there is no taka account in a database of play money", async () => {
    await expect(ledger.transaction((connection) => openMembers(connection, [1n], "BDT"))).rejects.toThrow(
      "does not belong to this database's money mode",
    );
    await expect(
      ledger.transaction((connection) =>
        createPools(connection).find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit: "BDT" }),
      ),
    ).rejects.toThrow("does not belong to this database's money mode");
    expect(await ledger.count("from ledger_accounts where unit = 'BDT' and owner_kind = 'HOUSE'")).toBe(0);
    expect([moneyUnit("play"), moneyUnit("real")]).toEqual(["PLAY", "BDT"]);
  });

  it("[SAFE-21] before a mode is chosen no money account can be opened, and real mode has no play money", async () => {
    const open = (unit: string) =>
      ledger.owner.query("select ledger_open_member(array[9000::bigint], $1)", [unit]);
    await ledger.owner.query("begin");
    await ledger.owner.query(
      "alter table ledger_mode disable trigger all; delete from ledger_mode; savepoint empty",
    );
    await expect(open("PLAY")).rejects.toThrow("money mode");
    await ledger.owner.query("rollback to empty");
    await ledger.owner.query("select ledger_choose_mode('real'); savepoint chosen");
    await expect(open("PLAY")).rejects.toThrow("money mode");
    await ledger.owner.query("rollback to chosen");
    await open("BDT");
    await open("PTS");
    await open("TRIAL");
    await ledger.owner.query("rollback");
  });
});
