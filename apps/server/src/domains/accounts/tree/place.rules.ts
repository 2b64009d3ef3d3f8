// Where a new member stands in the tree [ACC-115]: below the owner of an invitation, beside a friend, or at the top.
import { ACCOUNT_TYPES, AGENT_CENTRE_TYPES } from "@jonaki/wire/account-types";
import type { AccountType } from "@jonaki/wire/account-types";
import { statusAt } from "../status.rules.ts";
import type { Invitation, Referrer } from "./invitations.store.ts";

export interface Place {
  /** Null is the merchant root. */
  readonly uplineId: bigint | null;
  readonly accountType: AccountType;
  readonly affiliateCode: string | null;
  readonly referrerId: bigint | null;
}

export const ROOT: Place = {
  uplineId: null,
  accountType: ACCOUNT_TYPES.member,
  affiliateCode: null,
  referrerId: null,
};

export const belowOwner = ({ ownerId, accountType, code }: Invitation): Place => ({
  ...ROOT,
  uplineId: ownerId,
  accountType,
  affiliateCode: code,
});

export const besideFriend = ({ id, uplineId }: Referrer): Place => ({ ...ROOT, uplineId, referrerId: id });

/** Whether an invitation brings anybody in now, on this host; its owner must be an agent in good standing. */
export function isGood(invitation: Invitation, domain: string, moment: Date): boolean {
  const { isStopped, endsAt, host, ownerType, owner } = invitation;
  const isOver = isStopped || (endsAt !== null && endsAt <= moment);
  const status = statusAt(owner, moment);
  const mayInvite =
    AGENT_CENTRE_TYPES.includes(ownerType) &&
    status !== "SUSPENDED" &&
    status !== "CLOSING" &&
    status !== "CLOSED";
  return !isOver && mayInvite && (host === null || host === hostOf(domain));
}

/** Without the port, as a code is bound to it. */
const hostOf = (domain: string): string => domain.trim().toLowerCase().replace(/:\d+$/u, "");
