// Runs before every paint with the studio's time: what moves with the multiplier is written there, not drawn by the program.
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useServices } from "../../app/services.ts";
import { useCrashTable } from "./crash-services.ts";

export function useFrames(paint: (studioMs: number) => void): void {
  const { timers } = useServices();
  const { studioMs } = useCrashTable();
  const run = useEffectEvent(() => paint(studioMs()));
  // Whenever the words around it change, with them: a frame later it would still be what belongs to those before.
  useLayoutEffect(() => run());
  useEffect(() => timers.everyFrame(() => run()), [timers]);
}
