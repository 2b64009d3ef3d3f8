// Seals: chained roots over what was checked, made again from their leaves.
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkedMoment, walkMoment } from "./check.ts";
import { connectionOn } from "./pg-connection.ts";
import { post } from "./post.ts";
import { checkAndSeal, checkSeals, lastSeal, readSeals, sealMoment } from "./seal.ts";
import type { Seal } from "./seal.ts";
import { APP, cash, leg, openTestLedger, within } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let made = 0;
let anu = 0n;
let bina = 0n;
beforeAll(async () => {
  ledger = await openTestLedger();
  [anu, bina] = (await ledger.members(2, 10_000n)) as [bigint, bigint];
});
afterAll(() => ledger.stop());
beforeEach(() => move());

async function move(): Promise<void> {
  made += 1;
  await ledger.transaction((connection) =>
    post(connection, { key: `seal/${made}`, kind: "transfer", legs: [leg(cash(anu), cash(bina), 1n)] }),
  );
}
const ONE_MOMENT = "begin isolation level repeatable read";
const wrongSeal = () => within(ledger.owner, "begin", checkSeals);

describe("a seal", () => {
  it("(I12) covers what moved, and there is none when nothing did", async () => {
    const first = await ledger.seal();
    expect(first.seal).toMatchObject({ accounts: first.moved.size });
    expect((await ledger.seal()).seal).toBeNull();
    await move();
    const next = await ledger.seal();
    expect(next.seal).toEqual({
      id: first.seal!.id + 1n,
      root: expect.stringMatching(/^[0-9a-f]{64}$/u),
      accounts: 2,
    });
    expect(await within(ledger.owner, "begin", lastSeal)).toEqual(next.seal);
    const seals = await within(ledger.owner, "begin", readSeals);
    expect(seals.slice(-2)).toEqual([first.seal, next.seal]);
    expect(await wrongSeal()).toBeNull();
  });

  it("the application makes it, and its role is enough", async () => {
    const app = new Client({ connectionString: ledger.url, options: `-c role=${APP}` });
    await app.connect();
    expect((await within(app, ONE_MOMENT, checkAndSeal)).seal).not.toBeNull();
    await app.end();
  });

  it("is made by one process at a time: another that is at it is left alone", async () => {
    const other = new Client({ connectionString: ledger.url });
    await other.connect();
    await other.query(ONE_MOMENT);
    const mine = await checkAndSeal(connectionOn(other));
    expect(mine.seal).not.toBeNull();
    expect(await ledger.seal()).toEqual({
      differences: [],
      accounts: 0,
      entries: 0,
      moved: new Map(),
      seal: null,
    });
    await other.query("commit");
    await other.end();
    expect(await wrongSeal()).toBeNull();
  });

  it("one that was made since the moment looked at stands, and nobody makes a second of the same", async () => {
    const other = new Client({ connectionString: ledger.url });
    await other.connect();
    await other.query(ONE_MOMENT);
    await other.query("select from ledger_seals");
    const { seal } = await ledger.seal();
    const late = await checkAndSeal(connectionOn(other));
    expect(late).toMatchObject({ differences: [], seal: null });
    await other.query("commit");
    await other.end();
    expect(await within(ledger.owner, "begin", lastSeal)).toEqual(seal);
    expect(await wrongSeal()).toBeNull();
  });
});

describe("a moment that is over", () => {
  const read = async () => {
    const before = await within(ledger.owner, "begin", lastSeal);
    return { before, ...(await ledger.moment()) };
  };
  const seal = async (moment: Awaited<ReturnType<typeof read>>) => {
    const walked = await walkMoment(connectionOn(ledger.owner), moment);
    return within(ledger.owner, "begin", async (connection) =>
      sealMoment(connection, moment, await checkedMoment(connection, moment, walked)),
    );
  };

  it("[WAL-1] is checked as it was, whatever is posted before, between and after its pages, though another seal was made since", async () => {
    await move();
    await move();
    const moment = await read();
    const { start, now } = [...moment.balances.moved.values()][0]!;
    await move();
    let moves = 0;
    const rest = async () => {
      if ((moves += 1) <= 3) await move();
    };
    await ledger.seal();
    const walked = await walkMoment(connectionOn(ledger.owner), moment, { rowsAtOnce: 1, rest });
    expect(moves).toBeGreaterThan(3);
    expect(walked).toMatchObject({ differences: [], entries: 2 * Number(now.version - start.version) });
    await move();
    const checked = within(ledger.owner, "begin", (connection) => checkedMoment(connection, moment, walked));
    expect((await checked).differences).toEqual([]);
  });

  it("(I12) is sealed at its own time: what moved since is the next check's", async () => {
    const moment = await read();
    await move();
    expect(await seal(moment)).toMatchObject({ accounts: 2 });
    await move();
    const next = await ledger.seal();
    expect(next).toMatchObject({ differences: [], entries: 4, seal: { accounts: 2 } });
    expect(await wrongSeal()).toBeNull();
    expect((await ledger.check("the beginning")).differences).toEqual([]);
  });

  it("(I12) is not sealed when another seal was made meanwhile, nor when somebody is at it", async () => {
    const moment = await read();
    const { seal: other } = await ledger.seal();
    await move();
    expect(await seal(moment)).toBeNull();
    expect(await within(ledger.owner, "begin", lastSeal)).toEqual(other);
    const next = await read();
    const busy = new Client({ connectionString: ledger.url });
    await busy.connect();
    await busy.query("begin");
    await busy.query("select pg_advisory_xact_lock(7340015)");
    expect(await seal(next)).toBeNull();
    await busy.end();
    expect(await seal(next)).not.toBeNull();
    expect(await wrongSeal()).toBeNull();
  });
});

describe("seals that were tampered with", () => {
  let seals: readonly Seal[];
  beforeAll(async () => {
    for (let round = 0; round < 3; round += 1) {
      await move();
      await ledger.seal();
    }
  });
  beforeEach(async () => {
    await ledger.seal();
    seals = await within(ledger.owner, "begin", readSeals);
  });

  async function found(damage: string): Promise<bigint | null> {
    await ledger.owner.query("begin");
    try {
      await ledger.owner.query("set local session_replication_role = replica");
      expect((await ledger.owner.query(damage)).rowCount).toBeGreaterThan(0);
      return await checkSeals(connectionOn(ledger.owner));
    } finally {
      await ledger.owner.query("rollback");
    }
  }

  it("(I12) a changed leaf is found by its seal, whichever of its figures it is", async () => {
    const { id } = seals.at(-2)!;
    for (const change of [
      "version = version + 1",
      "balance = balance + 1",
      "head = sha256('x')",
      "account_id = 1",
    ])
      expect(
        await found(`update ledger_sealed set ${change} where seal_id = ${id} and account_id = ${cash(anu)}`),
      ).toBe(id);
    expect(await found(`delete from ledger_sealed where seal_id = ${id} and account_id = ${cash(anu)}`)).toBe(
      id,
    );
    expect(await found(`delete from ledger_sealed where seal_id = ${id}`)).toBe(id);
    expect(
      await found(
        `insert into ledger_sealed select 7, ${id}, version, balance, head from ledger_sealed where seal_id = ${id} and account_id = ${cash(anu)}`,
      ),
    ).toBe(id);
  });

  it("(I12) a changed root, a changed link and a missing seal are found, the last seal included", async () => {
    for (const { id } of [seals.at(-1)!, seals.at(-2)!, seals[0]!]) {
      expect(await found(`update ledger_seals set root = sha256('x') where id = ${id}`)).toBe(id);
      expect(await found(`update ledger_seals set previous = sha256('x') where id = ${id}`)).toBe(id);
    }
    expect(await found(`delete from ledger_seals where id = ${seals.at(-2)!.id}`)).toBe(seals.at(-1)!.id);
  });

  it("left alone they follow from their leaves", async () => {
    expect(await wrongSeal()).toBeNull();
  });
});
