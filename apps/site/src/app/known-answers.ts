// What a drawn page already knows: the answers it was drawn with, so that the browser neither asks again nor draws
// anything else than what stands there.
import type { Clock } from "@jonaki/client";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

export type KnownAnswer = readonly [key: QueryKey, value: unknown];

export interface KnownAnswers {
  readonly answers: readonly KnownAnswer[];
  /** How long ago they were fetched, when the page was sent. */
  readonly ageMs: number;
}

export function adoptAnswers(queries: QueryClient, text: string | null | undefined, clock: Clock): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it beside the page.
  const known = JSON.parse(text ?? '{"answers":[],"ageMs":0}') as KnownAnswers;
  const updatedAt = clock.nowMs() - known.ageMs;
  for (const [key, value] of known.answers) queries.setQueryData(key, value, { updatedAt });
}
