// Time played [SAFE-1], as bets tell it: it runs for 10 minutes after a bet, and who asks for another within them was
// there all the while; what lies between two bets further apart is a pause. Pure.
import { dayOf } from "./limits.rules.ts";

const RUNS_ON_MS = 600_000;
const SECOND_MS = 1_000;

/** The last bet that was accepted, and until when the time since is counted; null before the first one. */
export interface PlayClock {
  readonly lastBetAt: Date | null;
  readonly timedUntil: Date | null;
}

export interface TimedDay {
  readonly day: string;
  readonly seconds: bigint;
}

/** The clock at a moment when somebody asks for a bet, and the whole seconds that ran, on the days they ran on. */
export function runClock(
  clock: PlayClock,
  at: Date,
  timeZone: string,
): { readonly clock: PlayClock; readonly ran: readonly TimedDay[] } {
  if (!isRunning(clock, at)) return { clock, ran: [] };
  const seconds = wholeSeconds(clock.timedUntil, at);
  if (seconds <= 0) return { clock, ran: [] };
  const today = dayOf(at, timeZone);
  const midnight = new Date(Temporal.PlainDate.from(today).toZonedDateTime(timeZone).epochMilliseconds);
  const before = Math.min(seconds, Math.max(0, wholeSeconds(clock.timedUntil, midnight)));
  const parts = [
    { day: dayOf(clock.timedUntil, timeZone), seconds: before },
    { day: today, seconds: seconds - before },
  ];
  return {
    clock: { ...clock, timedUntil: new Date(clock.timedUntil.getTime() + seconds * SECOND_MS) },
    ran: parts
      .filter((part) => part.seconds > 0)
      .map((part) => ({ day: part.day, seconds: BigInt(part.seconds) })),
  };
}

/** After a bet was accepted; after a pause the counting begins with it. */
export const clockAfterBet = (clock: PlayClock, at: Date): PlayClock => ({
  lastBetAt: at,
  timedUntil: isRunning(clock, at) ? clock.timedUntil : at,
});

const isRunning = (clock: PlayClock, at: Date): clock is { lastBetAt: Date; timedUntil: Date } =>
  clock.lastBetAt !== null &&
  clock.timedUntil !== null &&
  at.getTime() - clock.lastBetAt.getTime() <= RUNS_ON_MS;

const wholeSeconds = (from: Date, until: Date): number =>
  Math.trunc((until.getTime() - from.getTime()) / SECOND_MS);
