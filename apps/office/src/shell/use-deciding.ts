// A decision as it is sent [OFF-4]: done at once, or left waiting for a second person; what stands against it is told.
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNews } from "./use-news.ts";

/** What a decision answers: how it stands now, or what waits for a second person. */
export interface Decided {
  readonly state?: string | null;
  readonly status?: string;
  /** Absent or null where one person was enough. */
  readonly approvalId?: string | null;
}

export function useDeciding(onDone: () => void) {
  const queries = useQueryClient();
  const tell = useNews();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [approvalId, setApproval] = useState<string | null>(null);
  const send = async (call: () => Promise<CallResult<Decided | null>>, done: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const answer = await call();
    setBusy(false);
    const waiting = answer.ok ? (answer.value?.approvalId ?? null) : null;
    if (!answer.ok) setProblem(answer.message);
    else if (waiting === null) tell("success", done);
    setApproval(waiting);
    // Also after a refusal: somebody else was quicker, or it is not as it was.
    void queries.invalidateQueries();
    if (answer.ok) onDone();
  };
  return {
    busy,
    problem,
    /** What waits for a second person, of the last decision. */
    approvalId,
    send: (call: () => Promise<CallResult<Decided | null>>, done: string): void => {
      if (!busy) void send(call, done);
    },
  };
}
