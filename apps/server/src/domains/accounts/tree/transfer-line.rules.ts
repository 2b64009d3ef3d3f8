// Who may send money along the tree [WAL-23, WAL-25]: types 1 and 2 take it from below and send it down; pure.
import { ACCOUNT_TYPES, capabilitiesOf } from "@jonaki/wire/account-types";
import type { AccountType } from "@jonaki/wire/account-types";

interface Typed {
  readonly accountType: AccountType;
}

const RECEIVING_UPLINES: readonly AccountType[] = [ACCOUNT_TYPES.agent, ACCOUNT_TYPES.masterAgent];

/** Whether money may come up to this account. */
export const takesFromBelow = ({ accountType }: Typed): boolean => RECEIVING_UPLINES.includes(accountType);

/** Whether this account may send money down; 41 and 42 only recruit and hold no money for others [ACC-2]. */
export const sendsDown = ({ accountType }: Typed): boolean =>
  capabilitiesOf(accountType).includes("transferDownline");
