// The bet book's statements on the connection of a batch: read under the members' locks, written with the money.
import { asBigint, asText, bigints, numbers, strings, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Bet, BetCategory, BetState, BetUnit } from "./bet-items.ts";
import type { CaseRow, PlacedBet } from "./bet-book.ts";
import { withPurses } from "./trial-stakes.store.ts";
import type { Tombstone } from "./wallet-table.rules.ts";

const COLUMNS = `id, member_id, vendor, game, category, unit, round, transaction, free_round, cash_stake, bonus_stake,
  cash_payout, bonus_payout, suspended, valid_stake, state, result_version, round_closed, placed_at, detail`;

/** The bets of rounds, by the rounds' names; two names with one hash are told apart by whoever reads them. */
export async function readRounds(connection: Connection, rounds: readonly string[]): Promise<readonly Bet[]> {
  const rows = await connection.rows({
    name: "bets_of_rounds",
    // Nothing was placed in a month to come; saying so leaves those months out.
    text: `select ${COLUMNS} from bets where placed_at < now() + interval '1 day'
      and round_key = any (array(select hashtextextended(round, 0) from unnest($1::text[]) round)) order by id`,
    values: [strings(rounds)],
  });
  return withPurses(connection, rows.map(betOf));
}

export async function readBet(connection: Connection, memberId: bigint, betId: bigint): Promise<Bet | null> {
  const [row] = await connection.rows({
    name: "bet_by_id",
    text: `select ${COLUMNS} from bets where member_id = $1 and id = $2`,
    values: [memberId, betId],
  });
  const [bet = null] = row === undefined ? [] : await withPurses(connection, [betOf(row)]);
  return bet;
}

/** Of a bet that has ended. */
export async function readSettledAt(connection: Connection, { memberId, id }: Bet): Promise<Date> {
  const [row] = await connection.rows({
    name: "bet_settled_at",
    text: "select settled_at from bets where member_id = $1 and id = $2",
    values: [memberId, id],
  });
  const settledAt = row?.[0];
  if (!(settledAt instanceof Date)) throw new Error("a bet without an end was asked for it");
  return settledAt;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
function betOf(row: readonly unknown[]): Bet {
  const amount = (place: number) => minor(asBigint(row[place]));
  return {
    id: asBigint(row[0]),
    memberId: asBigint(row[1]),
    vendor: asText(row[2]),
    game: asText(row[3]),
    category: asText(row[4]) as BetCategory,
    unit: asText(row[5]) as BetUnit,
    purse: null,
    round: asText(row[6]),
    transaction: asText(row[7]),
    freeRound: row[8] === null ? null : asText(row[8]),
    cashStakeMinor: amount(9),
    bonusStakeMinor: amount(10),
    cashPayoutMinor: amount(11),
    bonusPayoutMinor: amount(12),
    suspendedMinor: amount(13),
    validMinor: amount(14),
    state: asText(row[15]) as BetState,
    resultVersion: Number(row[16]),
    roundClosed: row[17] === true,
    placedAt: row[18] as Date,
    detail: row[19],
  };
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

export async function readTombstones(
  connection: Connection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Tombstone>> {
  const rows = await connection.rows({
    name: "bet_tombstones",
    text: "select key, member_id, round from bet_tombstones where key = any ($1)",
    values: [strings(keys)],
  });
  return new Map(
    rows.map(([key, memberId, round]) => [
      asText(key),
      { memberId: asBigint(memberId), round: asText(round) },
    ]),
  );
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Open ones with most columns at their defaults; those that were paid or ended in their own batch as they are after it. */
export async function insertBets(
  connection: Connection,
  placed: readonly PlacedBet[],
  at: Date,
): Promise<void> {
  const moved = placed.filter(({ bet }) => hasMoved(bet));
  const open = moved.length === 0 ? placed : placed.filter(({ bet }) => !hasMoved(bet));
  await Promise.all([insertOpenBets(connection, open, at), insertMovedBets(connection, moved, at)]);
}

const hasMoved = (bet: Bet): boolean =>
  bet.state !== "OPEN" ||
  bet.roundClosed ||
  bet.cashPayoutMinor + bet.bonusPayoutMinor + bet.suspendedMinor > 0n;

const PLACED_COLUMNS = `id, member_id, round_key, vendor, game, category, unit, round, transaction, free_round, cash_stake,
  bonus_stake, detail, placed_at`;
const PLACED_VALUES = `unnest($1::bigint[]), unnest($2::bigint[]), hashtextextended(unnest($3::text[]), 0), unnest($4::text[]),
  unnest($5::text[]), unnest($6::text[]), unnest($7::text[]), unnest($8::text[]), unnest($9::text[]),
  unnest($10::text[]), unnest($11::bigint[]), unnest($12::bigint[]), unnest($13::jsonb[]), $14::timestamptz`;

async function insertOpenBets(connection: Connection, placed: readonly PlacedBet[], at: Date): Promise<void> {
  if (placed.length === 0) return;
  await connection.rows({
    name: "bets_insert",
    text: `insert into bets (${PLACED_COLUMNS}) select ${PLACED_VALUES}`,
    values: [...placedArrays(placed), at],
  });
}

async function insertMovedBets(
  connection: Connection,
  placed: readonly PlacedBet[],
  at: Date,
): Promise<void> {
  if (placed.length === 0) return;
  const bets = placed.map(({ bet }) => bet);
  await connection.rows({
    name: "bets_insert_moved",
    text: `insert into bets (${PLACED_COLUMNS}, cash_payout, bonus_payout, suspended, valid_stake, state, result_version,
        round_closed, settled_at)
      select ${PLACED_VALUES}, unnest($15::bigint[]), unnest($16::bigint[]), unnest($17::bigint[]), unnest($18::bigint[]),
        unnest($19::text[]), unnest($20::int[]), unnest($21::boolean[]), unnest($22::timestamptz[])`,
    values: [
      ...placedArrays(placed),
      at,
      ...resultArrays(bets),
      texts(bets.map(({ state }) => (state === "OPEN" ? null : at.toISOString()))),
    ],
  });
}

/** In the order of the columns, up to the time. */
function placedArrays(placed: readonly PlacedBet[]): readonly unknown[] {
  const bets = placed.map(({ bet }) => bet);
  return [
    bigints(bets.map((bet) => bet.id)),
    bigints(bets.map((bet) => bet.memberId)),
    strings(placed.map(({ round }) => round)),
    strings(bets.map((bet) => bet.vendor)),
    strings(bets.map((bet) => bet.game)),
    strings(bets.map((bet) => bet.category)),
    strings(bets.map((bet) => bet.unit)),
    strings(bets.map((bet) => bet.round)),
    strings(bets.map((bet) => bet.transaction)),
    texts(bets.map((bet) => bet.freeRound)),
    bigints(bets.map((bet) => bet.cashStakeMinor)),
    bigints(bets.map((bet) => bet.bonusStakeMinor)),
    texts(bets.map((bet) => json(bet.detail))),
  ];
}

export async function updateBets(connection: Connection, bets: readonly Bet[], at: Date): Promise<void> {
  if (bets.length === 0) return;
  await connection.rows({
    name: "bets_update",
    text: `update bets b set cash_payout = c.cash_payout, bonus_payout = c.bonus_payout, suspended = c.suspended,
        valid_stake = c.valid_stake, state = c.state, result_version = c.result_version, round_closed = c.round_closed,
        settled_at = case when c.state <> 'OPEN' then coalesce(b.settled_at, $11::timestamptz) end, detail = c.detail
      from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::text[], $9::int[], $10::boolean[], $12::jsonb[])
        c(id, member_id, placed_at, cash_payout, bonus_payout, suspended, valid_stake, state, result_version, round_closed, detail)
      where b.member_id = c.member_id and b.id = c.id and b.placed_at = c.placed_at`,
    values: [
      numbers(bets.map((bet) => bet.id)),
      numbers(bets.map((bet) => bet.memberId)),
      texts(bets.map((bet) => bet.placedAt.toISOString())),
      ...resultArrays(bets),
      at,
      texts(bets.map((bet) => json(bet.detail))),
    ],
  });
}

/** Payouts, suspense, valid stake, state, version, closed: in the order the statement names them. */
const resultArrays = (bets: readonly Bet[]): readonly string[] => [
  numbers(bets.map((bet) => bet.cashPayoutMinor)),
  numbers(bets.map((bet) => bet.bonusPayoutMinor)),
  numbers(bets.map((bet) => bet.suspendedMinor)),
  numbers(bets.map((bet) => bet.validMinor)),
  texts(bets.map((bet) => bet.state)),
  numbers(bets.map((bet) => bet.resultVersion)),
  texts(bets.map((bet) => String(bet.roundClosed))),
];

export async function insertTombstones(
  connection: Connection,
  tombstones: ReadonlyMap<string, Tombstone>,
): Promise<void> {
  if (tombstones.size === 0) return;
  await connection.rows({
    name: "bet_tombstones_insert",
    text: "insert into bet_tombstones (key, member_id, round) select * from unnest($1::text[], $2::bigint[], $3::text[])",
    values: [
      texts([...tombstones.keys()]),
      numbers([...tombstones.values()].map(({ memberId }) => memberId)),
      texts([...tombstones.values()].map(({ round }) => round)),
    ],
  });
}

export async function insertCases(connection: Connection, cases: readonly CaseRow[]): Promise<void> {
  if (cases.length === 0) return;
  await connection.rows({
    name: "money_cases_insert",
    text: `insert into money_cases (kind, member_id, vendor, detail)
      select * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[])`,
    values: [
      texts(cases.map((row) => row.kind)),
      numbers(cases.map((row) => row.memberId)),
      texts(cases.map((row) => row.vendor)),
      texts(cases.map((row) => JSON.stringify(row.detail))),
    ],
  });
}

/** Keeps the result that is replaced, and why it was [WAL-2]. */
export async function writeCorrection(
  connection: Connection,
  before: Bet,
  by: { readonly transferId: bigint; readonly actor: string; readonly reason: string },
): Promise<void> {
  await connection.rows({
    name: "bet_results_insert",
    text: `insert into bet_results (bet_id, version, state, cash_payout, bonus_payout, valid_stake, settled_at, actor, reason)
      select $1, $2, $3, $4, $5, $6, coalesce(settled_at, clock_timestamp()), $7, $8 from bets where member_id = $9 and id = $1`,
    values: [
      before.id,
      before.resultVersion,
      before.state,
      before.cashPayoutMinor,
      before.bonusPayoutMinor,
      before.validMinor,
      by.actor,
      by.reason,
      before.memberId,
    ],
  });
  await connection.rows({
    name: "bet_correction_note",
    text: "select ledger_note($1, $2, $3, $4)",
    values: [by.transferId, before.id, by.actor, by.reason],
  });
}
