// Announcements: how they move [MSG-12], whom they are for, and in which order they stand; pure.
import type { Reader } from "./reader.rules.ts";

export type AnnouncementState = "DRAFT" | "PLANNED" | "SHOWN" | "ENDED";

export interface Schedule {
  readonly state: AnnouncementState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What can happen to one; CLOCK is time passing. */
export type AnnouncementAct = "PUBLISH" | "CLOCK" | "TAKE_DOWN" | "EDIT";

/** The state after an act, or null when the table does not have the move. */
export function movedBy(act: AnnouncementAct, one: Schedule, moment: Date): AnnouncementState | null {
  const { state, startsAt, endsAt } = one;
  const hasStarted = startsAt !== null && startsAt <= moment;
  if (act === "PUBLISH") return published(state, hasStarted);
  if (act === "EDIT") return state === "PLANNED" || state === "SHOWN" ? "DRAFT" : null;
  if (act === "TAKE_DOWN") return state === "SHOWN" ? "ENDED" : null;
  if (state === "PLANNED") return hasStarted ? "SHOWN" : null;
  return state === "SHOWN" && endsAt !== null && endsAt <= moment ? "ENDED" : null;
}

function published(state: AnnouncementState, hasStarted: boolean): AnnouncementState | null {
  if (hasStarted) return state === "DRAFT" || state === "PLANNED" ? "SHOWN" : null;
  return state === "DRAFT" ? "PLANNED" : null;
}

/** What it is by the clock, whether or not the job that writes it down has run. */
export function stateAt(one: Schedule, moment: Date): AnnouncementState {
  const next = movedBy("CLOCK", one, moment);
  return next === null ? one.state : stateAt({ ...one, state: next }, moment);
}

export type AnnouncementTarget = "ALL" | "MEMBERS" | "AGENTS" | "RANK";

export interface Addressed {
  readonly target: AnnouncementTarget;
  /** Set for RANK: that rank and those above it. */
  readonly leastRank: number | null;
}

export function isFor({ target, leastRank }: Addressed, reader: Reader | null): boolean {
  if (target === "ALL") return true;
  if (reader === null) return false;
  if (target === "MEMBERS") return true;
  return target === "AGENTS" ? reader.isAgent : leastRank !== null && reader.rankLevel >= leastRank;
}

export interface Placed {
  readonly id: bigint;
  readonly startsAt: Date;
  readonly position: number;
}

export const newestFirst = (one: Placed, other: Placed): number =>
  other.startsAt.getTime() - one.startsAt.getTime() || (one.id < other.id ? 1 : -1);

/** As the house ordered them; the newest first where it did not. */
export const orderedFirst = (one: Placed, other: Placed): number =>
  one.position - other.position || newestFirst(one, other);
