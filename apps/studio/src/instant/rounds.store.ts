// The table of rounds, and of those that were dealt and have not ended. A round is always read together with the seed it is
// played on.
import type { RoundState } from "@jonaki/games/play/wire";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";

export interface RoundOwner {
  readonly player: string;
  readonly game: string;
  readonly currency: "BDT" | "PLAY" | "TRIAL";
}

/** DEALT: the outcome stands, and bet and result may have been sent; a client is told that it is betting. */
export type StoredState = RoundState | "DEALT";

export interface RoundRow extends RoundOwner {
  readonly id: string;
  readonly betTransaction: string;
  readonly winTransaction: string;
  readonly closeTransaction: string;
  readonly walletSession: string;
  readonly version: string;
  readonly tableHash: string;
  readonly seedId: bigint;
  readonly serverSeedHash: string;
  /** The seed itself, once it was rotated. */
  readonly serverSeed: Buffer | null;
  readonly clientSeed: string;
  readonly nonce: number | null;
  readonly choices: unknown;
  readonly outcome: unknown;
  /** What the member may see of a round that goes on step by step. */
  readonly shown: unknown;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint | null;
  readonly state: StoredState;
  readonly refusal: string | null;
  readonly balanceBeforeMinor: bigint | null;
  readonly balanceAfterMinor: bigint | null;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
}

/** What both tables have. */
const COMMON = [
  "round.id",
  "round.player",
  "round.wallet_session as walletSession",
  "round.game",
  "round.version",
  "round.table_hash as tableHash",
  "round.seed_id as seedId",
  "seed.server_seed_hash as serverSeedHash",
  "round.client_seed as clientSeed",
  "round.choices",
  "round.stake as stakeMinor",
  "round.opened_at as openedAt",
  sql<RoundRow["currency"]>`round.currency`.as("currency"),
  sql<number | null>`round.nonce`.as("nonce"),
  sql`round.outcome`.as("outcome"),
  sql<bigint | null>`round.payout`.as("payoutMinor"),
  sql<Buffer | null>`case when seed.rotated_at is not null then seed.server_seed end`.as("serverSeed"),
] as const;

const joined = (store: Queryable) =>
  store
    .selectFrom("studio_rounds as round")
    .innerJoin("studio_seeds as seed", "seed.id", "round.seed_id")
    .select(COMMON)
    .select([
      "round.bet_transaction as betTransaction",
      "round.win_transaction as winTransaction",
      "round.close_transaction as closeTransaction",
      "round.shown",
      "round.refusal",
      "round.balance_before as balanceBeforeMinor",
      "round.balance_after as balanceAfterMinor",
      "round.ended_at as endedAt",
      sql<StoredState>`round.state`.as("state"),
    ]);

/** Rounds that were dealt and have not ended, with the same columns in the same order. */
const joinedDealt = (store: Queryable) =>
  store
    .selectFrom("studio_dealt as round")
    .innerJoin("studio_seeds as seed", "seed.id", "round.seed_id")
    .select(COMMON)
    .select([
      sql<string>`round.id || ':bet'`.as("betTransaction"),
      sql<string>`round.id || ':win'`.as("winTransaction"),
      sql<string>`round.id || ':close'`.as("closeTransaction"),
      sql`null::jsonb`.as("shown"),
      sql<string | null>`null::text`.as("refusal"),
      sql<bigint | null>`null::bigint`.as("balanceBeforeMinor"),
      sql<bigint | null>`null::bigint`.as("balanceAfterMinor"),
      sql<Date | null>`null::timestamptz`.as("endedAt"),
      sql<StoredState>`'DEALT'::text`.as("state"),
    ]);

/** Both tables in one look: between two a round may end. */
export async function findRound(store: Queryable, id: string): Promise<RoundRow | null> {
  const round = joined(store).where("round.id", "=", id);
  const dealt = joinedDealt(store).where("round.id", "=", id);
  return (await round.unionAll(dealt).executeTakeFirst()) ?? null;
}

/** The round a request made, and whether it was made with the same game and choices. */
export async function findByRequest(
  tx: OpenTransaction,
  { player, game, currency }: RoundOwner,
  { requestId, choices }: { readonly requestId: string; readonly choices: string },
): Promise<{ readonly id: string; readonly isSame: boolean } | null> {
  const found = (table: "studio_rounds" | "studio_dealt") =>
    tx
      .selectFrom(table)
      .select("id")
      .select(
        // Acts came later than the request.
        sql<boolean>`game = ${game} and currency = ${currency} and choices - 'acts' = ${choices}::jsonb - 'acts'`.as(
          "isSame",
        ),
      )
      .where("player", "=", player)
      .where("request_id", "=", requestId);
  return (await found("studio_rounds").unionAll(found("studio_dealt")).executeTakeFirst()) ?? null;
}

export async function findOpenRound(store: Queryable, owner: RoundOwner): Promise<RoundRow | null> {
  const open = joined(store)
    .where("round.player", "=", owner.player)
    .where("round.game", "=", owner.game)
    .where("round.currency", "=", owner.currency)
    .where(sql<boolean>`round.is_open`);
  const dealt = joinedDealt(store)
    .where("round.player", "=", owner.player)
    .where("round.game", "=", owner.game)
    .where("round.currency", "=", owner.currency);
  return (await open.unionAll(dealt).executeTakeFirst()) ?? null;
}

/** Whether a round is open that is, or will be, decided by this seed. */
export async function hasOpenRoundOn(
  tx: OpenTransaction,
  seed: { readonly id: bigint; readonly player: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("studio_rounds")
    .select("id")
    .where("player", "=", seed.player)
    .where("seed_id", "=", seed.id)
    .where(sql<boolean>`is_open`)
    .unionAll(
      tx
        .selectFrom("studio_dealt")
        .select("id")
        .where("player", "=", seed.player)
        .where("seed_id", "=", seed.id),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The state a round is in now and what was chosen so far, kept there until the transaction ends. */
export async function lockRound(
  tx: OpenTransaction,
  id: string,
): Promise<{ readonly state: string; readonly choices: unknown; readonly nonce: number | null }> {
  return tx
    .selectFrom("studio_rounds")
    .select(["state", "choices", "nonce"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** One act more, written down before anything of it is shown. */
export async function writeAct(
  tx: OpenTransaction,
  id: string,
  { choices, shown, at }: { readonly choices: string; readonly shown: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("studio_rounds")
    .set({ choices, shown, touched_at: at })
    .where("id", "=", id)
    .execute();
}

export interface Outcome {
  readonly outcome: string;
  readonly payoutMinor: bigint;
  readonly at: Date;
}

/** The last act has decided it. */
export async function writeOutcome(tx: OpenTransaction, id: string, decided: Outcome): Promise<void> {
  await tx
    .updateTable("studio_rounds")
    .set({
      state: "DECIDED",
      outcome: decided.outcome,
      payout: decided.payoutMinor,
      decided_at: decided.at,
      touched_at: decided.at,
    })
    .where("id", "=", id)
    .execute();
}

export async function writeRefused(
  store: Queryable,
  round: { readonly id: string; readonly state: StoredState },
  refusal: string,
  at: Date,
): Promise<void> {
  await store
    .updateTable("studio_rounds")
    .set({ state: "REFUSED", refusal, ended_at: at })
    .where("id", "=", round.id)
    .where("state", "=", round.state)
    .execute();
}

/** Ended rounds with an outcome, newest first; the id is ordered by time. */
export function readHistory(
  store: Queryable,
  { player, game, currency }: RoundOwner,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly RoundRow[]> {
  const rounds = joined(store)
    .where("round.player", "=", player)
    .where("round.game", "=", game)
    .where("round.currency", "=", currency)
    .where("round.ended_at", "is not", null)
    .where("round.outcome", "is not", null)
    .orderBy("round.id", "desc")
    .limit(limit);
  return (before === null ? rounds : rounds.where("round.id", "<", before)).execute();
}

/** Takes unfinished rounds that nobody has touched for a while; no two processes take the same one. */
export async function takeUnfinished(
  store: Queryable,
  {
    now,
    untouchedSince,
    limit,
  }: { readonly now: Date; readonly untouchedSince: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await store
    .updateTable("studio_rounds")
    .set({ touched_at: now })
    .where("id", "in", (nested) =>
      nested
        .selectFrom("studio_rounds")
        .select("id")
        .where(sql<boolean>`is_unfinished`)
        .where("touched_at", "<=", untouchedSince)
        .orderBy("opened_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
