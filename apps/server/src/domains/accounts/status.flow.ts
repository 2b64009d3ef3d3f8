// Moves an account from state to state [ACC-14] in the caller's transaction, and ends the sessions that a state
// does not allow [ACC-80, SAFE-9].
import type { Clock } from "../../platform/clock.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { lockMember, writeStanding } from "./members.store.ts";
import type { Member } from "./members.store.ts";
import type { SessionFlow } from "./sessions.flow.ts";
import { moved } from "./status.rules.ts";
import type { Moved, StatusMove } from "./status.rules.ts";

/** False when the table does not have the move, and nothing has changed. */
export type SetStatus = (tx: OpenTransaction, memberId: bigint, move: StatusMove) => Promise<boolean>;

export function createSetStatus(clock: Clock, sessions: SessionFlow): SetStatus {
  return async (tx, memberId, move) => {
    const member = await lockMember(tx, memberId);
    const moment = clock.now();
    const next = moved(member, move, moment);
    if (next === null) return false;
    await writeStanding(tx, memberId, next, closingSince(member, next, moment));
    // A closing account keeps its sessions, restricted; a lock bars logins only.
    const { status } = next;
    if (status === "EXCLUDED" || status === "SUSPENDED" || status === "CLOSED")
      await sessions.endAll(tx, memberId, status);
    return true;
  };
}

/** From the moment it began, also under a suspension, until it is taken back [SAFE-18]. */
function closingSince(member: Member, { status, statusesBefore }: Moved, moment: Date): Date | null {
  const isClosing = status === "CLOSING" || statusesBefore.includes("CLOSING");
  return isClosing ? (member.closingSince ?? moment) : null;
}
