// How the multiplier of Crash grows [INS-5]: the hundredths of e^(0.06 t) at every millisecond, a table of whole numbers made
// once by whole-number arithmetic, the same in the server, the browser and the verifier.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** 10,000.00, where every open bet is cashed out. */
export const TOP_HUNDREDTHS = 1_000_000;

/** Binary places behind the point: after all steps together the error is far below any hundredth's distance. */
const PLACES = 96n;
const ONE = 1n << PLACES;
/** As rules and tables write it, t in seconds. */
export const GROWTH_FORMULA = "e^(0.06 t)";
/** 0.06 a second is 3 ÷ 50,000 a millisecond. */
const RATE = { numerator: 3n, denominator: 50_000n };

/** e to the rate of one millisecond, by its series until a term is nothing any more. */
function growthOfOneStep(): bigint {
  let sum = ONE;
  let term = ONE;
  for (let place = 1n; term > 0n; place += 1n) {
    term = (term * RATE.numerator) / (RATE.denominator * place);
    sum += term;
  }
  return sum;
}

export interface CrashGrowth {
  /** The hundredths that have been reached at each millisecond, from 1.00 at 0 to the top at the last one. */
  readonly hundredths: Uint32Array;
  /** Over the numbers, four bytes each, the highest first. */
  readonly hash: string;
}

/** Made as far as anybody has asked: the whole takes a moment that no first picture should wait for. */
const reached: number[] = [];
let step: bigint | undefined;
let grown = 100n << PLACES;

const isWhole = (): boolean => reached.at(-1) === TOP_HUNDREDTHS;

function growOne(): void {
  step ??= growthOfOneStep();
  if (reached.length > 0) grown = (grown * step) >> PLACES;
  const hundredths = Number(grown >> PLACES);
  reached.push(hundredths < TOP_HUNDREDTHS ? hundredths : TOP_HUNDREDTHS);
}

function makeGrowth(): CrashGrowth {
  while (!isWhole()) growOne();
  const hundredths = Uint32Array.from(reached);
  const bytes = new DataView(new ArrayBuffer(hundredths.length * 4));
  hundredths.forEach((one, place) => bytes.setUint32(place * 4, one));
  return { hundredths, hash: bytesToHex(sha256(new Uint8Array(bytes.buffer))) };
}

let made: CrashGrowth | undefined;

/** The whole table with its name. */
export const crashGrowth = (): CrashGrowth => (made ??= makeGrowth());

/** The multiplier so many milliseconds after the start, of which a part does not count yet; before it, the lowest. */
export function hundredthsAt(ms: number): number {
  const flown = ms > 0 ? ms : 0;
  while (reached.length <= flown && !isWhole()) growOne();
  return flown < reached.length ? (reached[flown | 0] ?? TOP_HUNDREDTHS) : TOP_HUNDREDTHS;
}

/** The first millisecond at which a multiplier is reached. */
export function reachedAtMs(target: number): number {
  while ((reached.at(-1) ?? 0) < target && !isWhole()) growOne();
  let low = 0;
  let high = reached.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reached[middle] ?? 0) >= target) high = middle;
    else low = middle + 1;
  }
  return low;
}
