// What came to accounts and left them a day, by where it came from and went to: the entries after a version, summed by
// the database. Versions have no gap, so whoever keeps the sums goes on exactly where the last ones ended.
import { memberOf } from "./accounts.ts";
import type { AccountId } from "./accounts.ts";
import { asBigint, asText, numbers } from "./connection.ts";
import type { Connection } from "./connection.ts";

/** An account of a member, and the version up to which its entries are known already. */
export interface KnownUpTo {
  readonly account: AccountId;
  readonly version: bigint;
}

export interface DaySum {
  readonly account: AccountId;
  /** By the calendar of the time zone, as yyyy-mm-dd. */
  readonly day: string;
  /** Whose the account on the other side is: SELF for another one of the same member. */
  readonly counterparty: "SELF" | "MEMBER" | "VENDOR" | "HOUSE";
  /** The kind of that account. */
  readonly kind: string;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  /** The last version that is in it. */
  readonly version: bigint;
}

/** The bound is the condition of the months' indexes: ids above it are pools. */
const SUMS = `select f.account, ((e.at at time zone $3)::date)::text as day,
    case when a.owner_kind = 'MEMBER' and a.id >> 6 = f.account >> 6 then 'SELF' else a.owner_kind end as counterparty,
    a.kind, coalesce(sum(e.amount) filter (where e.came), 0)::bigint as came,
    coalesce(sum(e.amount) filter (where not e.came), 0)::bigint as went, max(e.version) as version
  from unnest($1::bigint[], $2::bigint[]) f(account, after)
  cross join lateral (
    select at, amount, debit_account as other, credit_version as version, true as came from ledger_legs
    where credit_account = f.account and credit_account < 4503599627370496 and credit_version > f.after
    union all
    select at, amount, credit_account, debit_version, false from ledger_legs
    where debit_account = f.account and debit_account < 4503599627370496 and debit_version > f.after) e
  join ledger_accounts a on a.id = e.other
  group by 1, 2, 3, 4`;

export async function sumByDay(
  connection: Connection,
  known: readonly KnownUpTo[],
  timeZone: string,
): Promise<readonly DaySum[]> {
  if (known.some(({ account }) => memberOf(account) === null))
    throw new RangeError("Only members' accounts are summed by day.");
  const rows = await connection.rows({
    name: "ledger_day_sums",
    text: SUMS,
    values: [
      numbers(known.map(({ account }) => account)),
      numbers(known.map(({ version }) => version)),
      timeZone,
    ],
  });
  return rows.map(([account, day, counterparty, kind, came, went, version]) => ({
    account: asBigint(account),
    day: asText(day),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    counterparty: asText(counterparty) as DaySum["counterparty"],
    kind: asText(kind),
    inMinor: asBigint(came),
    outMinor: asBigint(went),
    version: asBigint(version),
  }));
}
