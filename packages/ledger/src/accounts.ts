// Where money can lie. The id of an account says its unit, and a member's account its member and kind, so that
// no lookup stands before a posting; the database holds every id to the same arithmetic.

export const UNITS = ["TRIAL", "BDT", "PLAY", "PTS"] as const;
export type Unit = (typeof UNITS)[number];
/** The units of money; an installation has one of them. */
export type MoneyUnit = Extract<Unit, "BDT" | "PLAY">;

/** What a member has in each unit [WAL-30]. */
export const MEMBER_KINDS = ["CASH", "BONUS", "HELD"] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

export type AccountId = bigint;

/** Pools of a vendor or of the house; most have many shards, so that no row of theirs is hot. */
export type PoolKind =
  | "OPEN_BETS"
  | "HOUSE"
  | "SUSPENSE"
  | "RECEIVABLE"
  | "ISSUE"
  | "JACKPOT"
  /** What a hand is played for; empty before and after it [CAR-30]. */
  | "POT"
  /** What came in from outside less what was paid out: below zero by what members brought. */
  | "PAYMENTS"
  | "FEES"
  /** What was put right by hand [OFF-4]. */
  | "CORRECTIONS"
  /** Members' money that lies with a vendor [WAL-17]. */
  | "TRANSFERRED"
  /** What was won and lost with it there, as the vendor tells it. */
  | "RESULT";

export interface PoolName {
  readonly ownerKind: "VENDOR" | "HOUSE";
  readonly owner: string;
  readonly kind: PoolKind;
  readonly unit: Unit;
}

/** A pool's first account and how many accounts it is spread over. */
export interface Pool {
  readonly first: AccountId;
  readonly shards: number;
}

/** Ids from here on belong to pools. */
export const FIRST_POOL_ID = 1n << 52n;
export const MANY_SHARDS = 64;
const SHARD_STEP = 8n;
const UNIT_MASK = 7n;
const KIND_MASK = 56n;

/** The house may give some of a member's trial money an id of its own, beside the members': its accounts are as a member's. */
export function memberAccount(memberId: bigint, kind: MemberKind, unit: Unit): AccountId {
  return memberId * 64n + BigInt(MEMBER_KINDS.indexOf(kind) * 8 + UNITS.indexOf(unit));
}

/** The account whose lock guards another: a member's CASH stands for all of the member's accounts of its unit. */
export function lockOf(account: AccountId): AccountId {
  return account < FIRST_POOL_ID ? account & ~KIND_MASK : account;
}

export function memberOf(account: AccountId): bigint | null {
  return account < FIRST_POOL_ID ? account >> 6n : null;
}

export function unitOf(account: AccountId): Unit {
  const unit = UNITS[Number(account & UNIT_MASK)];
  if (unit === undefined) throw new RangeError(`No unit has the bits of account ${account}.`);
  return unit;
}

/** The account of a pool that a writer with this shard number uses. */
export function shardOf(pool: Pool, shard: number): AccountId {
  return pool.first + BigInt(shard % pool.shards) * SHARD_STEP;
}

export function allShards(pool: Pool): readonly AccountId[] {
  return Array.from({ length: pool.shards }, (_, shard) => shardOf(pool, shard));
}
