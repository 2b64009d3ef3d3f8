// The figures of games in which a burst has to reach a target, found by counting the numbers that win with the code that
// pays [FAIR-11, FAIR-12]; nothing here is sampled and nothing is a float.
import type { Minor } from "@jonaki/money";
import { difference, fraction, isBelow } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { burstSpan, burstWhole, countBurstsFrom } from "./burst.ts";
import type { BurstTable } from "./burst.ts";
import type { InstantLimits } from "./limits.ts";
import { decisiveStakes, figuresOf, returnAt } from "./table-count.ts";
import type { Figures, WeightedResult } from "./table-count.ts";

export interface TargetGame extends InstantLimits, BurstTable {
  readonly smallestTargetHundredths: bigint;
  readonly largestTargetHundredths: bigint;
  /** Whether the game pays a target when u is drawn. */
  isWin(targetHundredths: bigint, u: bigint): boolean;
}

export interface TargetFigures extends Figures {
  readonly targetHundredths: bigint;
}

export interface LowestTargetReturn {
  readonly targetHundredths: bigint;
  readonly stakeMinor: Minor;
  readonly returnToPlayer: Fraction;
}

export interface CountedTargets {
  /** From the smallest target to the largest. */
  readonly lines: readonly TargetFigures[];
  /** The target that returns the least before the cut. */
  readonly lowest: TargetFigures;
  /** The target and the stake of which the cut leaves the least. */
  readonly lowestCut: LowestTargetReturn;
}

/** Any target may be named; these are the lines of the pay table, beside the smallest and the largest. */
const SHOWN_TARGETS = [
  [125n, 150n, 200n, 300n, 500n, 1_000n, 2_500n, 10_000n],
  [100_000n, 1_000_000n, 10_000_000n],
].flat();

export function countTargets(game: TargetGame): CountedTargets {
  const { smallestTargetHundredths: smallest, largestTargetHundredths: largest } = game;
  const between = SHOWN_TARGETS.filter((target) => target > smallest && target < largest);
  const lowest = countTarget(game, lowestTarget(game));
  return {
    lines: [smallest, ...between, largest].map((target) => countTarget(game, target)),
    lowest,
    lowestCut: lowestAfterCut(game, lowest),
  };
}

const countTarget = (game: TargetGame, targetHundredths: bigint): TargetFigures => ({
  targetHundredths,
  ...figuresOf(resultsOf(game, targetHundredths)),
});

/** A larger number never bursts higher, so asking the code at the edge says it of all on either side. */
function resultsOf(game: TargetGame, targetHundredths: bigint): readonly WeightedResult[] {
  const wins = countBurstsFrom(game, targetHundredths);
  if (!game.isWin(targetHundredths, wins) || game.isWin(targetHundredths, wins + 1n)) {
    throw new Error(`The edge of the target ${targetHundredths} is not where it was counted.`);
  }
  return [
    { ways: wins, multiplierHundredths: targetHundredths },
    { ways: burstSpan(game) - wins, multiplierHundredths: 0n },
  ];
}

/**
 * With N as the burst has it, a target t returns t × ⌊N ÷ t⌋ where N is owed, so what it lacks is the remainder of N ÷ t,
 * which is below t. From the largest target down, none that follows can lack more once t is not above what has been found.
 */
function lowestTarget(game: TargetGame): bigint {
  let [lowest, lack] = [game.largestTargetHundredths, 0n];
  for (let target = lowest; target > lack && target >= game.smallestTargetHundredths; target -= 1n) {
    const lacking = burstWhole(game) - target * countBurstsFrom(game, target);
    if (lacking > lack) [lowest, lack] = [target, lacking];
  }
  return lowest;
}

function lowestAfterCut(game: TargetGame, uncut: TargetFigures): LowestTargetReturn {
  const { smallestStakeMinor } = game;
  const at = (targetHundredths: bigint, stakeMinor: Minor): LowestTargetReturn => {
    const returnToPlayer = returnAt(resultsOf(game, targetHundredths), stakeMinor);
    return { targetHundredths, stakeMinor, returnToPlayer };
  };
  let lowest = at(uncut.targetHundredths, smallestStakeMinor);
  // A cut takes less than a poisha from a win: once even that would leave more, so does every larger target.
  const couldLeaveLess = (target: bigint): boolean =>
    isBelow(
      difference(uncut.returnToPlayer, lowest.returnToPlayer),
      fraction(countBurstsFrom(game, target), burstSpan(game) * smallestStakeMinor),
    );
  for (let target = game.smallestTargetHundredths; couldLeaveLess(target); target += 1n) {
    for (const stakeMinor of decisiveStakes(game)) {
      const next = at(target, stakeMinor);
      if (isBelow(next.returnToPlayer, lowest.returnToPlayer)) lowest = next;
    }
  }
  return lowest;
}
