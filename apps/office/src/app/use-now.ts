// The server's time, as far as this device can tell, for what grows older while it is looked at.
import { useEffect, useState } from "react";
import { useHouse } from "./house.query.ts";
import { useServices } from "./services.ts";

const TICK_MS = 15_000;

export function useNow(): number {
  const { clock, timers } = useServices();
  const { aheadMs } = useHouse();
  const [nowMs, setNow] = useState(clock.nowMs);
  useEffect(() => timers.every(TICK_MS, () => setNow(clock.nowMs())), [clock, timers]);
  return nowMs + aheadMs;
}
