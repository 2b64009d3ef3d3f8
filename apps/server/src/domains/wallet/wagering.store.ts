// The wagering table: rows of members that still have something to play, read and moved with the money.
import { asBigint, asText, numbers } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { OpenWagering, WageringSource } from "./wagering.rules.ts";
import { WAIVABLE_SOURCES } from "./withdrawable.rules.ts";

export async function readOpenWagerings(
  connection: Connection,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly OpenWagering[]>> {
  const rows = await connection.rows({
    name: "wagerings_open",
    text: `select id, member_id, source, needed, played from wagerings
      where member_id = any ($1) and ended_at is null order by member_id, id for no key update`,
    values: [numbers(memberIds)],
  });
  const open = rows.map(([id, memberId, source, needed, played]) => ({
    id: asBigint(id),
    memberId: asBigint(memberId),
    source: sourceOf(asText(source)),
    neededMinor: asBigint(needed),
    playedMinor: asBigint(played),
  }));
  return Map.groupBy(open, (wagering) => wagering.memberId);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
export const sourceOf = (text: string): WageringSource => text as WageringSource;

export async function writePlayed(
  connection: Connection,
  changed: readonly OpenWagering[],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await connection.rows({
    name: "wagerings_played",
    text: `update wagerings w set played = c.played, ended_at = case when c.played = w.needed then $3::timestamptz end
      from unnest($1::bigint[], $2::bigint[]) c(id, played) where w.id = c.id`,
    values: [numbers(changed.map((one) => one.id)), numbers(changed.map((one) => one.playedMinor)), at],
  });
}

export interface NewWagering {
  readonly memberId: bigint;
  readonly source: WageringSource;
  readonly neededMinor: bigint;
  /** The CASH it binds until it is done [WAL-30]. */
  readonly boundMinor: bigint;
  readonly at: Date;
}

export async function addWagering(tx: OpenTransaction, wagering: NewWagering): Promise<bigint> {
  const row = await tx
    .insertInto("wagerings")
    .values({
      member_id: wagering.memberId,
      source: wagering.source,
      needed: wagering.neededMinor,
      bound: wagering.boundMinor,
      opened_at: wagering.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Ends what a withdrawal was not made to wait for [CAS-17]; the caller holds the lock of the member's money. */
export async function endWaived(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void> {
  await tx
    .updateTable("wagerings")
    .set({ ended_at: at, waived: true })
    .where("member_id", "=", memberId)
    .where("source", "in", [...WAIVABLE_SOURCES])
    .where("ended_at", "is", null)
    .execute();
}
