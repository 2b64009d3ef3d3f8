// The seconds until a moment by the server's time, counted down while a screen shows them.
import { useEffect, useState } from "react";
import { useServices } from "./services.ts";
import { secondsLeft } from "./time-left.ts";

const TICK_MS = 1_000;

export function useSecondsLeft(endTime: string): number {
  const { serverClock, timers } = useServices();
  const [nowMs, setNowMs] = useState(serverClock.nowMs);
  useEffect(() => timers.every(TICK_MS, () => setNowMs(serverClock.nowMs())), [serverClock, timers]);
  return secondsLeft(endTime, nowMs);
}
