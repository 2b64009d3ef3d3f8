// Chains of seeds for shared rounds [FAIR-6]: each seed is the SHA-256 of the next one, so that the published
// end fixes all of them in advance and every revealed seed proves itself against the one before it.
import { hashOfSeed, seedText } from "./seed.ts";
import type { Seed } from "./seed.ts";

export interface SeedChain {
  /** Published in advance, never played; it is also the commitment to the first seed. */
  readonly end: Seed;
  /** In the order of play: a seed is the hash of the one after it. */
  readonly seeds: readonly Seed[];
}

/** Makes a chain backwards from its secret, which becomes the last seed to be played. */
export function makeChain(secret: Seed, length: number): SeedChain {
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError("A chain has at least one seed.");
  const backwards: Seed[] = [];
  let seed = secret;
  for (let made = 0; made < length; made += 1) {
    backwards.push(seed);
    seed = hashOfSeed(seed);
  }
  return { end: seed, seeds: backwards.reverse() };
}

/** Where a seed arrives when it is hashed once for each place, from 1: at the published end, if it has that place. */
export function chainEndFrom(seed: Seed, place: number): Seed {
  if (!isChainPlace(place)) throw new RangeError("A place in a chain is a whole number from 1 on.");
  let end = seed;
  for (let hashed = 0; hashed < place; hashed += 1) end = hashOfSeed(end);
  return end;
}

/** Years of rounds; whoever names a larger place would have the verifier hash without end. */
const LONGEST_CHAIN = 10_000_000;

export function isChainPlace(place: number): boolean {
  return Number.isSafeInteger(place) && place >= 1 && place <= LONGEST_CHAIN;
}

/** Whether a seed follows the one before it; the first seed follows the published end. */
export function isNextInChain(before: Seed, seed: Seed): boolean {
  return seedText(hashOfSeed(seed)) === seedText(before);
}

/** The place, from 0, of the first seed that does not follow; null when all of them do. */
export function firstBrokenLink(end: Seed, seeds: readonly Seed[]): number | null {
  let before = end;
  for (const [place, seed] of seeds.entries()) {
    if (!isNextInChain(before, seed)) return place;
    before = seed;
  }
  return null;
}
