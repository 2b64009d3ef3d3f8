import { TRANSACTION_KINDS } from "@jonaki/wire/states";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesOf, kindOf, pageAround, pagesFor, pageWithin, stateOf } from "./account-record.rules.ts";

describe("the kinds of the record", () => {
  it("[REP-5] every kind is what its entries in the ledger are called", () => {
    for (const kind of TRANSACTION_KINDS) {
      const { kinds, isNot, sign } = entriesOf(kind);
      const amount = sign === 1 ? 1n : -1n;
      if (!isNot) for (const name of kinds) expect(kindOf(name, amount), name).toBe(kind);
    }
  });

  it("[REP-5] [WAL-27] a transfer is told by who sent it and who received it", () => {
    expect([kindOf("transfer_up", -1n), kindOf("transfer_up", 1n)]).toEqual([
      "TRANSFER_TO_UPLINE",
      "TRANSFER_FROM_DOWNLINE",
    ]);
    expect([kindOf("transfer_down", -1n), kindOf("transfer_down", 1n)]).toEqual([
      "TRANSFER_TO_DOWNLINE",
      "TRANSFER_FROM_UPLINE",
    ]);
  });

  it("[REP-5] [SAFE-20] what was given back is of the kind it was held for; play money of the house is no deposit", () => {
    expect([kindOf("withdrawal_returned", 1n), kindOf("issue", 1n)]).toEqual(["WITHDRAWAL", "CORRECTION"]);
  });

  it("[REP-5] every entry is of exactly one kind, whatever the ledger calls it", () => {
    const names = fc.oneof(
      fc.constantFrom(
        ...TRANSACTION_KINDS.map((kind) => kind.toLowerCase()),
        "transfer_up",
        "transfer_down",
        "issue",
        "toString",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(names, fc.constantFrom(-5n, 5n), (name, amount) => {
        const named = TRANSACTION_KINDS.filter((kind) => {
          const { kinds, isNot, sign } = entriesOf(kind);
          const fits = kinds.includes(name) !== isNot;
          return fits && (sign === null || (sign < 0 ? amount < 0n : amount > 0n));
        });
        expect(named).toEqual([kindOf(name, amount)]);
      }),
    );
  });

  it("[REP-4] a hold is pending, done or returned; what holds nothing is done", () => {
    expect(["OPEN", "CONSUMED", "RELEASED", null].map(stateOf)).toEqual([
      "PENDING",
      "DONE",
      "RETURNED",
      "DONE",
    ]);
  });
});

describe("pages", () => {
  const shown = (
    { after, upTo }: { after: bigint; upTo: bigint },
    holes: readonly bigint[] = [],
  ): bigint[] => {
    const numbers: bigint[] = [];
    for (let number = upTo; number > after; number -= 1n) if (!holes.includes(number)) numbers.push(number);
    return numbers;
  };

  it("[REP-10] the newest come first, and the last page has what is left", () => {
    const all = { after: 100n, upTo: 145n };
    const page = (number: number) => shown(pageWithin(all, { number, size: 20 }));
    expect([page(1)[0], page(1).length, page(3), page(4)]).toEqual([
      145n,
      20,
      [105n, 104n, 103n, 102n, 101n],
      [],
    ]);
    expect([pagesFor(45n, 20), pagesFor(40n, 20), pagesFor(0n, 20)]).toEqual([3, 2, 1]);
  });

  it("[REP-10] all pages together are all entries once, whatever does not count among them", () => {
    const bounds = fc.tuple(fc.bigInt({ min: 0n, max: 40n }), fc.bigInt({ min: 0n, max: 80n }));
    fc.assert(
      fc.property(
        bounds,
        fc.uniqueArray(fc.bigInt({ min: 1n, max: 120n })),
        fc.integer({ min: 1, max: 25 }),
        ([after, length], some, size) => {
          const within = { after, upTo: after + length };
          const holes = some
            .filter((hole) => hole > after && hole <= within.upTo)
            .toSorted((a, b) => Number(b - a));
          const expected = shown(within, holes);
          const pages = Array.from({ length: pagesFor(BigInt(expected.length), size) + 1 }, (_one, place) =>
            shown(pageAround(within, holes, { number: place + 1, size }), holes),
          );
          expect(pages.flat()).toEqual(expected);
          expect(pages.every((page) => page.length <= size)).toBe(true);
        },
      ),
    );
  });
});
