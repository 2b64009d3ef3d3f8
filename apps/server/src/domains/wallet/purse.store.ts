// Everything a member has, read in one statement and so of one moment: the ledger's three accounts, what lies with
// vendors, and the wagering that binds it.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import type { Balances } from "./balances.store.ts";
import { sourceOf } from "./wagering.store.ts";
import type { BindingWagering } from "./withdrawable.rules.ts";

export interface Purse extends Balances {
  /** With vendors that have wallets of their own; what is on its way back is held. */
  readonly vendorsMinor: Minor;
  readonly vendorsHeldMinor: Minor;
  readonly openWagerings: readonly BindingWagering[];
}

interface PurseRow {
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly vendors: bigint;
  readonly vendors_held: bigint;
  readonly open: readonly WageringRow[];
}

/** Amounts as text: JSON has no exact numbers. */
interface WageringRow {
  readonly id: string;
  readonly source: string;
  readonly needed: string;
  readonly played: string;
  readonly bound: string;
  readonly opened_at: string;
}

export async function readPurse(store: Queryable, memberId: bigint, unit: Unit): Promise<Purse> {
  const balance = (kind: "CASH" | "BONUS" | "HELD") =>
    sql`coalesce((select balance from ledger_balances where account_id = ${memberAccount(memberId, kind, unit)}), 0)`;
  const { rows } = await sql<PurseRow>`
    select ${balance("CASH")} as cash, ${balance("BONUS")} as bonus, ${balance("HELD")} as held,
      coalesce(v.balance, 0)::bigint as vendors, coalesce(v.held, 0)::bigint as vendors_held,
      coalesce((select json_agg(json_build_object('id', id::text, 'source', source, 'needed', needed::text,
          'played', played::text, 'bound', bound::text, 'opened_at', opened_at) order by id)
        from wagerings where member_id = ${memberId} and ended_at is null), '[]') as open
    from (select sum(balance) as balance, sum(held) as held from vendor_wallets where member_id = ${memberId}) v`.execute(
    store,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a sum is always one row");
  return {
    cashMinor: minor(row.cash),
    bonusMinor: minor(row.bonus),
    heldMinor: minor(row.held),
    vendorsMinor: minor(row.vendors),
    vendorsHeldMinor: minor(row.vendors_held),
    openWagerings: row.open.map(wageringOf),
  };
}

const wageringOf = (row: WageringRow): BindingWagering => ({
  id: BigInt(row.id),
  source: sourceOf(row.source),
  neededMinor: minor(BigInt(row.needed)),
  playedMinor: minor(BigInt(row.played)),
  boundMinor: minor(BigInt(row.bound)),
  openedAt: new Date(row.opened_at),
});
