// The betting record, of one member or of all [REP-15], read from the view that leaves demo play out.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import type { RecordRange } from "./record-range.rules.ts";

export interface BetRow {
  readonly id: bigint;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
  readonly round: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid_stake: bigint;
  readonly state: string;
  readonly result_version: number;
  readonly detail: unknown;
}

export interface BetFilter {
  /** Null for all of them. */
  readonly memberId: bigint | null;
  readonly range: RecordRange;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  readonly betId?: bigint | undefined;
  readonly state?: string | undefined;
}

export const BET_COLUMNS = sql`id, placed_at, settled_at, category, vendor, game, round, (cash_stake + bonus_stake) as stake,
  (cash_payout + bonus_payout) as payout, valid_stake, state, result_version, detail`;

/** What a member won or lost: nothing yet while a bet is open, nothing at all when it is void. */
export const BET_RESULT = sql`case when state = 'OPEN' then cash_payout + bonus_payout when state = 'VOID' then 0
  else cash_payout + bonus_payout - cash_stake - bonus_stake end`;

export const matchingBets = ({
  memberId,
  range,
  category,
  vendor,
  game,
  betId,
  state,
}: BetFilter): RawBuilder<unknown> => {
  const conditions = [
    ...(memberId === null ? [] : [sql`member_id = ${memberId}`]),
    sql`placed_at >= ${range.from} and placed_at < ${range.until}`,
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(vendor === undefined ? [] : [sql`vendor = ${vendor}`]),
    ...(game === undefined ? [] : [sql`game = ${game}`]),
    ...(betId === undefined ? [] : [sql`id = ${betId}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
  ];
  return sql.join(conditions, sql` and `);
};

export interface BetTotals {
  readonly rows: bigint;
  readonly stake: bigint;
  readonly valid_stake: bigint;
  readonly payout: bigint;
  readonly result: bigint;
}

/** Rows and totals of one moment, so that they always agree [REP-12]. */
export async function readBetPage(
  store: Queryable,
  filter: BetFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly rows: readonly BetRow[]; readonly totals: BetTotals }> {
  const { rows } = await sql<{ rows: BetRowText[] | null; totals: BetTotalsText }>`
    with found as materialized (select ${BET_COLUMNS} from bet_record where ${matchingBets(filter)}),
      page as (select * from found order by id desc limit ${page.size} offset ${(page.number - 1) * page.size})
    select (select json_agg(json_build_object('id', id::text, 'placed_at', placed_at, 'settled_at', settled_at,
        'category', category, 'vendor', vendor, 'game', game, 'round', round, 'stake', stake::text, 'payout', payout::text,
        'valid_stake', valid_stake::text, 'state', state, 'result_version', result_version, 'detail', detail) order by id desc)
        from page) as rows,
      (select json_build_object('rows', count(*)::text, 'stake', coalesce(sum(stake), 0)::text,
        'valid_stake', coalesce(sum(valid_stake), 0)::text, 'payout', coalesce(sum(payout), 0)::text,
        'result', coalesce(sum(case when state = 'OPEN' then payout when state = 'VOID' then 0 else payout - stake end), 0)::text)
        from found) as totals`.execute(store);
  const [answer] = rows;
  const totals = answer?.totals ?? { rows: "0", stake: "0", valid_stake: "0", payout: "0", result: "0" };
  return {
    rows: (answer?.rows ?? []).map(rowOf),
    totals: {
      rows: BigInt(totals.rows),
      stake: BigInt(totals.stake),
      valid_stake: BigInt(totals.valid_stake),
      payout: BigInt(totals.payout),
      result: BigInt(totals.result),
    },
  };
}

type Texts<Row> = {
  readonly [Key in keyof Row]: Row[Key] extends bigint ? string : Row[Key] extends Date ? string : Row[Key];
};
type BetRowText = Omit<Texts<BetRow>, "settled_at"> & { readonly settled_at: string | null };
type BetTotalsText = Texts<BetTotals>;

const rowOf = (row: BetRowText): BetRow => ({
  ...row,
  id: BigInt(row.id),
  placed_at: new Date(row.placed_at),
  settled_at: row.settled_at === null ? null : new Date(row.settled_at),
  stake: BigInt(row.stake),
  payout: BigInt(row.payout),
  valid_stake: BigInt(row.valid_stake),
});

export async function readBetRow(store: Queryable, memberId: bigint, betId: bigint): Promise<BetRow | null> {
  const { rows } = await sql<BetRow>`
    select ${BET_COLUMNS} from bet_record where member_id = ${memberId} and id = ${betId}`.execute(store);
  return rows[0] ?? null;
}

export interface EarlierResult {
  readonly version: number;
  readonly state: string;
  readonly payout: bigint;
  readonly settled_at: Date;
  readonly reason: string | null;
}

export async function readEarlierResults(store: Queryable, betId: bigint): Promise<readonly EarlierResult[]> {
  const { rows } = await sql<EarlierResult>`
    select version, state, (cash_payout + bonus_payout) as payout, settled_at, reason
    from bet_results where bet_id = ${betId} order by version`.execute(store);
  return rows;
}

/** The transfers of a bet: its placing, and what the calls of its round posted. */
export async function readReferences(store: Queryable, row: BetRow): Promise<readonly string[]> {
  const { rows } = await sql<{ transfer_id: bigint }>`
    select transfer_id from ledger_notes where corrects = ${row.id} order by transfer_id`.execute(store);
  return [String(row.id), ...rows.map(({ transfer_id }) => String(transfer_id))];
}
