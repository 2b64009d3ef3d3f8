// The multiplier that Limbo reaches and at which Crash bursts [INS-5, INS-9]: one draw, in whole hundredths and without
// an upper bound; Crash puts its own on top.
import { drawBelow } from "../fair/draw.ts";
import type { RandomStream } from "../fair/stream.ts";
import type { Json } from "../json.ts";

export interface BurstTable {
  /** The number u is drawn from 1 to 2 to the power of this, its span, each equally likely. */
  readonly spanBits: bigint;
  /** What a target returns, in hundredths of the stake. */
  readonly returnHundredths: bigint;
}

export const BURST_TABLE: BurstTable = { spanBits: 52n, returnHundredths: 99n };

/** No burst lies below it. */
const LOWEST_HUNDREDTHS = 100n;

/** How many numbers u there are. */
export const burstSpan = ({ spanBits }: BurstTable): bigint => 2n ** spanBits;

/** What is divided by u: N in what follows. */
export const burstWhole = (table: BurstTable): bigint => table.returnHundredths * burstSpan(table);

export const drawBurst = (table: BurstTable, stream: RandomStream): bigint =>
  burstHundredths(table, drawBelow(stream, burstSpan(table)) + 1n);

/** The smaller u, the higher the burst. */
export function burstHundredths(table: BurstTable, u: bigint): bigint {
  const reached = burstWhole(table) / u;
  return reached < LOWEST_HUNDREDTHS ? LOWEST_HUNDREDTHS : reached;
}

/**
 * How many of the numbers u burst at or above so many hundredths t, for t above 100, which the lowest burst
 * does not reach. With N = returnHundredths × 2^spanBits
 *   ⌊N ÷ u⌋ ≥ t  ⇔  N ÷ u ≥ t  ⇔  u ≤ N ÷ t  ⇔  u ≤ ⌊N ÷ t⌋,
 * because t and u are whole. So these u are 1 to ⌊N ÷ t⌋, all of them within the span because t exceeds
 * returnHundredths, and P(burst ≥ t) = ⌊N ÷ t⌋ ÷ span.
 */
export function countBurstsFrom(table: BurstTable, hundredths: bigint): bigint {
  if (hundredths <= LOWEST_HUNDREDTHS)
    throw new RangeError("Every burst reaches 1.00; what is counted lies above.");
  return burstWhole(table) / hundredths;
}

/** The draw as a table's hash is taken over it [FAIR-18]. */
export const burstJson = ({ spanBits, returnHundredths }: BurstTable) =>
  ({
    u: { smallest: "1", largest: `2^${spanBits}` },
    hundredths: `max(${LOWEST_HUNDREDTHS}, floor(${returnHundredths} * 2^${spanBits} / u))`,
  }) satisfies Json;
