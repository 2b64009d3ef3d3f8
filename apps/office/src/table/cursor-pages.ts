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

/** A page as it is shown, with whatever else the call says of it. */
export type ShownPage<Page> = Omit<Page, "next"> & { readonly pageCount: number };

/** A page that is not there any more answers the last one. */
export async function pageAt<Page extends CursorPage<unknown>, Refusal extends Code>(
  page: number,
  trail: Trail,
  ask: (after: string | undefined) => Promise<CallResult<Page, Refusal>>,
): Promise<CallResult<ShownPage<Page>, Refusal>> {
  for (;;) {
    const at = Math.min(page, trail.length);
    const answer = await ask(trail[at - 1]);
    if (!answer.ok) return answer;
    const { next, ...shown } = answer.value;
    trail.length = at;
    if (next === null) return { ok: true, value: { ...shown, pageCount: at } };
    trail.push(next);
    if (at === page) return { ok: true, value: { ...shown, pageCount: at + 1 } };
  }
}
