// The table of bets in shared rounds. A bet is always read together with its round.
import type { CrashBetState } from "@jonaki/games/play/crash-wire";
import { sql } from "kysely";
import type { Queryable } from "../platform/database.ts";
import type { CrashRoundRow } from "./crash-rounds.store.ts";

export interface BetOwner {
  readonly player: string;
  readonly currency: "BDT" | "PLAY" | "TRIAL";
}

export interface CrashBetRow extends BetOwner {
  readonly id: string;
  readonly betTransaction: string;
  readonly winTransaction: string;
  readonly closeTransaction: string;
  readonly rollbackTransaction: string;
  readonly roundNumber: bigint;
  readonly displayName: string;
  readonly walletSession: string;
  readonly place: number;
  readonly stakeMinor: bigint;
  readonly auto: number | null;
  readonly largestWinMinor: bigint;
  readonly last: number;
  readonly state: CrashBetState;
  readonly askedAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly cashOut: number | null;
  readonly paidAt: number | null;
  readonly payoutMinor: bigint | null;
  readonly refusal: string | null;
  readonly balanceBeforeMinor: bigint | null;
  readonly balanceAfterMinor: bigint | null;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly of: CrashRoundRow;
}

export interface StoredCrashBet extends CrashBetRow {
  /** The published end of the chain that the round's seed comes from, and the seed's place in it, from 1 [FAIR-6]. */
  readonly chainEnd: string;
  readonly chainPlace: number;
}

const bets = (store: Queryable) =>
  store
    .selectFrom("studio_crash_bets as bet")
    .innerJoin("studio_crash_rounds as round", "round.number", "bet.round_number")
    .innerJoin("studio_chains as chain", "chain.id", "round.chain_id")
    .select([
      "bet.id",
      "bet.bet_transaction as betTransaction",
      "bet.win_transaction as winTransaction",
      "bet.close_transaction as closeTransaction",
      "bet.rollback_transaction as rollbackTransaction",
      "bet.round_number as roundNumber",
      "bet.player",
      "bet.display_name as displayName",
      "bet.wallet_session as walletSession",
      sql<CrashBetRow["currency"]>`bet.currency`.as("currency"),
      "bet.place",
      "bet.stake as stakeMinor",
      "bet.auto",
      "bet.largest_win as largestWinMinor",
      "bet.last",
      sql<CrashBetState>`bet.state`.as("state"),
      "bet.asked_at as askedAt",
      "bet.arrived_at as arrivedAt",
      "bet.cash_out as cashOut",
      "bet.paid_at as paidAt",
      "bet.payout as payoutMinor",
      "bet.refusal",
      "bet.balance_before as balanceBeforeMinor",
      "bet.balance_after as balanceAfterMinor",
      "bet.opened_at as openedAt",
      "bet.ended_at as endedAt",
    ])
    .select([
      "round.number as round_number",
      "round.round as round_name",
      "round.salt as round_salt",
      "round.version as round_version",
      "round.table_hash as round_table_hash",
      "round.seed as round_seed",
      "round.seed_hash as round_seed_hash",
      "round.burst as round_burst",
      sql<CrashRoundRow["state"]>`round.state`.as("round_state"),
      "round.opened_at as round_opened_at",
      "round.flies_at as round_flies_at",
      "round.bursts_at as round_bursts_at",
      "round.over_at as round_over_at",
      "round.place as round_place",
      "chain.end_hash as chainEnd",
    ]);

type Joined = Awaited<ReturnType<ReturnType<typeof bets>["execute"]>>[number];

function rowOf(row: Joined): StoredCrashBet {
  return {
    ...row,
    of: {
      number: row.round_number,
      round: row.round_name,
      salt: row.round_salt,
      version: row.round_version,
      tableHash: row.round_table_hash,
      seed: row.round_seed,
      seedHash: row.round_seed_hash,
      burst: row.round_burst,
      state: row.round_state,
      openedAt: row.round_opened_at,
      fliesAt: row.round_flies_at,
      burstsAt: row.round_bursts_at,
      overAt: row.round_over_at,
    },
    chainPlace: row.round_place + 1,
  };
}

export async function findBet(store: Queryable, id: string): Promise<StoredCrashBet | null> {
  const row = await bets(store).where("bet.id", "=", id).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

export async function findBets(store: Queryable, ids: readonly string[]): Promise<readonly StoredCrashBet[]> {
  if (ids.length === 0) return [];
  return (await bets(store).where("bet.id", "in", ids).execute()).map(rowOf);
}

export async function findBetByRequest(
  store: Queryable,
  player: string,
  requestId: string,
): Promise<StoredCrashBet | null> {
  const row = await bets(store)
    .where("bet.player", "=", player)
    .where("bet.request_id", "=", requestId)
    .executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** The bets of a member that are open or were in a round, by their places. */
export async function readBetsIn(
  store: Queryable,
  { player, currency }: BetOwner,
  roundNumber: bigint,
): Promise<readonly StoredCrashBet[]> {
  const rows = await bets(store)
    .where("bet.player", "=", player)
    .where("bet.currency", "=", currency)
    .where("bet.round_number", "=", roundNumber)
    .orderBy("bet.place")
    .orderBy("bet.id")
    .execute();
  return rows.map(rowOf);
}

/** Ended bets with an outcome, newest first; the id is ordered by time. */
export async function readBetHistory(
  store: Queryable,
  { player, currency }: BetOwner,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly StoredCrashBet[]> {
  const ended = bets(store)
    .where("bet.player", "=", player)
    .where("bet.currency", "=", currency)
    .where("bet.ended_at", "is not", null)
    .where("bet.payout", "is not", null)
    .where("round.state", "=", "OVER")
    .orderBy("bet.id", "desc")
    .limit(limit);
  return (await (before === null ? ended : ended.where("bet.id", "<", before)).execute()).map(rowOf);
}
