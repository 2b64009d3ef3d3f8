// What the bet book is asked to do: the four verbs of the seamless wallet in the platform's own words. The
// gateway has translated handle, session and game; here are a member, a unit and whole poisha.
import { memberAccount } from "@jonaki/ledger";
import type { AccountId, MemberKind, Unit } from "@jonaki/ledger";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";

export type BetCategory = "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "MINI";
export type BetUnit = Exclude<Unit, "PTS">;

/** Whose money something was staked with, or would be. */
export interface Staked {
  readonly memberId: bigint;
  readonly unit: BetUnit;
  /** The money of the member's demos of one game; null for money that is the member's own. */
  readonly purse: bigint | null;
}

/** Whom the accounts belong to: a purse has trial money and nothing else [LOB-37]. */
export const ownerOf = ({ memberId, unit, purse }: Staked): bigint =>
  unit === "TRIAL" && purse !== null ? purse : memberId;

export const accountOf = (staked: Staked, kind: MemberKind): AccountId =>
  memberAccount(ownerOf(staked), kind, staked.unit);

interface ItemBase {
  readonly vendor: string;
  readonly memberId: bigint;
  /** The vendor's id of this call, one space over all verbs. */
  readonly transaction: string;
  readonly round: string;
  /** What "the same body" means, in hex [VEN-5]. */
  readonly fingerprint: string;
}

export interface BetItem extends ItemBase {
  readonly verb: "bet";
  readonly game: string;
  readonly category: BetCategory;
  readonly unit: BetUnit;
  readonly amountMinor: Minor;
  readonly freeRound: string | null;
  readonly detail: unknown;
  /** The unit of the play session, whose balance is told whatever the bet named. */
  readonly sessionUnit: BetUnit;
  /** The play session's, where it is a demo with a purse. */
  readonly purse: bigint | null;
  /** The member's login behind the play session, which must be alive; null when there is none to ask about. */
  readonly loginSession: bigint | null;
  /** Why the gateway would not take it: the session, the game, maintenance, the currency. */
  readonly barredBy: WalletCode | null;
  /** Whether the amount lies within the game's limits. */
  readonly amountFits: boolean;
}

export interface WinItem extends ItemBase {
  readonly verb: "win";
  readonly game: string;
  readonly category: BetCategory;
  readonly unit: BetUnit;
  /** The transaction of the bet that won; null for a win without a bet. */
  readonly bet: string | null;
  /** Where a win without a bet goes in a demo; a bet says itself where it came from. */
  readonly purse: bigint | null;
  readonly amountMinor: Minor;
  readonly closes: boolean;
  readonly result: "DRAW" | "CASH_OUT" | null;
  readonly validMinor: Minor | null;
  readonly detail: unknown;
  readonly betlessAllowed: boolean;
  /** The game's published maximum; what is above it waits in suspense. */
  readonly largestWinMinor: Minor;
}

export interface RollbackItem extends ItemBase {
  readonly verb: "rollback";
  readonly bet: string;
}

export interface CloseItem extends ItemBase {
  readonly verb: "close";
  readonly validMinor: Minor | null;
  readonly detail: unknown;
}

export type WalletItem = BetItem | WinItem | RollbackItem | CloseItem;

/** The answer as it is stored and repeated. */
export interface ItemAnswer {
  readonly code: WalletCode;
  /** CASH and BONUS together, in the unit the call was about; null when there is none to tell. */
  readonly balanceMinor: Minor | null;
  readonly reference: bigint | null;
}

export type BetState = "OPEN" | "WON" | "LOST" | "DRAW" | "VOID" | "CASHED_OUT" | "CORRECTED";

/** A row of the bet book. */
export interface Bet extends Staked {
  readonly id: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly category: BetCategory;
  readonly round: string;
  readonly transaction: string;
  readonly freeRound: string | null;
  readonly cashStakeMinor: Minor;
  readonly bonusStakeMinor: Minor;
  readonly cashPayoutMinor: Minor;
  readonly bonusPayoutMinor: Minor;
  /** A win above the maximum, in suspense. */
  readonly suspendedMinor: Minor;
  readonly validMinor: Minor;
  readonly state: BetState;
  readonly resultVersion: number;
  readonly roundClosed: boolean;
  readonly placedAt: Date;
  readonly detail: unknown;
}

export const stakeOf = (bet: Bet): bigint => bet.cashStakeMinor + bet.bonusStakeMinor;
export const payoutOf = (bet: Bet): bigint => bet.cashPayoutMinor + bet.bonusPayoutMinor;

export const keyOf = (vendor: string, transaction: string): string => `v/${vendor}/${transaction}`;
/** A round belongs to a vendor and a member: two players may use the same text. */
export const roundName = (item: {
  readonly vendor: string;
  readonly memberId: bigint;
  readonly round: string;
}): string => `r/${item.vendor}/${item.memberId}/${item.round}`;

/** The names of an item in the ledger and in the book, spelled once: looking them up is most of a batch's work. */
export interface ItemNames {
  readonly key: string;
  readonly round: string;
  /** The key of the bet that a win or a rollback names. */
  readonly bet: string | null;
}

export const namesOf = (item: WalletItem): ItemNames => ({
  key: keyOf(item.vendor, item.transaction),
  round: roundName(item),
  bet:
    (item.verb === "win" || item.verb === "rollback") && item.bet !== null
      ? keyOf(item.vendor, item.bet)
      : null,
});
