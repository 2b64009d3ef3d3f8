// Whatever is done to the books behind the ledger's back, the check names the account that differs.
import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import type { AccountId } from "./accounts.ts";
import type { Difference } from "./balances.ts";
import { checkedMoment, checkLedger, readMoment, walkMoment } from "./check.ts";
import type { Connection } from "./connection.ts";
import { placeHold } from "./holds.ts";
import { connectionOn } from "./pg-connection.ts";
import { post } from "./post.ts";
import { checkAndSeal } from "./seal.ts";
import { cash, held, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let made = 0;
let anu = 0n;
let bina = 0n;
beforeAll(async () => {
  ledger = await openTestLedger();
  [anu, bina] = (await ledger.members(2, 10_000n)) as [bigint, bigint];
  for (const amountMinor of [100n, 200n, 300n]) await move(anu, bina, amountMinor);
  await ledger.seal();
  for (const amountMinor of [40n, 50n, 60n]) await move(anu, bina, amountMinor);
});
afterAll(() => ledger.stop());
afterEach(async () => {
  expect(await ledger.differences()).toEqual([]);
});

const transfers: bigint[] = [];
async function move(from: bigint, to: bigint, amountMinor: bigint): Promise<void> {
  made += 1;
  const posted = await ledger.transaction((connection) =>
    post(connection, {
      key: `check/${made}`,
      kind: "transfer",
      legs: [leg(cash(from), cash(to), amountMinor)],
    }),
  );
  if ("transferId" in posted) transfers.push(posted.transferId);
}

/** Does the damage as a superuser past every trigger, looks, and takes it back. */
async function damaged<Result>(
  damage: readonly string[],
  look: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  await ledger.owner.query("begin isolation level repeatable read");
  try {
    await ledger.owner.query("set local session_replication_role = replica");
    for (const text of damage) {
      const { rowCount } = await ledger.owner.query(text);
      expect(rowCount).toBeGreaterThan(0);
    }
    return await look(connectionOn(ledger.owner));
  } finally {
    await ledger.owner.query("rollback");
  }
}
const fromBeginning = async (connection: Connection): Promise<readonly Difference[]> =>
  (await checkLedger(connection, "the beginning")).differences;
const fromSeal = async (connection: Connection): Promise<readonly Difference[]> =>
  (await checkLedger(connection, "the last seal")).differences;
const LOOKS = [fromBeginning, fromSeal];
const places = (differences: readonly Difference[]): ReadonlySet<AccountId | string> =>
  new Set(differences.map(({ where }) => where));

const legOf = (nth: number): string => `transfer_id = ${transfers[nth]}`;
/** The fifth and the sixth transfer came after the seal. */
const [LATER, LAST] = [4, 5];
/** Versions of 2 accounts: given, three before the seal, three after. */
const NEXT = 8;

describe("the ledger as it is", () => {
  it("[WAL-1] differs nowhere, and what moved since the seal is all the second check looks at", async () => {
    const whole = await ledger.check("the beginning");
    const since = await ledger.check("the last seal");
    expect([whole.differences, since.differences]).toEqual([[], []]);
    expect(since.accounts).toBe(whole.accounts);
    expect(since.entries).toBe(6);
    expect(whole.entries).toBe(await ledger.count("from ledger_entries"));
    expect([...since.moved.keys()]).toEqual([cash(anu), cash(bina)]);
    expect(since.moved.get(cash(anu))).toEqual(whole.moved.get(cash(anu)));
  });
});

describe("a check in small pieces", () => {
  it("[WAL-1] rests between them, and finds what one in a single piece finds", async () => {
    let rests = 0;
    const pieces = {
      rowsAtOnce: 1,
      rest: () => {
        rests += 1;
        return Promise.resolve();
      },
    };
    const look = async (connection: Connection) => {
      const moment = await readMoment(connection);
      const walked = await walkMoment(connection, moment, pieces);
      return [
        await checkedMoment(connection, moment, walked),
        await checkLedger(connection, "the last seal"),
      ];
    };
    const [slow, quick] = await damaged(
      [`update ledger_legs set amount = amount + 1 where ${legOf(LAST)}`],
      look,
    );
    expect(slow).toEqual(quick);
    expect(slow?.differences).toHaveLength(2);
    // Each second of the minute before the seal, and three legs.
    expect(rests).toBe(60 + 3);
  });
});

describe("damage after the seal is named by all checks", () => {
  const cases: Readonly<Record<string, () => readonly string[]>> = {
    "an amount": () => [`update ledger_legs set amount = amount + 1 where ${legOf(LATER)}`],
    "an entry that is gone": () => [`delete from ledger_legs where ${legOf(LATER)}`],
    "the last entry, gone": () => [`delete from ledger_legs where ${legOf(LAST)}`],
    "a balance-after": () => [
      `update ledger_legs set debit_balance = debit_balance + 1, credit_balance = credit_balance + 1 where ${legOf(LATER)}`,
    ],
    "a version": () => [
      `update ledger_legs set debit_version = debit_version + 10, credit_version = credit_version + 10 where ${legOf(LATER)}`,
    ],
    "a hash": () => [
      `update ledger_legs set debit_hash = sha256('x'), credit_hash = sha256('y') where ${legOf(LATER)}`,
    ],
    "a hash taken away": () => [
      `update ledger_legs set debit_hash = null, credit_hash = null where ${legOf(LAST)}`,
    ],
    "the kind of an entry": () => [`update ledger_legs set kind = 'gift' where ${legOf(LATER)}`],
    "the transfer an entry belongs to": () => [
      `update ledger_legs set transfer_id = transfer_id + 1 where ${legOf(LATER)}`,
    ],
    "two amounts swapped, so that every sum stays": () => [
      `update ledger_legs set amount = case when ${legOf(LATER)} then 60 else 50 end where ${legOf(LATER)} or ${legOf(LAST)}`,
    ],
    "an amount with all its balances, so that only the chain knows": () => [
      `update ledger_legs set amount = amount + 5, debit_balance = debit_balance - 5, credit_balance = credit_balance + 5 where ${legOf(LAST)}`,
      `update ledger_balances set balance = balance - 5 where account_id = ${cash(anu)}`,
      `update ledger_balances set balance = balance + 5 where account_id = ${cash(bina)}`,
    ],
    "two balances, so that all of them still sum to zero": () => [
      `update ledger_balances set balance = balance - 5 where account_id = ${cash(anu)}`,
      `update ledger_balances set balance = balance + 5 where account_id = ${cash(bina)}`,
    ],
    "the versions of the balances": () => [
      `update ledger_balances set version = version + 1 where account_id in (${cash(anu)}, ${cash(bina)})`,
    ],
    "the heads": () => [
      `update ledger_balances set head = sha256('x') where account_id in (${cash(anu)}, ${cash(bina)})`,
    ],
    "a leg put in by hand": () => [handLeg(cash(anu), NEXT, cash(bina), NEXT)],
    "a leg put in by hand, with versions and balances to match": () => [
      handLeg(cash(anu), NEXT, cash(bina), NEXT),
      `update ledger_balances set balance = balance - 1, version = version + 1 where account_id = ${cash(anu)}`,
      `update ledger_balances set balance = balance + 1, version = version + 1 where account_id = ${cash(bina)}`,
    ],
  };

  it.each(Object.keys(cases))("[WAL-1] %s", async (name) => {
    const damage = cases[name]!();
    for (const look of LOOKS)
      expect(places(await damaged(damage, look))).toEqual(new Set([cash(anu), cash(bina)]));
  });

  it("[WAL-1] one balance is missed by its account and by the sum of its unit (I2, I3)", async () => {
    const damage = [`update ledger_balances set balance = balance + 7 where account_id = ${cash(anu)}`];
    for (const look of LOOKS)
      expect(await damaged(damage, look)).toEqual([
        { where: "PLAY", what: "all balances sum to 7, not to zero" },
        { where: cash(anu), what: "its entries sum to 9250, its balance says 9257" },
      ]);
  });

  it("[WAL-1] a leg that was moved from one account to another, on both", async () => {
    const [chitra] = (await ledger.members(1, 100n)) as [bigint];
    await ledger.seal();
    await move(anu, bina, 70n);
    const damage = [
      `update ledger_legs set debit_account = ${cash(chitra)} where ${legOf(transfers.length - 1)}`,
    ];
    for (const look of LOOKS)
      expect(places(await damaged(damage, look))).toEqual(new Set([cash(anu), cash(chitra)]));
  });
});

const handLeg = (from: bigint, fromVersion: number, to: bigint, toVersion: number): string =>
  `insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance, credit_account, credit_version, credit_balance, kind)
   select 5, clock_timestamp(), 1, d.account_id, ${fromVersion}, d.balance - 1, c.account_id, ${toVersion}, c.balance + 1, 'transfer'
   from ledger_balances d, ledger_balances c where d.account_id = ${from} and c.account_id = ${to}`;

describe("damage where nothing should be", () => {
  it("[WAL-1] a leg by hand on accounts that never moved, or that have not moved since the seal", async () => {
    const still = cash(anu) + 8n;
    const alsoStill = cash(bina) + 8n;
    for (const look of LOOKS)
      expect(await damaged([handLeg(still, 1, alsoStill, 1)], look)).toEqual([
        { where: still, what: "it has entries that its balance does not know of" },
        { where: alsoStill, what: "it has entries that its balance does not know of" },
      ]);
    await ledger.seal();
    const sealed = await damaged([handLeg(cash(anu), 99, cash(bina), 99)], fromSeal);
    expect(places(sealed)).toEqual(new Set([cash(anu), cash(bina)]));
  });

  it("[WAL-1] a leg before the first one, where there are others and where there are none", async () => {
    expect(places(await damaged([handLeg(cash(anu), 0, cash(bina), 0)], fromBeginning))).toEqual(
      new Set([cash(anu), cash(bina)]),
    );
    const [still, alsoStill] = [cash(anu) + 8n, cash(bina) + 8n];
    for (const look of LOOKS)
      expect(places(await damaged([handLeg(still, 0, alsoStill, 0)], look))).toEqual(
        new Set([still, alsoStill]),
      );
  });

  it("[WAL-1] a leg to an account that nobody opened", async () => {
    const nowhere = cash(555_555n);
    const damage = [
      `insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance, credit_account, credit_version, credit_balance, kind)
       values (5, clock_timestamp(), 1, ${nowhere}, 1, -1, ${nowhere + 8n}, 1, 1, 'gift')`,
    ];
    for (const look of LOOKS)
      expect(places(await damaged(damage, look))).toEqual(new Set([nowhere, nowhere + 8n]));
  });

  it("[WAL-6] a hold that was changed, ended or deleted by hand (I9)", async () => {
    const [chitra] = (await ledger.members(1, 1_000n)) as [bigint];
    await ledger.transaction((connection) =>
      placeHold(connection, {
        key: "check/hold",
        kind: "withdrawal",
        memberId: chitra,
        unit: "PLAY",
        amountMinor: minor(400n),
        purpose: "withdrawal",
      }),
    );
    await ledger.seal();
    for (const damage of [
      "update ledger_holds set amount = 500",
      "update ledger_holds set state = 'RELEASED', ended_by = 1",
      "delete from ledger_holds",
    ])
      for (const look of LOOKS)
        expect(places(await damaged([damage], look))).toEqual(new Set([held(chitra)]));
  });
});

describe("damage before the seal", () => {
  it.each(["balance", "version", "head"])(
    "[WAL-1] in the %s of accounts that have not moved since is named by both checks",
    async (column) => {
      const [chitra, dipa] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
      await ledger.seal();
      const [one, other] = [cash(chitra), cash(dipa)];
      const values: Readonly<Record<string, string>> = {
        balance: `balance + case account_id when ${one} then 5 else -5 end`,
        version: "version + 1",
        head: "sha256('x')",
      };
      const damage = [
        `update ledger_balances set ${column} = ${values[column]} where account_id in (${one}, ${other})`,
      ];
      for (const look of LOOKS) expect(places(await damaged(damage, look))).toEqual(new Set([one, other]));
    },
  );

  it("[WAL-1] in the entries is named by the check from the beginning", async () => {
    const damage = [`update ledger_legs set amount = amount + 1 where ${legOf(0)}`];
    expect(places(await damaged(damage, fromBeginning))).toEqual(new Set([cash(anu), cash(bina)]));
    expect(await damaged(damage, fromSeal)).toEqual([]);
  });

  it("(I12) a history written anew with all its hashes holds in itself, and is named against the seal", async () => {
    const [chitra] = (await ledger.members(1, 1_000n)) as [bigint];
    await ledger.seal();
    const issue = shardOf(ledger.issue, 0);
    // What the database would have been if 2,000 and not 1,000 had been given: entry, balances, hash and head.
    const line = (version: string, amount: string, balance: string) =>
      `${version} || ' ' || transfer_id || ' ' || ${amount} || ' ' || ${balance} || E' test\\n'`;
    const rewrite = [
      `update ledger_legs set amount = 2000, credit_balance = 2000, debit_balance = debit_balance - 1000,
         credit_hash = sha256(convert_to(repeat('0', 64) || E'\\n' || ${line("1", "2000", "2000")}, 'UTF8')) where credit_account = ${cash(chitra)}`,
      `update ledger_balances b set balance = 2000, head = l.credit_hash from ledger_legs l where b.account_id = ${cash(chitra)} and l.credit_account = b.account_id`,
      `update ledger_legs l set debit_hash = sha256(convert_to(encode(p.debit_hash, 'hex') || E'\\n' || ${line("l.debit_version", "-2000", "l.debit_balance").replace("transfer_id", "l.transfer_id")}, 'UTF8'))
         from ledger_legs p where l.credit_account = ${cash(chitra)} and p.debit_account = l.debit_account and p.debit_version = l.debit_version - 1`,
      `update ledger_balances b set balance = balance - 1000, head = l.debit_hash from ledger_legs l where b.account_id = ${issue} and l.credit_account = ${cash(chitra)}`,
    ];
    expect(await damaged(rewrite, fromBeginning)).toEqual([]);
    expect(places(await damaged(rewrite, fromSeal))).toEqual(new Set([cash(chitra), issue]));
  });
});

describe("sealing", () => {
  it("(I12) nothing that differs is sealed", async () => {
    await move(anu, bina, 5n);
    const before = await ledger.count("from ledger_seals");
    const found = await damaged(
      [`update ledger_balances set balance = balance - 1 where account_id = ${cash(anu)}`],
      async (connection) => ({
        ...(await checkAndSeal(connection)),
        seals: Number((await ledger.owner.query("select count(*) as n from ledger_seals")).rows[0].n),
      }),
    );
    expect(found.seal).toBeNull();
    expect(found.differences.length).toBeGreaterThan(0);
    expect(found.seals).toBe(before);
  });

  it("(I12) what was under way at the seal is found by the next check, though it was written before", async () => {
    const [chitra, dipa] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const { promise: written, resolve: tellWritten } = Promise.withResolvers<void>();
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
    const slow = ledger.transaction(async (connection) => {
      await post(connection, {
        key: "check/slow",
        kind: "transfer",
        legs: [leg(cash(chitra), cash(dipa), 10n)],
      });
      tellWritten();
      await go;
    });
    await written;
    await move(anu, bina, 5n);
    expect((await ledger.seal()).seal).not.toBeNull();
    letGo();
    await slow;
    const next = await ledger.seal();
    expect(next.differences).toEqual([]);
    expect([...next.moved.keys()]).toEqual([cash(chitra), cash(dipa)]);
    expect(next.entries).toBe(2);
  });

  it("(I12) from seal to seal sees what one look from the beginning sees, wherever the seals fall", async () => {
    const members = await ledger.members(5, 100_000n);
    await ledger.seal();
    const start = (await ledger.check("the beginning")).entries;
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.nat(4), fc.nat(4), fc.bigInt({ min: 1n, max: 50n })) },
      { weight: 1, arbitrary: fc.constant("seal" as const) },
    );
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const one of [...steps, "seal" as const]) {
          if (one !== "seal") {
            const [from, to, amountMinor] = one;
            await move(members[from]!, members[from === to ? (to + 1) % 5 : to]!, amountMinor);
            continue;
          }
          const sealed = await ledger.seal();
          expect(sealed.differences).toEqual([]);
          seen += sealed.entries;
        }
        const [whole, since] = [await ledger.check("the beginning"), await ledger.check("the last seal")];
        expect(whole.differences).toEqual([]);
        expect(whole.entries).toBe(start + seen);
        expect([since.entries, since.moved.size]).toEqual([0, 0]);
      }),
      { numRuns: 8 },
    );
  });
});

describe("a long ledger", () => {
  it("[WAL-1] is read a few rows at a time, however many there are", async () => {
    const many = await ledger.members(2_100, 5n);
    expect(await ledger.balance(cash(many.at(-1)!))).toBe(5n);
    expect((await ledger.check("the beginning")).entries).toBe(await ledger.count("from ledger_entries"));
    expect(await ledger.differences()).toEqual([]);
  });
});
