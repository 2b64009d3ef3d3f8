// The flight of the firefly to a roll: from where it sat to the stored roll. The end is the record's own text, never a
// computed one [FAIR-15].
import { useState } from "react";
import { useMotion } from "../../shell/use-motion.ts";

export interface Flight {
  /** Where the firefly is, in steps of 0.01. */
  readonly atStep: number;
  readonly isFlying: boolean;
}

const FLIGHT_MS = 620;

const eased = (part: number): number => 1 - (1 - part) ** 3;

export interface FlightParts {
  /** The round to fly to, with its step; null while nothing is to be shown. */
  readonly target: { readonly round: string; readonly toStep: number } | null;
  readonly landed: () => void;
}

export function useFlight({ target, landed }: FlightParts, firstStep: number): Flight {
  const [seat, setSeat] = useState(firstStep);
  const [atStep, setAtStep] = useState(firstStep);
  const toStep = target?.toStep ?? seat;
  useMotion({
    key: target?.round ?? null,
    durationMs: FLIGHT_MS,
    moved: (part) => setAtStep(Math.round(seat + (toStep - seat) * eased(part))),
    ended: () => {
      setSeat(toStep);
      setAtStep(toStep);
      landed();
    },
  });
  return { atStep, isFlying: target !== null };
}
