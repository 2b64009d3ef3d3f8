// The state of an account [ACC-14]: what it is at a moment, what it keeps a member from, and the moves there are.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { ACCOUNT_STATES } from "@jonaki/wire/states";

export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface Standing {
  readonly status: AccountState;
  /** The states under a suspension or a closing, the lowest first. */
  readonly statusesBefore: readonly AccountState[];
  /** The end of a lock or exclusion; null is permanent. */
  readonly statusUntil: Date | null;
  /** Over by itself at that end. */
  readonly statusLapses: boolean;
  readonly trialEndsAt: Date | null;
}

/** What stands in the database counts until its end; a guest is gone after its own [ACC-67]. */
export function statusAt(standing: Standing, moment: Date): AccountState {
  if (standing.trialEndsAt !== null && standing.trialEndsAt <= moment) return "CLOSED";
  return hasLapsed(standing, moment) ? "ACTIVE" : standing.status;
}

function hasLapsed({ status, statusUntil, statusLapses }: Standing, moment: Date): boolean {
  const endsAlone = status === "LOCKED" || status === "EXCLUDED";
  return endsAlone && statusLapses && statusUntil !== null && statusUntil <= moment;
}

/** The words of SAFE-9 for an account that may come in but not play. */
export function restrictionOf(standing: Standing, moment: Date): RestrictedRefusal | null {
  const status = statusAt(standing, moment);
  if (status === "CLOSING") return refused("ACCOUNT_CLOSING");
  if (status !== "EXCLUDED") return null;
  return standing.statusUntil === null
    ? refused("EXCLUDED_PERMANENT")
    : refused("ACCOUNT_EXCLUDED", { time: standing.statusUntil.toISOString() });
}

/** What keeps an account from betting; a lock bars logins only [ACC-14]. */
export function playBarOf(standing: Standing, moment: Date): PlayBar | null {
  const status = statusAt(standing, moment);
  if (status === "SUSPENDED") return refused("ACCOUNT_SUSPENDED");
  if (status === "CLOSED") return refused("ACCOUNT_CLOSED");
  return restrictionOf(standing, moment);
}

type RestrictedRefusal = Refused<"ACCOUNT_CLOSING" | "EXCLUDED_PERMANENT" | "ACCOUNT_EXCLUDED">;
export type PlayBar = RestrictedRefusal | Refused<"ACCOUNT_SUSPENDED" | "ACCOUNT_CLOSED">;

/** A move somebody asks for; BEFORE ends a suspension or takes a closing back. */
export type StatusMove =
  | { readonly to: "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED" | "BEFORE" }
  | { readonly to: "LOCKED"; readonly until: Date }
  | {
      readonly to: "EXCLUDED";
      /** Null is permanent. */
      readonly until: Date | null;
      /** A time-out is over by itself, an exclusion is not [SAFE-11]. */
      readonly isTimeOut: boolean;
      /** The member asked to come back after an exclusion's end, and waits until then [SAFE-11]. */
      readonly isReturn?: boolean;
    };

const MOVES: Readonly<Record<AccountState, readonly StatusMove["to"][]>> = {
  ACTIVE: ["LOCKED", "SUSPENDED", "EXCLUDED", "CLOSING"],
  LOCKED: ["ACTIVE", "SUSPENDED", "EXCLUDED", "CLOSING"],
  EXCLUDED: ["ACTIVE", "SUSPENDED", "EXCLUDED", "CLOSING"],
  SUSPENDED: ["BEFORE", "CLOSING"],
  CLOSING: ["BEFORE", "SUSPENDED", "CLOSED"],
  CLOSED: [],
};

const NOTHING_ELSE = { statusesBefore: [], statusUntil: null, statusLapses: false } as const;

export type Moved = Omit<Standing, "trialEndsAt">;

/** The standing after a move, or null when the table does not have it. */
export function moved(standing: Standing, move: StatusMove, moment: Date): Moved | null {
  const from = statusAt(standing, moment);
  if (!MOVES[from].includes(move.to)) return null;
  if (move.to === "BEFORE") return uncovered(standing);
  if (move.to === "SUSPENDED" || move.to === "CLOSING") return covered(standing, from, move.to);
  if (move.to === "EXCLUDED")
    return move.isReturn === true ? returning(standing, move, moment) : excluded(standing, from, move);
  if (move.to === "LOCKED")
    return { ...NOTHING_ELSE, status: move.to, statusUntil: move.until, statusLapses: true };
  const isPermanent = from === "EXCLUDED" && standing.statusUntil === null;
  return isPermanent && move.to === "ACTIVE" ? null : { ...NOTHING_ELSE, status: move.to };
}

/** The state before stays underneath, with its end. */
function covered(standing: Standing, from: AccountState, to: "SUSPENDED" | "CLOSING"): Moved {
  const below = from === "ACTIVE" ? NOTHING_ELSE : standing;
  return {
    status: to,
    statusesBefore: [...below.statusesBefore, from],
    statusUntil: below.statusUntil,
    statusLapses: below.statusLapses,
  };
}

function uncovered({ statusesBefore, statusUntil, statusLapses }: Standing): Moved | null {
  const status = statusesBefore.at(-1);
  return status === undefined
    ? null
    : { status, statusesBefore: statusesBefore.slice(0, -1), statusUntil, statusLapses };
}

/** An exclusion can be made longer, never shorter, and no time-out makes it end by itself [SAFE-8]. */
function excluded(
  standing: Standing,
  from: AccountState,
  { until, isTimeOut }: Extract<StatusMove, { to: "EXCLUDED" }>,
): Moved | null {
  const runs = from === "EXCLUDED";
  if (runs && endsEarlier(until, standing.statusUntil)) return null;
  const statusLapses = isTimeOut && until !== null && (!runs || standing.statusLapses);
  return { status: "EXCLUDED", statusesBefore: [], statusUntil: until, statusLapses };
}

/** Only once an exclusion has ended, and only once: from then on it lapses like a time-out. */
function returning(
  { status, statusUntil, statusLapses }: Standing,
  { until }: Extract<StatusMove, { to: "EXCLUDED" }>,
  moment: Date,
): Moved | null {
  const mayReturn = status === "EXCLUDED" && !statusLapses && statusUntil !== null && statusUntil <= moment;
  return mayReturn ? { status, statusesBefore: [], statusUntil: until, statusLapses: true } : null;
}

const endsEarlier = (until: Date | null, standing: Date | null): boolean =>
  until !== null && (standing === null || until < standing);
