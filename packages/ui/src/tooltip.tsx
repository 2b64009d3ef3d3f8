// A short note on hover or keyboard focus. Touch never shows it, so nothing may be said here alone.
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from "react";
import { useAnchor } from "./use-anchor.ts";
import styles from "./tooltip.module.css";

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: "top" | "bottom";
  /** The button it belongs to; it needs a label of its own. */
  readonly children: ReactElement;
}

const SHOW_AFTER_MS = 400;
// Long enough to cross the gap: the note itself may be hovered and read.
const HIDE_AFTER_MS = 120;

/** Shows and hides with a delay; the last wish wins. */
function useDelayed(): [boolean, (isShown: boolean, afterMs: number) => void] {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wish = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), afterMs);
  };
  return [isShown, wish];
}

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const id = useId();
  const [isShown, show] = useDelayed();
  const isPressed = useRef(false);
  const frame = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const anchor = () => frame.current?.firstElementChild ?? null;
  useAnchor({ isOpen: isShown, anchor, popup: () => note.current, side, align: "center" });
  useEffect(() => {
    const button = isShown ? frame.current?.firstElementChild : null;
    button?.setAttribute("aria-describedby", id);
    return () => button?.removeAttribute("aria-describedby");
  }, [isShown, id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={frame}
      className={styles["frame"]}
      onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && show(true, SHOW_AFTER_MS)}
      onPointerLeave={() => show(false, HIDE_AFTER_MS)}
      onPointerDown={() => {
        isPressed.current = true;
        show(false, 0);
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      // A press focuses too, but then the hand is already there: only the keyboard needs the note.
      onFocus={() => isPressed.current || show(true, 0)}
      onBlur={() => show(false, 0)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isShown) return;
        event.stopPropagation();
        show(false, 0);
      }}
    >
      {children}
      {isShown ? (
        <span ref={note} id={id} role="tooltip" className={styles["note"]}>
          {text}
        </span>
      ) : null}
    </span>
  );
}
