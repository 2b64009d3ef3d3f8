// The pieces of SQL that every look at a member's account record is made of: its entries between two points, numbered
// and with the balance after each.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CountedKind } from "./account-record.rules.ts";

/** Whose record: CASH names it, BONUS belongs to it. */
export interface RecordOwner {
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
}

export const ownerOf = (memberId: bigint, unit: Unit): RecordOwner => ({
  cash: memberAccount(memberId, "CASH", unit),
  bonus: memberAccount(memberId, "BONUS", unit),
  held: memberAccount(memberId, "HELD", unit),
});

export const ENTRIES_A_MARK = 128;

/** A point between two entries: how far both accounts are, and the sums of everything before. */
export interface RecordPoint {
  readonly number: bigint;
  readonly cash_version: bigint;
  readonly bonus_version: bigint;
  readonly balance: bigint;
  readonly came_in: bigint;
  readonly bets: bigint;
  readonly bets_out: bigint;
  readonly payouts: bigint;
  readonly payouts_in: bigint;
  readonly refunds: bigint;
  readonly refunds_in: bigint;
}

type Fragment = RawBuilder<unknown>;

/** Each counted kind: which entries are of it, and the columns that count and sum them. */
export const COUNTED_COLUMNS = {
  BET: { count: "bets", sum: "bets_out", entries: sql`kind = 'bet' and amount < 0` },
  PAYOUT: { count: "payouts", sum: "payouts_in", entries: sql`kind = 'payout' and amount > 0` },
  REFUND: { count: "refunds", sum: "refunds_in", entries: sql`kind = 'refund' and amount > 0` },
} as const satisfies Record<
  CountedKind,
  { count: keyof RecordPoint; sum: keyof RecordPoint; entries: Fragment }
>;

const { BET, PAYOUT, REFUND } = COUNTED_COLUMNS;
export const IS_SINGLE = sql`not (${BET.entries} or ${PAYOUT.entries} or ${REFUND.entries})`;

/** The point before the first entry. */
export const BEGINNING = sql`0::bigint as number, 0::bigint as cash_version, 0::bigint as bonus_version,
  '-infinity'::timestamptz as at, 0::bigint as balance, 0::bigint as came_in, 0::bigint as bets, 0::bigint as bets_out,
  0::bigint as payouts, 0::bigint as payouts_in, 0::bigint as refunds, 0::bigint as refunds_in`;

export const POINT_COLUMNS = sql`number, cash_version, bonus_version, at, balance, came_in, bets, bets_out, payouts,
  payouts_in, refunds, refunds_in`;

export interface Between {
  /** Columns or values: the versions after which it begins, those it ends with, and the times of both. */
  readonly cashAfter: Fragment;
  readonly cashUpTo: Fragment;
  readonly bonusAfter: Fragment;
  readonly bonusUpTo: Fragment;
  readonly from: Fragment;
  readonly to: Fragment;
}

/** Their times are given as well, because they say which months need not be looked at. */
export const entriesBetween = ({ cash, bonus }: RecordOwner, between: Between): Fragment => sql`
  select account_id, version, transfer_id, amount, kind, at from record_entries
  where account_id = ${cash} and version > ${between.cashAfter} and version <= ${between.cashUpTo}
    and at >= ${between.from} and at <= ${between.to}
  union all
  select account_id, version, transfer_id, amount, kind, at from record_entries
  where account_id = ${bonus} and version > ${between.bonusAfter} and version <= ${between.bonusUpTo}
    and at >= ${between.from} and at <= ${between.to}`;

/** The order of a record, and what a sum along it adds up. */
export const IN_ORDER = sql`order by transfer_id, account_id, version rows unbounded preceding`;
