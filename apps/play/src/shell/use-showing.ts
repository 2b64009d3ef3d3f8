// The end of a round that is shown: the board shows the record at once and moves towards it for a moment, then money and
// results follow. A loss has no sound.
import { useState } from "react";
import { useServices, useTable } from "../app/services.ts";
import type { TableState } from "../app/table.ts";
import { isGain } from "./round.rules.ts";
import { useMotion } from "./use-motion.ts";

export function useShowing(
  { phase, shown }: TableState,
  durationMs: number,
  moved?: (part: number) => void,
): void {
  const end = useEndShowing();
  useMotion({
    key: phase === "showing" && shown !== null ? shown.round : null,
    durationMs,
    ...(moved === undefined ? {} : { moved }),
    ended: end,
  });
}

/** Ends the way at the stored result, now. */
export function useEndShowing(): () => void {
  const { sound } = useServices();
  const table = useTable();
  return () => {
    const { phase, shown } = table.state.get();
    if (phase === "showing" && shown !== null && isGain(shown)) sound.play("win");
    table.finishShowing();
  };
}

/** How far the way to the shown round is gone, from 0 to 1; 1 whenever nothing moves. */
export function useWay(state: TableState, durationMs: number): number {
  const round = state.shown?.round ?? "";
  const [gone, setGone] = useState({ round, part: 0 });
  useShowing(state, durationMs, (part) => setGone({ round, part }));
  if (state.phase !== "showing") return 1;
  return gone.round === round ? gone.part : 0;
}
