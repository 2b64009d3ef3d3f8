// Somebody of the house looks at the pictures that wait and decides which are shown [ACC-77].
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import { lockMember } from "../members.store.ts";
import {
  judgePicture,
  replacePictures,
  showAvatar,
  waitingPicture,
  waitingPictures,
} from "./avatars.store.ts";
import type { WaitingPicture } from "./avatars.store.ts";

export interface AvatarJudge {
  list(): Promise<readonly WaitingPicture[]>;
  /** Null when no such picture waits. */
  look(id: bigint): Promise<WaitingPicture | null>;
  /** False when no such picture waits, any more or at all. */
  judge(id: bigint, state: "APPROVED" | "REJECTED"): Promise<boolean>;
}

const MOST_LISTED = 100;
/** Decided at the house's own machine. */
const HERE = { address: "", device: "", browser: "" } as const;

export function createAvatarJudge(database: Database, clock: Clock): AvatarJudge {
  return {
    list: () => waitingPictures(database.store, MOST_LISTED),
    look: (id) => waitingPicture(database.store, id),
    judge: (id, state) =>
      database.transaction(async (tx) => {
        const seen = await waitingPicture(tx, id);
        if (seen === null) return false;
        await lockMember(tx, seen.memberId);
        // Once more: its owner may have taken it back, and others may judge, too.
        if ((await waitingPicture(tx, id)) === null) return false;
        if (state === "APPROVED") {
          await replacePictures(tx, seen.memberId, ["APPROVED"]);
          await showAvatar(tx, seen.memberId, "CUSTOM", String(id));
        }
        const moment = clock.now();
        await judgePicture(tx, id, state, moment);
        const entry = { kind: "AVATAR", memberId: seen.memberId, actor: "OPERATOR" } as const;
        await addAuditEntry(tx, { ...entry, newValue: { picture: state } }, HERE, moment);
        return true;
      }),
  };
}
