// Infinite scroll [SHELL-99]: when the end of a list comes near the screen, more of it is wanted. The position is
// checked by the look that lazy images have, at most every 200 ms.
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import { whenNearOf } from "./near-screen.ts";
import { useServices } from "./services.ts";

/**
 * For the element after the last one shown; `shownCount` grows with the list, and `more` is null at its end. A list whose
 * rows come from far asks some heights of the screen ahead.
 */
export function useInfiniteScroll<End extends Element>(
  shownCount: number,
  more: (() => void) | null,
  aheadScreens?: number,
): RefObject<End | null> {
  const services = useServices();
  const end = useRef<End>(null);
  const isWaiting = more !== null;
  /** Once for each length: what is asked for may take its time. */
  const near = useEffectEvent((countThen: number) => {
    if (countThen === shownCount) more?.();
  });
  useEffect(() => {
    if (!isWaiting || end.current === null) return undefined;
    return whenNearOf(services)(end.current, () => near(shownCount), aheadScreens);
  }, [services, isWaiting, shownCount, aheadScreens]);
  return end;
}
