// Two people [OFF-4]: what a decision on a waiting approval may be, and the hash that binds it to its content; pure.
import { createHash } from "node:crypto";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { APPROVAL_STATES } from "@jonaki/wire/states";

export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The same content has the same text, whatever the order its fields were written in. */
export const contentText = (content: unknown): string => JSON.stringify(content, sorted);

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const contentHash = (kind: string, content: unknown): Buffer =>
  createHash("sha256")
    .update(`${kind} ${contentText(content)}`)
    .digest();

export interface Decided {
  readonly state: ApprovalState;
  readonly makerId: bigint;
  readonly contentHash: Buffer;
}

/** What stands against a decision by this person on what this person saw; in the order of the call. */
export function decisionProblem(
  approval: Decided,
  checkerId: bigint,
  seenHash: string,
): Refused<"STATE_CHANGED" | "APPROVAL_SELF" | "APPROVAL_CHANGED"> | null {
  if (approval.state !== "WAITING") return refused("STATE_CHANGED");
  if (approval.makerId === checkerId) return refused("APPROVAL_SELF");
  return approval.contentHash.toString("hex") === seenHash ? null : refused("APPROVAL_CHANGED");
}
