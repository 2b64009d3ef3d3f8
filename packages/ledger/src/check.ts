// The reconciliations [money.md 6] of one moment of the database: its balances, and the entries that lead to them. It goes on
// from the last sealed point of every account, or from the beginning when asked for everything.
import type { AccountId } from "./accounts.ts";
import { readBalances } from "./balances.ts";
import type { Balances, Difference } from "./balances.ts";
import { asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { allEntries } from "./entries.ts";
import { AT_ONCE, entriesSinceSeal } from "./legs.ts";
import type { Pieces } from "./legs.ts";
import type { CheckFrom } from "./points.ts";
import type { Point } from "./walk.ts";
import { strayDifferences, walkEntries } from "./walk-entries.ts";
import type { Walked } from "./walk-entries.ts";

export interface Checked {
  readonly differences: readonly Difference[];
  readonly accounts: number;
  readonly entries: number;
  /** The accounts that moved since their starting point, at the point they were found at. */
  readonly moved: ReadonlyMap<AccountId, Point>;
}

/** The connection must be in a REPEATABLE READ transaction: balances and entries of one moment. */
export async function checkLedger(connection: Connection, from: CheckFrom): Promise<Checked> {
  if (from === "the last seal") {
    const moment = await readMoment(connection);
    return checkedMoment(connection, moment, await walkMoment(connection, moment));
  }
  const balances = await readBalances(connection, from);
  const walked = await walkEntries(allEntries(connection), balances.moved, "account by account");
  return checkedOf(balances, walked, await strayDifferences(connection, walked.strays));
}

/** What a check looks at, for whoever walks along its entries when it is over. */
export interface Moment {
  /** When it was, as the database writes it: a seal of it has this time. */
  readonly at: string;
  /** When the last seal was that it knows of. */
  readonly sealedAt: string | null;
  /** No entry of it was written later. */
  readonly until: string;
  readonly balances: Balances;
}

/**
 * While a moment lasts the database keeps everything as it was, and whatever is changed often becomes slow. So only its balances
 * are read within it: entries are never changed, and those that lead to them are there afterwards as well. In a REPEATABLE READ
 * transaction.
 */
export async function readMoment(connection: Connection): Promise<Moment> {
  const balances = await readBalances(connection, "the last seal");
  const [row] = await connection.rows({
    name: "ledger_moment",
    // A clock that is set back meanwhile, by less than that, does no harm.
    text: `select now()::text, (clock_timestamp() + interval '1 second')::text,
      (select at::text from ledger_seals order by id desc limit 1)`,
    values: [],
  });
  const sealedAt = row?.[2] === null ? null : asText(row?.[2]);
  return { at: asText(row?.[0]), until: asText(row?.[1]), sealedAt, balances };
}

/** On any connection, within the moment or after it. */
export const walkMoment = (
  connection: Connection,
  { balances: { moved }, sealedAt, until }: Moment,
  pieces: Pieces = AT_ONCE,
): Promise<Walked> =>
  walkEntries(entriesSinceSeal(connection, { sealedAt, moved, until }, pieces), moved, "as they lie");

/** What was found, with what the balances of now say: an account's version never falls. */
export const checkedMoment = async (
  connection: Connection,
  { balances }: Moment,
  walked: Walked,
): Promise<Checked> => checkedOf(balances, walked, await strayDifferences(connection, walked.strays));

const checkedOf = (balances: Balances, walked: Walked, strays: readonly Difference[]): Checked => ({
  differences: [...balances.differences, ...[...walked.differences, ...strays].toSorted(byAccount)],
  accounts: balances.accounts,
  entries: walked.entries,
  moved: new Map([...balances.moved].map(([account, { now }]) => [account, now])),
});

const byAccount = ({ where: one }: Difference, { where: other }: Difference): number =>
  one < other ? -1 : 1;
