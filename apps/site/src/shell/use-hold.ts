// Whether somebody points at, touches or focuses a thing that moves by itself: while they do it stands still.
import { useState } from "react";

export function useHold() {
  const [held, setHeld] = useState(false);
  return {
    held,
    /** For the element that moves. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
