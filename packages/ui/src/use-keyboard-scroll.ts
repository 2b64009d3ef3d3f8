// Lets an element take the focus while it has more content than room, and only then, so that the arrow keys scroll it.
import { useEffect } from "react";
import type { RefObject } from "react";

function follow(box: HTMLElement): void {
  const overflows = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  if (overflows) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

export function useKeyboardScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => follow(box));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
}
