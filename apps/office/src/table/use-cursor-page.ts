// A table whose call answers page after page, each beginning where the one before it ended; kept fresh like any other.
import { useRef } from "react";
import type { CallResult, SendOptions } from "@jonaki/client";
import type { Code } from "@jonaki/wire";
import { hashKey } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useLiveQuery } from "../app/live-query.ts";
import type { LiveOptions } from "../app/live-query.ts";
import { newTrail, pageAt } from "./cursor-pages.ts";
import type { CursorPage, Trail } from "./cursor-pages.ts";

/** key names what is asked for, without the page. */
export function useCursorPage<Page extends CursorPage<unknown>, Refusal extends Code>(
  key: QueryKey,
  page: number,
  ask: (after: string | undefined, options: SendOptions) => Promise<CallResult<Page, Refusal>>,
  live: LiveOptions = {},
) {
  const trails = useRef(new Map<string, Trail>());
  const trailOf = (): Trail => {
    const hash = hashKey(key);
    const trail = trails.current.get(hash) ?? newTrail();
    trails.current.set(hash, trail);
    return trail;
  };
  return useLiveQuery(
    [...key, page],
    (options) => pageAt(page, trailOf(), (after) => ask(after, options)),
    live,
  );
}
