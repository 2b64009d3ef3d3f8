// The way to a result: a short time in which something moves, and its end. Whoever wants no motion is there at once, and
// a tab that paints nothing is not held back. What stands at the end is the record, never the way to it [FAIR-15].
import { useEffect, useEffectEvent } from "react";
import { useServices } from "../app/services.ts";
import { useCalm } from "./use-calm.ts";

export interface Motion {
  /** Changes with every way there is to show; null while there is none. */
  readonly key: string | null;
  readonly durationMs: number;
  /** How far the way is gone, from 0 up to and without 1. */
  readonly moved?: (part: number) => void;
  readonly ended: () => void;
}

/** How much longer than the way a page that paints nothing may take. */
const GRACE_MS = 400;

export function useMotion({ key, durationMs, moved, ended }: Motion): void {
  const { timers } = useServices();
  const isCalm = useCalm();
  const move = useEffectEvent((part: number) => moved?.(part));
  const end = useEffectEvent(() => ended());
  const start = useEffectEvent(() => {
    if (isCalm) return timers.after(0, () => end());
    const stopFrames = timers.everyFrame((elapsedMs) => {
      const part = elapsedMs / durationMs;
      if (part < 1) return move(part);
      stop();
      end();
    });
    const stopTimer = timers.after(durationMs + GRACE_MS, () => {
      stop();
      end();
    });
    const stop = (): void => {
      stopFrames();
      stopTimer();
    };
    return stop;
  });
  useEffect(() => (key === null ? undefined : start()), [key]);
}
