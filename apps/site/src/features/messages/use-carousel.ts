// A row that scrolls one place at a time: which place it shows, steps to either side, and the turn by itself after a
// while, unless it is held or no motion is wanted.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UIEvent } from "react";
import { useServices } from "../../app/services.ts";

const TURN_MS = 6_000;

export function useCarousel(count: number, held: boolean) {
  const { timers, page } = useServices();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const still = page.wantsNoMotion();
  const show = (place: number): void =>
    track.current?.scrollTo({
      left: ((place + count) % count) * track.current.clientWidth,
      behavior: still ? "auto" : "smooth",
    });
  const turnTo = useEffectEvent((place: number) => show(place));
  useEffect(() => {
    if (held || still || count < 2) return undefined;
    return timers.after(TURN_MS, () => turnTo(current + 1));
  }, [timers, held, still, count, current]);
  return {
    track,
    current,
    /** The furthest place that was seen: what lies beyond the next one need not be loaded yet. */
    reached,
    show,
    /** Fingers and wheels move it, too. */
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): void => {
      const place = Math.round(scrollLeft / Math.max(clientWidth, 1));
      setCurrent(place);
      setReached(Math.max(reached, place));
    },
  };
}
