// Recomputes a round in this browser with the code that paid it [FAIR-9]. A part of its own: the hashes come only
// when somebody verifies.
import { verifyRound } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";

export type Verdict = "MATCH" | "MISMATCH" | "NOT_REVEALED";

/** A bet in a shared round is drawn from that round's name, not from its own [FAIR-1]. */
export function verdictOn(record: RoundRecord): Verdict {
  const { sharedRound } = record;
  const { result } = verifyRound(sharedRound === null ? record : { ...record, round: sharedRound });
  return result === "MATCH" || result === "NOT_REVEALED" ? result : "MISMATCH";
}
