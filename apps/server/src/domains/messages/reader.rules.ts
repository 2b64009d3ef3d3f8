// Who reads what the house says: a guest of free play counts as a visitor, for nobody can be told who it was.
import { AGENT_CENTRE_TYPES, MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import type { AccountType } from "@jonaki/wire/account-types";

interface Session {
  readonly accountId: string;
  readonly accountType: AccountType;
  readonly rankLevel: number;
}

export interface Reader {
  readonly memberId: bigint;
  readonly isAgent: boolean;
  readonly rankLevel: number;
}

/** Null for a visitor. */
export function readerOf(session: Session | null): Reader | null {
  if (session === null || session.accountType === MEMBER_CENTRE_EXCLUDED) return null;
  return {
    memberId: BigInt(session.accountId),
    isAgent: AGENT_CENTRE_TYPES.includes(session.accountType),
    rankLevel: session.rankLevel,
  };
}
