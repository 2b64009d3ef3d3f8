// An act on one of a list that is asked about first; afterwards the list is asked for again. What is gone already is no
// problem: the list will say so.
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import type { MessageAnswer } from "@jonaki/ui/message-dialog";
import { useReload } from "./security.query.ts";

export function useSureAct<About extends { readonly id: string }>(
  act: (about: About) => Promise<CallResult<unknown>>,
  warn: (text: string) => void,
) {
  const reload = useReload();
  const [about, setAbout] = useState<About | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const perform = async (sure: About): Promise<void> => {
    setBusy(sure.id);
    const answer = await act(sure);
    setBusy(null);
    if (!answer.ok && answer.code !== "NOT_FOUND") return warn(answer.message);
    reload();
  };
  return {
    about,
    isAsking,
    /** The id of the one that is being worked on. */
    busy,
    ask: (next: About): void => {
      setAbout(next);
      setAsking(true);
    },
    answer: (answer: MessageAnswer): void => {
      setAsking(false);
      if (answer === "confirmed" && about !== null) void perform(about);
    },
  };
}
