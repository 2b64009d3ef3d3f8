// Who may not sit at one table for money [CAR-50, CAR-51]: accounts that have something in common, or stand above one another,
// and more than two of one upline. Pure; whoever asks is told yes or no and never why [CAR-52].
import { addressKey } from "../../../platform/address.ts";

/** What of a member may be another one's too; of devices and addresses those of the last days. */
export interface Traits {
  readonly devices: readonly string[];
  readonly addresses: readonly string[];
  /** Receiving accounts. */
  readonly accounts: readonly string[];
  readonly idNumber: string | null;
  /** Everybody above in the tree, at any depth. */
  readonly above: readonly bigint[];
  readonly uplineId: bigint | null;
}

export const TRAITS_DAYS = 30;
/** So many of one direct upline sit at a table. */
const MOST_OF_AN_UPLINE = 2;

export interface Sitter extends Traits {
  readonly memberId: bigint;
}

/** For each that is seated whether the new one must be kept apart from it. Whom nobody knows is kept apart from everybody. */
export function apartFrom(
  newcomer: Sitter | undefined,
  seated: readonly (Sitter | undefined)[],
): readonly boolean[] {
  const siblings = seated.filter((one) => one !== undefined && areSiblings(one, newcomer)).length;
  return seated.map(
    (one) =>
      newcomer === undefined ||
      one === undefined ||
      one.memberId === newcomer.memberId ||
      haveInCommon(one, newcomer) ||
      (siblings >= MOST_OF_AN_UPLINE && areSiblings(one, newcomer)),
  );
}

const areSiblings = (one: Sitter, other: Sitter | undefined): boolean =>
  one.uplineId !== null && one.uplineId === other?.uplineId;

const haveInCommon = (one: Sitter, other: Sitter): boolean =>
  meet(one.devices, other.devices) ||
  meet(one.addresses.map(addressKey), other.addresses.map(addressKey)) ||
  meet(one.accounts, other.accounts) ||
  (one.idNumber !== null && one.idNumber === other.idNumber) ||
  one.above.includes(other.memberId) ||
  other.above.includes(one.memberId);

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));
