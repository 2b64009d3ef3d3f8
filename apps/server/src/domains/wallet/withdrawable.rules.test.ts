import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WageringSource } from "./wagering.rules.ts";
import { leftToPlay, withdrawable } from "./withdrawable.rules.ts";
import type { BindingWagering } from "./withdrawable.rules.ts";

const OPENED = new Date("2026-11-15T10:00:00Z");
const open = (source: WageringSource, boundMinor: bigint, playedMinor = 0n): BindingWagering => ({
  id: 1n,
  source,
  neededMinor: minor(10n * boundMinor + 1n),
  playedMinor: minor(playedMinor),
  boundMinor: minor(boundMinor),
  openedAt: OPENED,
});
const of = (cash: bigint, wagerings: readonly BindingWagering[], waives = false) =>
  withdrawable(minor(cash), wagerings, waives).withdrawableMinor;

describe("the withdrawable amount", () => {
  it("[WAL-30] is CASH less what each open wagering binds, and never below nothing", () => {
    expect(of(1_000n, [])).toBe(1_000n);
    expect(of(1_000n, [open("DEPOSIT", 300n), open("CASHBACK", 200n)])).toBe(500n);
    // Most of the deposit was lost meanwhile: what is left of it is still bound.
    expect(of(100n, [open("DEPOSIT", 300n)])).toBe(0n);
  });

  it("[WAL-30] a wagering binds all of its CASH until it is done, however much of it is played", () => {
    expect(of(1_000n, [open("DEPOSIT", 300n, 299n)])).toBe(700n);
  });

  it("[CAS-17] where wagering is waived, that of deposits and transfers does not bind, that of rewards does", () => {
    const wagerings = [
      open("DEPOSIT", 300n),
      open("TRANSFER", 100n),
      open("BONUS", 50n),
      open("MISSION", 20n),
    ];
    expect(of(1_000n, wagerings, true)).toBe(930n);
    expect(withdrawable(minor(1_000n), wagerings, true).openWagerings.map(({ source }) => source)).toEqual([
      "BONUS",
      "MISSION",
    ]);
    expect(of(1_000n, wagerings)).toBe(530n);
  });

  it("[WAL-30] whatever is open, it is between nothing and CASH", () => {
    const wagering = fc
      .tuple(
        fc.constantFrom<WageringSource>("DEPOSIT", "TRANSFER", "BONUS"),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
      )
      .map(([source, bound]) => open(source, bound));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(wagering),
        fc.boolean(),
        (cash, all, waives) => {
          const free = of(cash, all, waives);
          expect(free >= 0n && free <= cash).toBe(true);
        },
      ),
    );
  });

  it("[WAL-21.1] what is left to be bet for the bonus is told apart from the rest", () => {
    const wagerings = [open("BONUS", 5n, 11n), open("DEPOSIT", 100n)];
    expect(leftToPlay(wagerings, "BONUS")).toBe(40n);
    expect(leftToPlay([], "BONUS")).toBe(0n);
  });
});
