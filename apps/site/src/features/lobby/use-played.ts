// How long and with what result a member has been playing [SAFE-13], and when the reality check stands over the game [SAFE-14]:
// at the end of a round, and in the end without it, because a game alone says when a round is over.
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { REALITY_KEY, useReality } from "../../app/reality.query.ts";
import { useServices } from "../../app/services.ts";
import { throttled } from "../../app/throttle.ts";
import type { GameWord } from "./frame-messages.ts";
import type { Played } from "./reality-check.tsx";

interface Playing {
  readonly played: Played | null;
  /** What the reality check shows, while it stands over the game. */
  readonly check: Played | null;
  readonly hearRound: (word: GameWord) => void;
}

const LOOK_AGAIN_MS = 30_000;
const ROUNDS_EVERY_MS = 5_000;
/** Longer than a round is played; no bet is taken meanwhile, so whoever still has one open only thinks about it. */
const ROUND_AT_MOST_MS = 5 * 60_000;

/** With real balance only; after a round at most every few seconds. */
export function usePlayed(isReal: boolean, launchUrl: string): Playing {
  const { data } = useReality(isReal, LOOK_AGAIN_MS);
  const { timers } = useServices();
  const queries = useQueryClient();
  const [lookAgain] = useState(() =>
    throttled(ROUNDS_EVERY_MS, timers.after, () => void queries.invalidateQueries({ queryKey: REALITY_KEY })),
  );
  // Of another launch nothing is known: its game says so itself when a round is open in it.
  const [openIn, setOpenIn] = useState<string | null>(null);
  const played = isReal && data?.ok === true ? data.value : null;
  const isDue = played?.due === true;
  const hasWaited = useWaited(isDue, ROUND_AT_MOST_MS);
  return {
    played,
    check: isDue && (openIn !== launchUrl || hasWaited) ? played : null,
    hearRound: ({ type }) => {
      if (type === "roundOpened") setOpenIn(launchUrl);
      if (type !== "roundEnded") return;
      setOpenIn(null);
      lookAgain();
    },
  };
}

/** Whether it has been so without a break for so long. */
function useWaited(isSo: boolean, forMs: number): boolean {
  const { timers } = useServices();
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const stop = timers.after(forMs, () => setWaited(true));
    return () => {
      stop();
      setWaited(false);
    };
  }, [isSo, forMs, timers]);
  return hasWaited;
}
