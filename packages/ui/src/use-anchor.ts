// Holds a popup with `position: fixed` beside its anchor while it is open, through scrolling and resizing.
import { useEffectEvent, useLayoutEffect } from "react";
import { placeBeside } from "./anchor.rules.ts";
import type { AnchorWish } from "./anchor.rules.ts";

interface AnchorOptions extends AnchorWish {
  readonly isOpen: boolean;
  readonly anchor: () => Element | null;
  readonly popup: () => HTMLElement | null;
}

function place(anchor: Element, popup: HTMLElement, wish: AnchorWish): void {
  const around = anchor.getBoundingClientRect();
  popup.style.setProperty("--anchor-width", `${around.width}px`);
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  // offset sizes, not the drawn box: an opening animation may still shrink that.
  const size = { width: popup.offsetWidth, height: popup.offsetHeight };
  const { topPx, leftPx, roomPx } = placeBeside(around, size, view, wish);
  popup.style.setProperty("--anchor-room", `${roomPx}px`);
  popup.style.left = `${leftPx}px`;
  popup.style.top = `${topPx}px`;
}

export function useAnchor({ isOpen, anchor, popup, side, align }: AnchorOptions): void {
  const update = useEffectEvent(() => {
    const held = anchor();
    const placed = popup();
    if (held !== null && placed !== null) place(held, placed, { side, align });
    return placed;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => void update();
    const placed = update();
    // What loads inside the popup changes its height after it was placed.
    const observer = new ResizeObserver(follow);
    if (placed !== null) observer.observe(placed);
    // Scrolling does not bubble; listening on the way down hears every scrolling ancestor.
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [isOpen]);
}
