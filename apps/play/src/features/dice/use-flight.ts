// The flight of the firefly to a roll: from where it sat to the stored roll, in a short time, and there at once for
// whoever wants no motion. The end is the record's own text, never a computed one [FAIR-15].
import { useEffect, useEffectEvent, useState } from "react";
import type { Timers } from "../../app/clock.ts";

export interface Flight {
  /** Where the firefly is, in steps of 0.01. */
  readonly atStep: number;
  readonly isFlying: boolean;
}

const FLIGHT_MS = 620;
/** A tab that paints nothing must not hold the round back. */
const LATEST_MS = FLIGHT_MS + 400;

const eased = (part: number): number => 1 - (1 - part) ** 3;

export interface FlightParts {
  readonly timers: Timers;
  readonly isCalm: boolean;
  /** The round to fly to, with its step; null while nothing is to be shown. */
  readonly target: { readonly round: string; readonly toStep: number } | null;
  readonly landed: () => void;
}

export function useFlight({ timers, isCalm, target, landed }: FlightParts, firstStep: number): Flight {
  const [atStep, setAtStep] = useState(firstStep);
  const land = useEffectEvent((toStep: number) => {
    setAtStep(toStep);
    landed();
  });
  const start = useEffectEvent((toStep: number) => {
    const fromStep = atStep;
    if (isCalm) return timers.after(0, () => land(toStep));
    const stopFrames = timers.everyFrame((elapsedMs) => {
      const part = Math.min(elapsedMs / FLIGHT_MS, 1);
      if (part < 1) return setAtStep(Math.round(fromStep + (toStep - fromStep) * eased(part)));
      stop();
      land(toStep);
    });
    const stopTimer = timers.after(LATEST_MS, () => {
      stop();
      land(toStep);
    });
    const stop = (): void => {
      stopFrames();
      stopTimer();
    };
    return stop;
  });
  const round = target?.round ?? null;
  const toStep = target?.toStep ?? 0;
  useEffect(() => (round === null ? undefined : start(toStep)), [round, toStep]);
  return { atStep, isFlying: target !== null };
}
