// The keyboard on the whole page [INS-16]: Space or Enter bets, and a game has keys of its own. Keys that a field or a
// button needs itself are left to it, and a key that is held down bets once [SAFE-24].
import { useEffect, useEffectEvent } from "react";

export interface PlayKeys {
  readonly bet: () => void;
  /** A game's own keys, wherever they were pressed but in a field or a panel; true for one that it took. */
  readonly press?: (event: KeyboardEvent, isOnControl: boolean) => boolean;
}

const TYPES = "input:not([type='range']), select, textarea, [role='dialog'], [role='alertdialog']";
const PRESSED = "button, a";
/** A slider takes the arrows itself. */
const MOVED = `${PRESSED}, input`;

export function usePlayKeys({ bet, press }: PlayKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // Held down on a button or in a field it would press, and bet, again and again.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (event.defaultPrevented || target?.closest(TYPES)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isOn = (controls: string): boolean => target !== null && target.closest(controls) !== null;
    const isBet = !isOn(PRESSED) && (event.key === " " || event.key === "Enter");
    if (isBet && !event.repeat) bet();
    if (isBet || press?.(event, isOn(MOVED)) === true) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Letters by their place, so that they are the same with a Bengali keyboard; held down they count once. */
export const isLetter = (event: KeyboardEvent, letter: string): boolean =>
  event.code === `Key${letter}` && !event.repeat && !event.shiftKey;
