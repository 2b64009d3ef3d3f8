// The steps of a round that goes on [INS-10, INS-13]: whether one can be done now, and which one is under way.
import type { Json } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { useServices, useTable } from "../app/services.ts";
import type { TableState } from "../app/table.ts";
import { useOnline } from "./use-online.ts";

export interface Steps {
  /** The round that goes on; null before the bet and once it is decided. */
  readonly open: RoundRecord | null;
  /** A bet is being placed: what was shown is over, and nothing new is known yet. */
  readonly isBeginning: boolean;
  readonly canAct: boolean;
  /** The act whose answer is awaited. */
  readonly pending: Json | null;
  readonly act: (act: Json) => void;
}

export function useSteps({ phase, shown, act: pending }: TableState): Steps {
  const { sound } = useServices();
  const table = useTable();
  const isOnline = useOnline();
  const canAct = phase === "playing" && isOnline;
  const open = shown?.state === "PLAYING" ? shown : null;
  return {
    open,
    isBeginning: open === null && (phase === "sending" || phase === "checking"),
    canAct,
    pending,
    act: (act) => {
      if (!canAct) return;
      sound.play("step");
      table.act(act);
    },
  };
}
