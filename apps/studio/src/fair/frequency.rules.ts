// Holds what was drawn against what must be drawn [FAIR-19]: Pearson's chi-square over the places of every group of a game and
// version. Statistics about outcomes, not outcomes: floats are welcome here.
import { drawnFactOf } from "@jonaki/games";
import type { FairFrequencies } from "@jonaki/vendor/fair";
import type { Frequency } from "./frequencies.store.ts";

/** Outcomes that are as far from the sheet as these by chance once in a million are told. */
const ONE_IN_A_MILLION = 1e-6;
/** Below so many expected rounds the figure is not chi-square's: such places are taken together. */
const FEWEST_EXPECTED = 5;

export function judgeFrequencies(counted: readonly Frequency[]): readonly FairFrequencies[] {
  const games = Map.groupBy(counted, ({ game, version }) => `${game} ${version}`);
  return [...games.values()].map((rows) => {
    const { game = "", version = "" } = rows[0] ?? {};
    const groups = Map.groupBy(rows, ({ group }) => group);
    let chiSquare = 0;
    let degrees = 0;
    for (const [group, places] of groups) {
      const bins = binsOf(places, drawnFactOf(game, version).weightsOf(group));
      chiSquare += bins.reduce((sum, bin) => sum + (bin.seen - bin.expected) ** 2 / bin.expected, 0);
      degrees += Math.max(0, bins.length - 1);
    }
    const chance = degrees === 0 ? 1 : chanceOfMore(chiSquare, degrees);
    const rounds = rows.reduce((sum, row) => sum + row.rounds, 0);
    return { game, version, rounds, chiSquare, degrees, chance, agrees: chance >= ONE_IN_A_MILLION };
  });
}

interface Bin {
  readonly seen: number;
  readonly expected: number;
}

/** Neighbours stand together until enough is expected of them; what is left over goes with the last. */
function binsOf(places: readonly Frequency[], weights: readonly bigint[]): readonly Bin[] {
  const rounds = places.reduce((sum, place) => sum + place.rounds, 0);
  const whole = Number(weights.reduce((sum, weight) => sum + weight, 0n));
  const seenAt = new Map(places.map(({ place, rounds: seen }) => [place, seen]));
  const outside = places.filter(({ place }) => place >= weights.length);
  const bins: Bin[] = [];
  let open: Bin = { seen: 0, expected: 0 };
  for (const [place, weight] of weights.entries()) {
    const expected = open.expected + (rounds * Number(weight)) / whole;
    open = { seen: open.seen + (seenAt.get(place) ?? 0), expected };
    if (open.expected < FEWEST_EXPECTED) continue;
    bins.push(open);
    open = { seen: 0, expected: 0 };
  }
  const last = bins.pop() ?? { seen: 0, expected: 0 };
  const merged = { seen: last.seen + open.seen, expected: last.expected + open.expected };
  // What cannot be drawn and was: no chance explains it.
  const impossible = outside.map(({ rounds: seen }) => ({ seen, expected: Number.MIN_VALUE }));
  return [...bins, ...(merged.expected > 0 ? [merged] : []), ...impossible];
}

/** The chance that chi-square with so many degrees is larger: the upper regularized gamma function at half of both. */
export function chanceOfMore(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1;
  if (!Number.isFinite(chiSquare)) return 0;
  const [shape, x] = [degrees / 2, chiSquare / 2];
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  return x < shape + 1 ? 1 - scale * seriesOf(shape, x) : scale * fractionOf(shape, x);
}

const STEPS = 10_000;
const SMALL = 1e-15;

function seriesOf(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < STEPS && Math.abs(term) > Math.abs(sum) * SMALL; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum;
}

/** Lentz's way through the continued fraction. */
function fractionOf(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = 1 / Number.MIN_VALUE;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b || SMALL);
    c = b + a / c || SMALL;
    value *= d * c;
    if (Math.abs(d * c - 1) < SMALL) break;
  }
  return value;
}

/** Stirling's series, moved up to where it is exact to the last digits. */
function logGamma(value: number): number {
  let x = value;
  let below = 0;
  for (; x < 10; x += 1) below += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - below;
}
