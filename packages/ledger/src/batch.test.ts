// A batch judges each posting on what the ones before it left, all of it or nothing.
import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountId } from "./accounts.ts";
import { createBatch, LARGEST_BATCH } from "./batch.ts";
import type { AccountState, Leg, LegRow } from "./batch.ts";
import { entryLine, GENESIS, nextHead } from "./chain.ts";

const AT = new Date("2026-11-15T10:00:00.000Z");
const FIRST = 4_096n;
const [ANU, BINA, POOL, NOBODY] = [64n, 128n, 1_000n, 9_999n];

const state = (balanceMinor: bigint, floorMinor: bigint | null = 0n): AccountState => ({
  floorMinor,
  balanceMinor,
  version: 0n,
  head: GENESIS,
});
const open = (anu = 100n, bina = 0n) =>
  createBatch(
    new Map([
      [ANU, state(anu)],
      [BINA, state(bina)],
      [POOL, state(0n, null)],
    ]),
    FIRST,
    AT,
  );
const leg = (from: AccountId, to: AccountId, amountMinor: bigint): Leg => ({
  from,
  to,
  amountMinor: minor(amountMinor),
});

describe("a posting", () => {
  it("[WAL-1] takes from one account what it gives to another, with version and balance after on both", () => {
    const batch = open();
    expect(batch.post("bet", [leg(ANU, POOL, 30n)])).toEqual({ transferId: FIRST });
    expect(batch.rows().legs).toEqual([
      {
        transferId: FIRST,
        kind: "bet",
        amountMinor: 30n,
        debit: { account: ANU, version: 1n, balanceMinor: 70n },
        credit: { account: POOL, version: 1n, balanceMinor: 30n },
      },
    ]);
    expect([batch.balanceOf(ANU), batch.balanceOf(POOL), batch.balanceOf(NOBODY)]).toEqual([70n, 30n, null]);
    expect(batch.at).toBe(AT);
  });

  it("[WAL-4] is refused when a guarded account would end below its floor, and leaves nothing behind", () => {
    const batch = open();
    expect(batch.post("bet", [leg(ANU, POOL, 101n)])).toEqual({ refused: "INSUFFICIENT_BALANCE" });
    expect(batch.post("bet", [leg(ANU, POOL, 60n), leg(BINA, POOL, 1n)])).toEqual({
      refused: "INSUFFICIENT_BALANCE",
    });
    expect(batch.balanceOf(ANU)).toBe(100n);
    expect(batch.rows()).toEqual({ keys: [], legs: [], moved: new Map() });
    expect(batch.post("bet", [leg(ANU, POOL, 100n)])).toEqual({ transferId: FIRST });
  });

  it("the next one sees what the one before left: a refusal costs no id, an arrival can be spent", () => {
    const batch = open();
    expect(batch.post("a", [leg(ANU, BINA, 100n)])).toEqual({ transferId: FIRST });
    expect(batch.post("b", [leg(ANU, BINA, 1n)])).toEqual({ refused: "INSUFFICIENT_BALANCE" });
    expect(batch.post("c", [leg(BINA, ANU, 100n)])).toEqual({ transferId: FIRST + 1n });
    expect(batch.rows().legs.map(({ kind }) => kind)).toEqual(["a", "c"]);
  });

  it("an account without a floor may go below nothing", () => {
    const batch = open();
    expect(batch.post("payout", [leg(POOL, ANU, 1_000n)])).toEqual({ transferId: FIRST });
    expect(batch.balanceOf(POOL)).toBe(-1_000n);
  });

  it("is judged by what it leaves on each account, however many legs it has there", () => {
    const batch = open();
    expect(batch.post("correction", [leg(ANU, POOL, 150n), leg(POOL, ANU, 60n)])).toEqual({
      transferId: FIRST,
    });
    expect(batch.balanceOf(ANU)).toBe(10n);
    expect(batch.post("correction", [leg(POOL, ANU, 60n), leg(ANU, POOL, 71n)])).toEqual({
      refused: "INSUFFICIENT_BALANCE",
    });
    const versions = batch.rows().legs.flatMap(({ debit, credit }) => [debit, credit]);
    expect(versions.filter(({ account }) => account === ANU).map(({ version }) => version)).toEqual([1n, 2n]);
  });

  it("an account that is not there refuses all of it, a leg of nothing to it as well", () => {
    const batch = open();
    expect(batch.post("bet", [leg(ANU, POOL, 10n), leg(POOL, NOBODY, 5n)])).toEqual({
      refused: "NO_ACCOUNT",
    });
    expect(batch.post("bet", [leg(NOBODY, POOL, 0n)])).toEqual({ refused: "NO_ACCOUNT" });
    expect(batch.balanceOf(ANU)).toBe(100n);
  });

  it("a leg of nothing is left out and moves no version; the posting still has its id", () => {
    const batch = open();
    expect(batch.post("bet", [leg(ANU, POOL, 10n), leg(BINA, POOL, 0n)])).toEqual({ transferId: FIRST });
    expect(batch.rows().legs).toHaveLength(1);
    expect(batch.rows().moved.has(BINA)).toBe(false);
    expect(batch.post("nothing", [leg(ANU, POOL, 0n)])).toEqual({ transferId: FIRST + 1n });
    expect(batch.post("nothing", [])).toEqual({ transferId: FIRST + 2n });
  });

  it("a negative amount and a leg to itself are faults, not refusals", () => {
    const batch = open();
    expect(() => batch.post("bet", [{ from: ANU, to: POOL, amountMinor: -1n as never }])).toThrow(RangeError);
    expect(() => batch.post("bet", [leg(ANU, ANU, 1n)])).toThrow(RangeError);
    expect(batch.rows().legs).toEqual([]);
  });

  it("the ids of a batch end with its block", () => {
    const batch = open();
    const ids = Array.from({ length: LARGEST_BATCH }, () => batch.post("nothing", []));
    expect(ids.at(-1)).toEqual({ transferId: FIRST + BigInt(LARGEST_BATCH) - 1n });
    expect(() => batch.post("nothing", [])).toThrow("no more transfer ids");
  });

  it("keeps the answers of keys in their order, refusals too", () => {
    const batch = open();
    const key = (name: string, transferId: bigint | null) => ({
      key: name,
      kind: "bet",
      fingerprint: "00",
      transferId,
      answer: transferId === null ? "LIMIT_REACHED" : "OK",
      balanceMinor: 1n,
    });
    batch.remember(key("b", FIRST));
    batch.remember(key("a", null));
    expect(batch.rows().keys).toEqual([key("b", FIRST), key("a", null)]);
  });

  it("(I12) one link of the chain covers all entries of an account in the batch, in their order", () => {
    const batch = open();
    batch.post("bet", [leg(ANU, POOL, 30n)]);
    batch.post("payout", [leg(POOL, ANU, 5n)]);
    const lines = [
      { version: 1n, transferId: FIRST, amountMinor: -30n, balanceMinor: 70n, kind: "bet" },
      { version: 2n, transferId: FIRST + 1n, amountMinor: 5n, balanceMinor: 75n, kind: "payout" },
    ].map(entryLine);
    expect(batch.rows().moved.get(ANU)).toEqual({
      balanceMinor: 75n,
      version: 2n,
      head: nextHead(GENESIS, lines.join("")),
    });
  });
});

describe("any batch, against a model that knows only sums", () => {
  const ACCOUNTS = [64n, 128n, 192n, 256n, 320n];
  const start = fc.array(
    fc.record({
      balanceMinor: fc.bigInt({ min: 0n, max: 50n }),
      version: fc.bigInt({ min: 0n, max: 9n }),
      guarded: fc.boolean(),
    }),
    { minLength: ACCOUNTS.length, maxLength: ACCOUNTS.length },
  );
  const anyLeg = fc
    .record({
      from: fc.constantFrom(...ACCOUNTS, NOBODY),
      to: fc.constantFrom(...ACCOUNTS),
      amountMinor: fc.bigInt({ min: 0n, max: 40n }),
    })
    .filter(({ from, to }) => from !== to);
  const postings = fc.array(fc.array(anyLeg, { maxLength: 4 }), { maxLength: 20 });

  it("[WAL-1] sums stay (I1, I2), balances are the sum of entries (I3), versions have no gap (I4), floors hold (I5)", () => {
    fc.assert(
      fc.property(start, postings, (states, wanted) => {
        const opened = new Map(
          states.map(({ balanceMinor, version, guarded }, place) => [
            ACCOUNTS[place]!,
            { balanceMinor, version, floorMinor: guarded ? 0n : null, head: GENESIS },
          ]),
        );
        const batch = createBatch(opened, FIRST, AT);
        const model = new Map([...opened].map(([id, { balanceMinor }]) => [id, balanceMinor]));
        let done = 0n;
        for (const legs of wanted) {
          const answer = batch.post(
            "any",
            legs.map(({ from, to, amountMinor }) => leg(from, to, amountMinor)),
          );
          const after = applied(model, legs);
          const expected = refusalOf(after, opened, legs);
          if (expected === null) {
            expect(answer).toEqual({ transferId: FIRST + done });
            done += 1n;
            for (const [id, balanceMinor] of after) model.set(id, balanceMinor);
          } else expect(answer).toEqual({ refused: expected });
          for (const [id, balanceMinor] of model) expect(batch.balanceOf(id)).toBe(balanceMinor);
        }
        expectWalks(batch.rows().legs, opened, model);
      }),
      { numRuns: 300 },
    );
  });

  function applied(model: ReadonlyMap<AccountId, bigint>, legs: readonly Pick<Leg, "from" | "to">[]) {
    const after = new Map(model);
    for (const { from, to, amountMinor } of legs as readonly {
      from: bigint;
      to: bigint;
      amountMinor: bigint;
    }[]) {
      after.set(from, (after.get(from) ?? 0n) - amountMinor);
      after.set(to, (after.get(to) ?? 0n) + amountMinor);
    }
    return after;
  }

  /** What a posting may be refused for: an unknown account, or a guarded one that would lose and end below nothing. */
  function refusalOf(
    after: ReadonlyMap<AccountId, bigint>,
    opened: ReadonlyMap<AccountId, AccountState>,
    legs: readonly { from: bigint; to: bigint }[],
  ): string | null {
    for (const id of new Set(legs.flatMap(({ from, to }) => [from, to]))) {
      const account = opened.get(id);
      if (account === undefined) return "NO_ACCOUNT";
      if (account.floorMinor !== null && after.get(id)! < 0n) return "INSUFFICIENT_BALANCE";
    }
    return null;
  }

  function expectWalks(
    legs: readonly LegRow[],
    opened: ReadonlyMap<AccountId, AccountState>,
    ends: ReadonlyMap<AccountId, bigint>,
  ): void {
    const at = new Map([...opened].map(([id, { balanceMinor, version }]) => [id, { balanceMinor, version }]));
    for (const { amountMinor, debit, credit } of legs) {
      expect(amountMinor > 0n).toBe(true);
      for (const [side, changeMinor] of [
        [debit, -amountMinor],
        [credit, amountMinor],
      ] as const) {
        const before = at.get(side.account)!;
        expect(side.version).toBe(before.version + 1n);
        expect(side.balanceMinor).toBe(before.balanceMinor + changeMinor);
        at.set(side.account, { balanceMinor: side.balanceMinor, version: side.version });
      }
    }
    for (const [id, { balanceMinor }] of at) expect(balanceMinor).toBe(ends.get(id));
  }
});
