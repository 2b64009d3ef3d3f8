// The keyboard on the whole page [INS-16]: Space or Enter bets, arrows move the threshold. Keys that a field or a
// button needs itself are left to it, and a key that is held down bets once [SAFE-24].
import { useEffect, useEffectEvent } from "react";
import { keyMove } from "./dice-track.tsx";

interface PlayKeys {
  readonly bet: () => void;
  readonly move: (steps: number) => void;
}

const NEEDS_KEYS =
  "input:not([type='range']), button, a, select, textarea, [role='dialog'], [role='alertdialog']";

export function usePlayKeys({ bet, move }: PlayKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(NEEDS_KEYS)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (!event.repeat) bet();
      return;
    }
    const steps = keyMove(event);
    // Up, down and the pages scroll, unless the slider has the focus and takes them itself.
    if (steps === null || !/^Arrow(Left|Right)$/u.test(event.key)) return;
    event.preventDefault();
    move(steps);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
