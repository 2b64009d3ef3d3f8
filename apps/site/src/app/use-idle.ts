// Whether the browser has had a moment since something was wanted; once it had, that stays true.
import { startTransition, useEffect, useState } from "react";
import { useServices } from "./services.ts";

export function useIdle(isWanted = true): boolean {
  const { timers } = useServices();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    // In pieces: what is drawn then may be interrupted by whatever the visitor does.
    return timers.whenIdle(() => startTransition(() => setIdle(true)));
  }, [isWanted, timers]);
  return isIdle;
}
