// The legs since the last seal, a page at a time and in the order of their times: each page is a question of its own, so that
// nothing in the database has to wait for the last one.
import type { AccountId } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import type { AccountEntry } from "./entries.ts";
import type { Moved } from "./points.ts";

/** How many legs are read at once, and what lies between two pages. */
export interface Pieces {
  readonly rowsAtOnce: number;
  rest(): Promise<void>;
}

/** As fast as it goes, a dozen milliseconds of work in one page. */
export const AT_ONCE: Pieces = { rowsAtOnce: 2_000, rest: () => Promise.resolve() };

export interface Since {
  /** When the last seal was; null before the first. */
  readonly sealedAt: string | null;
  readonly moved: ReadonlyMap<AccountId, Moved>;
  readonly until: string;
}

const sideOf = (side: string): string =>
  `l.${side}_account, l.${side}_version, l.${side}_balance, coalesce(encode(l.${side}_hash, 'hex'), '-')`;
/** A leg in one text is cheap to bring. */
const LEG = `concat_ws(' ', l.transfer_id, l.amount, ${sideOf("debit")}, ${sideOf("credit")}, l.kind) as leg`;

/** The entries of both accounts of every leg that may be new. */
export async function* entriesSinceSeal(
  connection: Connection,
  { sealedAt, moved, until }: Since,
  pieces: Pieces,
): AsyncGenerator<readonly AccountEntry[]> {
  if (sealedAt !== null) yield* lateLegs(connection, moved, sealedAt, pieces);
  yield* timedLegs(connection, { from: sealedAt ?? "-infinity", until }, pieces);
}

const LATE_SECONDS = 60;
/** Of a busy house a thousand rounds, some milliseconds of work. */
const LATE_AT_ONCE = 1;

/** An account that has not moved has its last known version in its balance. */
const startOf = (start: string, side: string): string =>
  `coalesce(${start}.version, (select version from ledger_balances where account_id = l.${side}_account), 0)`;

/**
 * What was not yet committed at the last seal was written less than a minute before it: no transaction that posts lasts longer.
 * Few are, and only there the database compares.
 */
async function* lateLegs(
  connection: Connection,
  moved: ReadonlyMap<AccountId, Moved>,
  sealedAt: string,
  { rest }: Pieces,
): AsyncGenerator<readonly AccountEntry[]> {
  const accounts = bigints([...moved.keys()]);
  const versions = bigints([...moved.values()].map(({ start }) => start.version));
  for (let before = LATE_SECONDS; before > 0; before -= LATE_AT_ONCE) {
    const rows = await connection.rows({
      name: "ledger_legs_late",
      text: `select ${LEG} from ledger_legs l
        left join unnest($1::bigint[], $2::bigint[]) d(account, version) on d.account = l.debit_account
        left join unnest($1::bigint[], $2::bigint[]) c(account, version) on c.account = l.credit_account
        where l.at >= $3::timestamptz - make_interval(secs => $4::int)
          and l.at < $3::timestamptz - make_interval(secs => $4::int - ${LATE_AT_ONCE})
          and (l.debit_version > ${startOf("d", "debit")} or l.credit_version > ${startOf("c", "credit")})`,
      values: [accounts, versions, sealedAt, before],
    });
    yield rows.flatMap(([leg]) => entriesOf(asText(leg)));
    await rest();
  }
}

/** From a time on, and before another. Legs of one batch have one time, and are never on two pages. */
async function* timedLegs(
  connection: Connection,
  { from, until }: { readonly from: string; readonly until: string },
  { rowsAtOnce, rest }: Pieces,
): AsyncGenerator<readonly AccountEntry[]> {
  let after: string | null = null;
  for (;;) {
    const rows: readonly (readonly unknown[])[] = await connection.rows({
      name: `ledger_legs_${after === null ? "from" : "after"}_${rowsAtOnce}`,
      text: `select ${LEG}, l.at::text from ledger_legs l
        where l.at ${after === null ? ">=" : ">"} $1::timestamptz and l.at < $2::timestamptz
        order by l.at fetch first ${rowsAtOnce} rows with ties`,
      values: [after ?? from, until],
    });
    yield rows.flatMap(([leg]) => entriesOf(asText(leg)));
    if (rows.length < rowsAtOnce) return;
    after = asText(rows.at(-1)?.[1]);
    await rest();
  }
}

const SIDE_PARTS = 4;
const KIND_AT = 2 + 2 * SIDE_PARTS;

/** The entries of both its accounts. */
export function entriesOf(leg: string): readonly [AccountEntry, AccountEntry] {
  const parts = leg.split(" ");
  const [transferId, amountMinor] = [asBigint(parts[0]), asBigint(parts[1])];
  const kind = parts.length === KIND_AT + 1 ? asText(parts[KIND_AT]) : parts.slice(KIND_AT).join(" ");
  const side = (from: number, moves: bigint): AccountEntry => {
    const hash = asText(parts[from + 3]);
    return {
      account: asBigint(parts[from]),
      entry: {
        version: asBigint(parts[from + 1]),
        transferId,
        amountMinor: moves,
        balanceMinor: asBigint(parts[from + 2]),
        kind,
      },
      hash: hash === "-" ? null : hash,
    };
  };
  return [side(2, -amountMinor), side(2 + SIDE_PARTS, amountMinor)];
}
