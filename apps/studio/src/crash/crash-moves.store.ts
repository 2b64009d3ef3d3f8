// How a bet in a shared round moves from state to state: each move is one statement that happens at most once, and those
// that depend on the round hold its row shared while they happen.
import type { CrashBetState } from "@jonaki/games/play/crash-wire";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";
import type { BetOwner, CrashBetRow } from "./crash-bets.store.ts";

export interface NewCrashBet extends BetOwner {
  readonly id: string;
  readonly roundNumber: bigint;
  readonly displayName: string;
  readonly walletSession: string;
  readonly requestId: string;
  readonly place: number;
  readonly stakeMinor: bigint;
  readonly auto: number | null;
  readonly largestWinMinor: bigint;
  readonly last: number;
  readonly openedAt: Date;
}

/** Writes bets down while their rounds take bets; answers the ids of those that were written: the others came too late, have no place, or were there before. */
export async function insertBets(
  store: Queryable,
  bets: readonly NewCrashBet[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    with round as (
      select number from studio_crash_rounds
      where number = any(${bets.map(({ roundNumber }) => roundNumber)}::bigint[]) and state = 'BETTING' for share
    )
    insert into studio_crash_bets (
      id, round_number, player, display_name, wallet_session, currency, request_id, place, stake, auto, largest_win, last,
      opened_at, touched_at
    )
    select bet.id, bet.round_number, bet.player, bet.display_name, bet.wallet_session, bet.currency, bet.request_id,
      bet.place, bet.stake, bet.auto, bet.largest_win, bet.last, bet.opened_at, bet.opened_at
    from jsonb_to_recordset(${JSON.stringify(bets.map(recordOf))}::jsonb) as bet (
      id text, round_number bigint, player text, display_name text, wallet_session text, currency text, request_id text,
      place integer, stake bigint, auto integer, largest_win bigint, last integer, opened_at timestamptz
    )
    join round on round.number = bet.round_number
    on conflict do nothing
    returning id`.execute(store);
  return new Set(rows.map(({ id }) => id));
}

const recordOf = (bet: NewCrashBet) => ({
  id: bet.id,
  round_number: String(bet.roundNumber),
  player: bet.player,
  display_name: bet.displayName,
  wallet_session: bet.walletSession,
  currency: bet.currency,
  request_id: bet.requestId,
  place: bet.place,
  stake: String(bet.stakeMinor),
  auto: bet.auto,
  largest_win: String(bet.largestWinMinor),
  last: bet.last,
  opened_at: bet.openedAt.toISOString(),
});

export interface TakenBet extends Pick<CrashBetRow, "id" | "roundNumber"> {
  readonly balanceBeforeMinor: bigint | null;
}

/** The wallet has taken them: those fly along whose round has not left yet. */
export async function openBets(store: Queryable, bets: readonly TakenBet[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    with round as (
      select number from studio_crash_rounds
      where number = any(${bets.map(({ roundNumber }) => roundNumber)}::bigint[]) and state = 'BETTING' for share
    )
    update studio_crash_bets as bet set state = 'OPEN', balance_before = taken.balance
    from unnest(${bets.map(({ id }) => id)}::text[], ${bets.map((one) => one.balanceBeforeMinor)}::bigint[])
      as taken (id, balance), round
    where bet.id = taken.id and bet.round_number = round.number and bet.state = 'BETTING'
    returning bet.id`.execute(store);
  return new Set(rows.map(({ id }) => id));
}

export async function refuseBet(
  store: Queryable,
  id: string,
  { from, refusal, at }: { readonly from: CrashBetState; readonly refusal: string; readonly at: Date },
): Promise<void> {
  await store
    .updateTable("studio_crash_bets")
    .set({ state: "REFUSED", refusal, ended_at: at })
    .where("id", "=", id)
    .where("state", "=", from)
    .execute();
}

/** What was not known to be taken when the round flew: it is taken back. */
export async function voidBets(tx: OpenTransaction, roundNumber: bigint): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("studio_crash_bets")
    .set({ state: "VOID" })
    .where("round_number", "=", roundNumber)
    .where("state", "=", "BETTING")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface CashedOut extends Pick<CrashBetRow, "id" | "roundNumber"> {
  readonly at: number;
  readonly payoutMinor: bigint;
  readonly arrivedAt: Date;
  /** Null when the bet's own end came first. */
  readonly own: { readonly askedAt: Date | null; readonly arrivedAt: Date } | null;
}

/**
 * Cash-outs while their rounds are not over and their bets are open; the others change nothing. A round that should fly and
 * that nobody has moved yet pays as well: what counts is the clock. Of two for one bet the one that came first is taken.
 */
export async function cashOutBets(store: Queryable, cashOuts: readonly CashedOut[]): Promise<void> {
  const first = new Map(cashOuts.toReversed().map((one) => [one.id, one]));
  const numbers = [...new Set(cashOuts.map(({ roundNumber }) => roundNumber))];
  await sql`
    with round as (
      select number from studio_crash_rounds where number = any(${numbers}::bigint[]) and state <> 'OVER' for share
    ), bet as (
      select id from studio_crash_bets
      where id = any(${[...first.keys()]}::text[]) and round_number in (select number from round) and state = 'OPEN'
      order by id for no key update
    )
    update studio_crash_bets
    set state = 'DECIDED', paid_at = cashed.at, payout = cashed.payout, asked_at = cashed.asked_at,
      arrived_at = cashed.own_arrival, cash_out = case when cashed.own_arrival is null then null else cashed.at end,
      decided_at = cashed.arrived_at, touched_at = cashed.arrived_at
    from jsonb_to_recordset(${JSON.stringify([...first.values()].map(cashedOf))}::jsonb) as cashed (
      id text, at integer, payout bigint, arrived_at timestamptz, asked_at timestamptz, own_arrival timestamptz
    ), bet
    where studio_crash_bets.id = bet.id and cashed.id = bet.id`.execute(store);
}

const cashedOf = ({ id, at, payoutMinor, arrivedAt, own }: CashedOut) => ({
  id,
  at,
  payout: String(payoutMinor),
  arrived_at: arrivedAt.toISOString(),
  asked_at: own?.askedAt?.toISOString() ?? null,
  own_arrival: own?.arrivedAt.toISOString() ?? null,
});

/** A request that came too late moves nothing; the record of a bet that is lost tells of the first one [INS-7]. */
export async function noteLate(
  store: Queryable,
  id: string,
  { askedAt, arrivedAt }: { readonly askedAt: Date | null; readonly arrivedAt: Date },
): Promise<void> {
  await store
    .updateTable("studio_crash_bets")
    .set({ asked_at: askedAt, arrived_at: arrivedAt })
    .where("id", "=", id)
    .where("arrived_at", "is", null)
    .where("paid_at", "is", null)
    .where("state", "in", ["OPEN", "DECIDED", "DONE"])
    .execute();
}

/** Cashes out what has reached its own end; the payout is cut to the poisha, as the game does it. */
export async function cashOutReached(
  store: Queryable,
  roundNumber: bigint,
  { reached, at }: { readonly reached: number; readonly at: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    with bet as (
      select id from studio_crash_bets
      where round_number = ${roundNumber} and state = 'OPEN' and last <= ${reached}::integer
      order by id for no key update
    )
    update studio_crash_bets
    set state = 'DECIDED', paid_at = last, payout = stake * last / 100, decided_at = ${at}, touched_at = ${at}
    from bet where studio_crash_bets.id = bet.id
    returning studio_crash_bets.id`.execute(store);
  return rows.map(({ id }) => id);
}

/** What is still open at the burst is lost. */
export async function loseOpen(
  tx: OpenTransaction,
  roundNumber: bigint,
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable("studio_crash_bets")
    .set({ state: "DECIDED", payout: 0n, decided_at: at, touched_at: at })
    .where("round_number", "=", roundNumber)
    .where("state", "=", "OPEN")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The lowest own end among the open bets of a round; null when nobody is left. */
export async function nextEnd(store: Queryable, roundNumber: bigint): Promise<number | null> {
  const row = await store
    .selectFrom("studio_crash_bets")
    .select((eb) => eb.fn.min("last").as("last"))
    .where("round_number", "=", roundNumber)
    .where("state", "=", "OPEN")
    .executeTakeFirst();
  return row?.last ?? null;
}

/** Only a decided bet is done; whoever comes second changes nothing. */
export async function writeBetsDone(
  store: Queryable,
  done: readonly { readonly id: string; readonly balanceAfterMinor: bigint | null }[],
  at: Date,
): Promise<void> {
  if (done.length === 0) return;
  await sql`
    update studio_crash_bets set state = 'DONE', balance_after = settled.balance, ended_at = ${at}
    from unnest(${done.map(({ id }) => id)}::text[], ${done.map((one) => one.balanceAfterMinor)}::bigint[])
      as settled (id, balance)
    where studio_crash_bets.id = settled.id and state = 'DECIDED'`.execute(store);
}

/** Takes bets that wait to be settled and that nobody has touched for a while; no two processes take the same one. */
export async function takeUnsettled(
  store: Queryable,
  {
    now,
    untouchedSince,
    limit,
  }: { readonly now: Date; readonly untouchedSince: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await store
    .updateTable("studio_crash_bets")
    .set({ touched_at: now })
    .where("id", "in", (nested) =>
      nested
        .selectFrom("studio_crash_bets")
        .select("id")
        .where("state", "in", ["DECIDED", "VOID"])
        .where("touched_at", "<=", untouchedSince)
        .orderBy("touched_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
