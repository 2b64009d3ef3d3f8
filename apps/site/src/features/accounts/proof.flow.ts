// A call that wants work proved first is repeated with the proof, and nobody notices but by the wait [ACC-34, ACC-35].
import type { CallResult } from "@jonaki/client";
import type { Code } from "@jonaki/wire";
import type { SolvePuzzle } from "../../app/solve-puzzle.ts";

export interface Verification {
  readonly id: string;
  readonly answer: string;
}

interface Puzzle {
  readonly id: string;
  readonly puzzle: string;
}

/** What cannot be solved leaves the refusal as it was. */
export async function proved<Value, Refusal extends Code>(
  solve: SolvePuzzle,
  send: (proof: { readonly verification?: Verification }) => Promise<CallResult<Value, Refusal>>,
): Promise<CallResult<Value, Refusal>> {
  const first = await send({});
  const asked = first.ok ? null : puzzleOf(first);
  if (asked === null) return first;
  const answer = await solve(asked.puzzle).catch(() => null);
  return answer === null ? first : send({ verification: { id: asked.id, answer } });
}

function puzzleOf({ code, value }: Extract<CallResult<unknown>, { readonly ok: false }>): Puzzle | null {
  const asked = value?.["challenge"];
  if (code !== "VERIFY_FIRST" || typeof asked !== "object" || asked === null) return null;
  const { id, puzzle } = asked as Partial<Puzzle>;
  return typeof id === "string" && typeof puzzle === "string" ? { id, puzzle } : null;
}
