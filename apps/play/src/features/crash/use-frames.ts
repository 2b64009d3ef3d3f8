// Runs before every paint with the studio's time: what moves with the multiplier is written there, not drawn by the program.
import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../app/services.ts";
import { useCrashTable } from "./crash-services.ts";

export function useFrames(paint: (studioMs: number) => void): void {
  const { timers } = useServices();
  const { studioMs } = useCrashTable();
  const run = useEffectEvent(() => paint(studioMs()));
  useEffect(() => {
    run();
    return timers.everyFrame(() => run());
  }, [timers]);
}
