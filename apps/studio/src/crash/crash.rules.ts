// The clock of a round of Crash and what a cash-out is worth by it [INS-5, INS-6]. Pure: the same moments always give the
// same answers, whoever asks.
import { CRASH_TABLE, hundredthsAt, reachedAtMs } from "@jonaki/games";

/** How long a burst is looked at before the next round opens. */
export const PAUSE_MS = 3_000;
/**
 * A round is told to be over so long after its burst. Cash-outs that arrived before it have this long to be written down,
 * and a process whose clock is late by less takes none that its player could have known the burst of.
 */
export const GRACE_MS = 120;

export interface Flight {
  readonly fliesAt: Date;
  readonly burstsAt: Date;
}

/** When a multiplier is reached, whether or not the round comes so far. */
export const timeOf = ({ fliesAt }: Pick<Flight, "fliesAt">, hundredths: number): Date =>
  new Date(fliesAt.getTime() + reachedAtMs(hundredths));

/**
 * The burst is the last multiplier that is reached: the round bursts when the next one would be. So a cash-out by hand at any
 * multiplier has the chance, and returns what a target there does [INS-4].
 */
export const burstTime = (fliesAt: Date, burst: number): Date => timeOf({ fliesAt }, burst + 1);

/** What has been reached at a moment of the flight. */
export function reachedBy({ fliesAt }: Pick<Flight, "fliesAt">, now: Date): number {
  const flownMs = now.getTime() - fliesAt.getTime();
  return flownMs <= 0 ? 0 : hundredthsAt(flownMs);
}

/** EARLY while not even the lowest multiplier is reached, LATE from the burst on. */
export type CashOut = { readonly at: number } | "EARLY" | "LATE";

/** What a request that arrives at a moment is worth; one that comes after the bet's own end gets that end. */
export function cashOutAt(flight: Flight, last: number, arrivedAt: Date): CashOut {
  if (arrivedAt >= flight.burstsAt) return "LATE";
  const at = reachedBy(flight, arrivedAt);
  if (at < Number(CRASH_TABLE.smallestTargetHundredths)) return "EARLY";
  return { at: at < last ? at : last };
}

/** When the round is to be told over. */
export const overFrom = ({ burstsAt }: Flight): Date => new Date(burstsAt.getTime() + GRACE_MS);
