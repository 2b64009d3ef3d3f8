// Whether a member may bet [ACC-14, SAFE-8 to SAFE-11] and how much [SAFE-1], as the model sees it.
import type { StatusOperation } from "../operations.ts";
import type { Books, Standing } from "./books.ts";
import type { Surroundings } from "./surroundings.ts";

export const TIME_OUT_MS = 15 * 60_000;
export const EXCLUSION_MS = 180 * 24 * 3_600_000;

const FREE: Standing = { status: "ACTIVE", below: "ACTIVE", untilMs: 0, lapses: false };

function standingAt(books: Books, member: number, nowMs: number): Standing {
  const standing = books.standings.get(member) ?? FREE;
  const isOver = standing.status === "EXCLUDED" && standing.lapses && standing.untilMs <= nowMs;
  return isOver ? FREE : standing;
}

export const isBlocked = (books: Books, member: number, nowMs: number): boolean =>
  standingAt(books, member, nowMs).status !== "ACTIVE";

/** Whether the move was made. */
export function foretellStatus(
  books: Books,
  { nowMs }: Surroundings,
  { member, to }: StatusOperation,
): boolean {
  const next = moved(standingAt(books, member, nowMs), to, nowMs);
  if (next !== null) books.journal.set(books.standings, member, next);
  return next !== null;
}

function moved(from: Standing, to: StatusOperation["to"], nowMs: number): Standing | null {
  if (from.status === "SUSPENDED")
    return to === "BEFORE" ? { ...from, status: from.below, below: "ACTIVE" } : null;
  if (to === "BEFORE") return null;
  if (to === "RETURN") return from.status === "EXCLUDED" ? FREE : null;
  if (to === "SUSPENSION") return { ...from, status: "SUSPENDED", below: from.status };
  const untilMs = nowMs + (to === "TIME-OUT" ? TIME_OUT_MS : EXCLUSION_MS);
  const runs = from.status === "EXCLUDED";
  if (runs && untilMs < from.untilMs) return null;
  const lapses = to === "TIME-OUT" && (!runs || from.lapses);
  return { status: "EXCLUDED", below: "ACTIVE", untilMs, lapses };
}

/** Whether a stake would go beyond one of the member's limits. */
export function isLimited(books: Books, around: Surroundings, member: number, stakeMinor: bigint): boolean {
  const limits = books.limits.get(member);
  if (limits === undefined) return false;
  for (const [name, amountMinor] of limits) {
    const [kind, period] = name.split(" ");
    const used = usedOf(books, around, member, kind, period);
    if (stakeMinor > amountMinor - used) return true;
  }
  return false;
}

function usedOf(books: Books, around: Surroundings, member: number, kind = "", period = ""): bigint {
  const back = period === "MONTH" || period === "WEEK" ? around.daysBack[period] : around.daysBack.DAY;
  let used = 0n;
  for (let daysAgo = 0; daysAgo <= back; daysAgo += 1) {
    const day = books.days.get(`${member} ${daysAgo}`);
    if (day !== undefined) used += day.stakesMinor - (kind === "LOSS" ? day.returnsMinor : 0n);
  }
  return used;
}
