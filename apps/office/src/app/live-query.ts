// What a desk shows and keeps fresh [OFF-9]: asked for when it is opened, then again and again in the background, which keeps
// no session awake [OFF-5]. A refusal is an answer like any other: the screen says it where it belongs.
import { useEffect, useEffectEvent } from "react";
import type { CallResult, SendOptions } from "@jonaki/client";
import type { Code } from "@jonaki/wire";
import { hashKey, keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useServices } from "./services.ts";

const REFRESH_MS = 10_000;

export interface LiveOptions {
  readonly everyMs?: number;
  /** False while there is nothing to ask for, or nobody may. */
  readonly enabled?: boolean;
}

interface Beat {
  readonly followers: Set<() => void>;
  readonly stop: () => void;
}

const beats = new WeakMap<QueryClient, Map<string, Beat>>();

/** One beat for each question, however many screens show its answer; the answer leaves it. */
function follow(
  queries: QueryClient,
  hash: string,
  start: (run: () => void) => () => void,
  refresh: () => void,
): () => void {
  const all = beats.get(queries) ?? new Map<string, Beat>();
  beats.set(queries, all);
  const followers = all.get(hash)?.followers ?? new Set<() => void>();
  if (followers.size === 0) {
    const stop = start(() => [...followers][0]?.());
    all.set(hash, { followers, stop });
  }
  followers.add(refresh);
  return () => {
    followers.delete(refresh);
    if (followers.size > 0) return;
    all.get(hash)?.stop();
    all.delete(hash);
  };
}

export function useLiveQuery<Value, Refusal extends Code>(
  key: QueryKey,
  ask: (options: SendOptions) => Promise<CallResult<Value, Refusal>>,
  { everyMs = REFRESH_MS, enabled = true }: LiveOptions = {},
) {
  const { timers } = useServices();
  const queries = useQueryClient();
  const refresh = useEffectEvent(async (): Promise<void> => {
    const answer = await ask({ background: true });
    // A moment without a network takes nothing off the screen.
    if (answer.ok) queries.setQueryData(key, answer);
  });
  const hash = hashKey(key);
  useEffect(
    () =>
      enabled
        ? follow(
            queries,
            hash,
            (run) => timers.every(everyMs, run),
            () => void refresh(),
          )
        : undefined,
    [enabled, everyMs, hash, queries, timers],
  );
  return useQuery({
    queryKey: key,
    queryFn: () => ask({}),
    enabled,
    // While another page is on its way the last one stays.
    placeholderData: keepPreviousData,
  });
}
