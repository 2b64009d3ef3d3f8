import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { sharedRoundStream } from "../fair/stream.ts";
import { burstBytes, scriptedStream } from "../test-doubles.ts";
import { crash, makeCrash } from "./crash.ts";
import type { CrashChoices } from "./crash-choices.ts";
import { crashBurst, crashLastHundredths, crashPayoutMinor } from "./crash-pay.ts";
import { CRASH_TABLE } from "./crash-table.ts";

const SPAN = 2n ** 52n;
/** The last number that bursts at or above so many hundredths. */
const edge = (hundredths: bigint): bigint => (99n * SPAN) / hundredths;
const at = (u: bigint) => scriptedStream(burstBytes(u));
const bet = (changes: Partial<CrashChoices> = {}): CrashChoices => ({
  stakeMinor: minor(1_000n),
  autoHundredths: null,
  largestWinMinor: CRASH_TABLE.largestWinMinor,
  cashOutHundredths: null,
  ...changes,
});
const anyU = fc.oneof(fc.bigInt({ min: 1n, max: SPAN }), fc.bigInt({ min: 1n, max: SPAN / 1_000n }));
const anyBet = fc
  .record({
    stakeMinor: fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
    autoHundredths: fc.option(fc.bigInt({ min: 101n, max: 1_000_000n })),
  })
  .map(bet);

describe("where a round of Crash bursts", () => {
  it.each([
    ["the last number", SPAN, 100n],
    ["the first that does not reach 1.01", edge(101n) + 1n, 100n],
    ["the last that does", edge(101n), 101n],
    ["half of them", SPAN / 2n, 198n],
    ["just below the top", edge(1_000_000n) + 1n, 999_999n],
    ["the last at the top", edge(1_000_000n), 1_000_000n],
    ["the smallest number, cut to the top", 1n, 1_000_000n],
  ])("[INS-5] %s", (_what, u, burst) => {
    expect(crashBurst(CRASH_TABLE, at(u))).toBe(burst);
  });

  it("[INS-5] P(burst at or above x) is 0.99 ÷ x to within 2⁻⁵², for every x from 1.01 to 10,000.00", () => {
    for (let target = 101n; target <= 1_000_000n; target += 1n) {
      const reaching = edge(target);
      // 0.99 ÷ x × 2^52 = 99 × 2^52 ÷ target: the count is at most that, and less than one below.
      const owed = 99n * SPAN - reaching * target;
      if (owed < 0n || owed >= target) expect.fail(`target ${target}`);
    }
  });

  it("[INS-5] the number at the edge reaches a target and the next one does not, as rounds are played", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 101n, max: 1_000_000n }), (target) => {
        const choices = bet({ stakeMinor: minor(100n), autoHundredths: target });
        expect(crash.settle(choices, at(edge(target))).payoutMinor).toBe(target);
        expect(crash.settle(choices, at(edge(target) + 1n)).payoutMinor).toBe(0n);
      }),
    );
  });

  it("[FAIR-14] it knows nothing of bets: all bets of a round see the same burst", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    fc.assert(
      fc.property(fc.nat(), anyBet, (round, choices) => {
        const stream = () => sharedRoundStream(seed, "play", String(round));
        const { burstHundredths } = crash.settle(choices, stream());
        expect(burstHundredths).toBe(crash.settle(bet(), stream()).burstHundredths);
      }),
    );
  });
});

describe("a bet in a round of Crash", () => {
  it("[INS-6] an automatic cash-out at x pays exactly x when the burst is at x or above", () => {
    const choices = bet({ autoHundredths: 250n });
    const outcomes = [edge(250n) + 1n, edge(250n), 1n].map((u) => crash.settle(choices, at(u)));
    expect(outcomes.map(crash.outcomeJson)).toEqual([
      { burst: "2.49", at: null, payout: "0.00" },
      { burst: "2.50", at: "2.50", payout: "25.00" },
      { burst: "10000.00", at: "2.50", payout: "25.00" },
    ]);
    expect(crash.choicesJson(choices)).toEqual({
      stake: "10.00",
      auto: "2.50",
      largestWin: "2000000.00",
      cashOut: null,
    });
  });

  it("[INS-6] a player's own cash-out pays what the multiplier was, and comes before the automatic one", () => {
    const choices = bet({ autoHundredths: 250n, cashOutHundredths: 170n });
    expect(crash.outcomeJson(crash.settle(choices, at(edge(200n))))).toEqual({
      burst: "2.00",
      at: "1.70",
      payout: "17.00",
    });
  });

  it("[INS-6] a cash-out above the burst loses", () => {
    const { atHundredths, payoutMinor } = crash.settle(bet({ cashOutHundredths: 201n }), at(edge(200n)));
    expect([atHundredths, payoutMinor]).toEqual([null, 0n]);
  });

  it("[INS-5] a round that bursts at 1.00 pays nobody", () => {
    fc.assert(
      fc.property(anyBet, (choices) => {
        const outcome = crash.settle(choices, at(SPAN));
        expect([outcome.burstHundredths, outcome.atHundredths, outcome.payoutMinor]).toEqual([
          100n,
          null,
          0n,
        ]);
      }),
    );
  });

  it("[INS-5] at 10,000.00 every open bet is cashed out", () => {
    const outcome = crash.settle(bet({ stakeMinor: minor(20_000n) }), at(1n));
    expect(crash.outcomeJson(outcome)).toEqual({ burst: "10000.00", at: "10000.00", payout: "2000000.00" });
  });

  it("[INS-5] a bet that nobody cashes out is lost at the burst, however high", () => {
    expect(crash.settle(bet(), at(edge(1_000_000n) + 1n))).toEqual({
      burstHundredths: 999_999n,
      atHundredths: null,
      payoutMinor: 0n,
    });
  });

  it("[INS-15] [FAIR-20] it is cashed out by itself at the last multiplier whose win stays within the largest win", () => {
    fc.assert(
      fc.property(anyBet, anyU, (choices, u) => {
        const last = crashLastHundredths(CRASH_TABLE, choices);
        expect(crashPayoutMinor(choices.stakeMinor, last)).toBeLessThanOrEqual(choices.largestWinMinor);
        const wished = choices.autoHundredths ?? 1_000_000n;
        if (last < wished) {
          expect(crashPayoutMinor(choices.stakeMinor, last + 1n)).toBeGreaterThan(choices.largestWinMinor);
        } else expect(last).toBe(wished);
        const { payoutMinor, burstHundredths } = crash.settle(choices, at(u));
        expect(payoutMinor).toBe(burstHundredths >= last ? crash.largestPayoutMinor(choices) : 0n);
      }),
    );
  });

  it("[INS-15] [INS-4] cashing out by itself is a target like any other: the return stays what it was", () => {
    // At the largest stake a bet without a target is the same, number for number, as one with the target 40.00.
    const largest = bet({ stakeMinor: minor(5_000_000n) });
    fc.assert(
      fc.property(anyU, (u) => {
        const outcome = crash.settle(largest, at(u));
        expect(outcome).toEqual(crash.settle({ ...largest, autoHundredths: 4_000n }, at(u)));
      }),
    );
  });

  it("[FAIR-6] it is shared, and has no seeds of a member's own family", () => {
    expect(crash.isShared).toBe(true);
    expect(crash.family).not.toBe("mini");
  });
});

describe("the table's hash", () => {
  it("[FAIR-18] a changed parameter is another table", () => {
    const changed = [
      { ...CRASH_TABLE, spanBits: 53n },
      { ...CRASH_TABLE, returnHundredths: 98n },
      { ...CRASH_TABLE, smallestTargetHundredths: 102n },
      { ...CRASH_TABLE, topHundredths: 1_000_001n },
      { ...CRASH_TABLE, growthHash: "0".repeat(64) },
      { ...CRASH_TABLE, smallestStakeMinor: minor(101n) },
      { ...CRASH_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...CRASH_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(CRASH_TABLE).length);
    const hashes = [CRASH_TABLE, ...changed].map((table) => makeCrash("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(makeCrash("2", CRASH_TABLE).tableHash).toBe(crash.tableHash);
  });
});
