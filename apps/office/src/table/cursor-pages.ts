// Pages of a call that says only where the next one begins: walked to one by one, and remembered where each began.
import type { CallResult } from "@jonaki/client";
import type { Code } from "@jonaki/wire";

export interface CursorPage<Row> {
  readonly list: readonly Row[];
  readonly next: string | null;
}

/** Where each page begins; the first begins at the beginning. */
export type Trail = (string | undefined)[];

export const newTrail = (): Trail => [undefined];

/** A page that is not there any more answers the last one. */
export async function pageAt<Row, Refusal extends Code>(
  page: number,
  trail: Trail,
  ask: (after: string | undefined) => Promise<CallResult<CursorPage<Row>, Refusal>>,
): Promise<CallResult<{ readonly list: readonly Row[]; readonly pageCount: number }, Refusal>> {
  for (;;) {
    const at = Math.min(page, trail.length);
    const answer = await ask(trail[at - 1]);
    if (!answer.ok) return answer;
    const { list, next } = answer.value;
    trail.length = at;
    if (next === null) return { ok: true, value: { list, pageCount: at } };
    trail.push(next);
    if (at === page) return { ok: true, value: { list, pageCount: at + 1 } };
  }
}
