// Who plays in a shared round: the largest bets, and what all of them come to. Money and trial money are two lists.
import { sql } from "kysely";
import type { Queryable } from "../platform/database.ts";

export interface PlayerRow {
  readonly id: string;
  readonly displayName: string;
  readonly stakeMinor: bigint;
  readonly paidAt: number | null;
  readonly payoutMinor: bigint | null;
}

export interface PlayersSum {
  readonly bets: number;
  readonly stakedMinor: bigint;
  readonly paidMinor: bigint;
}

/** Taken bets only; one that lost has a payout of nothing. */
const TAKEN = ["OPEN", "DECIDED", "DONE"];

export function readPlayers(
  store: Queryable,
  {
    roundNumber,
    isTrial,
    limit,
  }: { readonly roundNumber: bigint; readonly isTrial: boolean; readonly limit: number },
): Promise<readonly PlayerRow[]> {
  return store
    .selectFrom("studio_crash_bets")
    .select([
      "id",
      "display_name as displayName",
      "stake as stakeMinor",
      "paid_at as paidAt",
      "payout as payoutMinor",
    ])
    .where("round_number", "=", roundNumber)
    .where("currency", isTrial ? "=" : "<>", "TRIAL")
    .where("state", "in", TAKEN)
    .orderBy("stake", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function sumPlayers(
  store: Queryable,
  { roundNumber, isTrial }: { readonly roundNumber: bigint; readonly isTrial: boolean },
): Promise<PlayersSum> {
  const row = await store
    .selectFrom("studio_crash_bets")
    .select([
      sql<number>`count(*)::integer`.as("bets"),
      sql<bigint>`coalesce(sum(stake), 0)::bigint`.as("stakedMinor"),
      sql<bigint>`coalesce(sum(payout), 0)::bigint`.as("paidMinor"),
    ])
    .where("round_number", "=", roundNumber)
    .where("currency", isTrial ? "=" : "<>", "TRIAL")
    .where("state", "in", TAKEN)
    .executeTakeFirstOrThrow();
  return row;
}
