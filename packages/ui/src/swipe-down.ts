// Drags a sheet down by its handle and closes it when it was pulled far or fast enough; otherwise it springs back.
import { useRef } from "react";
import type { PointerEvent, RefObject } from "react";

const FAR_PX = 96;
const FAST_PX_PER_MS = 0.6;
const A_PULL_PX = 16;

interface Grip {
  readonly startPx: number;
  readonly startMs: number;
}

function move(sheet: HTMLElement | null, pulledPx: number | null): void {
  if (sheet === null) return;
  sheet.style.transition = pulledPx === null ? "" : "none";
  sheet.style.transform = pulledPx === null ? "" : `translateY(${Math.max(pulledPx, 0)}px)`;
}

export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const grip = useRef<Grip | null>(null);
  const letGo = (event: PointerEvent) => {
    const held = grip.current;
    grip.current = null;
    move(sheet.current, null);
    if (held === null || event.type === "pointercancel") return;
    const pulledPx = event.clientY - held.startPx;
    const speed = pulledPx / Math.max(event.timeStamp - held.startMs, 1);
    if (pulledPx > FAR_PX || (pulledPx > A_PULL_PX && speed > FAST_PX_PER_MS)) onSwipe();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { startPx: event.clientY, startMs: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current !== null) move(sheet.current, event.clientY - grip.current.startPx);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
