// The moves of rounds that belong to the same moment, each move one statement for all of them: begun on the seed in use,
// decided under the locks of seed and round, ended.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";
import type { SeedRow } from "../fair/seeds.store.ts";
import type { RoundOwner, RoundRow } from "./rounds.store.ts";

export interface NewRound extends RoundOwner {
  readonly id: string;
  readonly family: string;
  readonly walletSession: string;
  readonly requestId: string;
  readonly version: string;
  readonly tableHash: string;
  /** The commitment that was on the screen: on another seed the round does not begin [FAIR-4]. */
  readonly serverSeedHash: string;
  readonly choices: string;
  readonly stakeMinor: bigint;
  readonly openedAt: Date;
}

/** What of a seed says that its time is not up [FAIR-5]. */
export interface FreshSeeds {
  readonly madeAfter: Date;
  readonly noncesBelow: number;
}

export type BegunRound = Pick<RoundRow, "id" | "seedId" | "clientSeed" | "choices">;

/**
 * Begins rounds on their players' fresh seeds; the others had another seed, a round open or the same request before. Who
 * changes a seed waits for them, who takes its next number does not. Each round looks for its own seed, so that it costs the
 * same however many players there are.
 */
export async function insertRounds(
  store: Queryable,
  rounds: readonly NewRound[],
  fresh: FreshSeeds,
): Promise<ReadonlyMap<string, BegunRound>> {
  const { rows } = await sql<BegunRound>`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rounds.map(recordOf))}::jsonb) as said (
        id text, player text, family text, wallet_session text, currency text, request_id text, game text, version text,
        table_hash text, server_seed_hash text, choices jsonb, stake bigint, opened_at timestamptz
      )
    ), held as materialized (
      select said.id as round, seed.id, seed.client_seed
      from (select * from said order by player, family, id) as said cross join lateral (
        select * from studio_seeds as one
        where one.player = said.player and one.family = said.family and one.rotated_at is null
          and one.made_at > ${fresh.madeAfter} and one.next_nonce < ${fresh.noncesBelow}
          and one.server_seed_hash = said.server_seed_hash
        for key share
      ) as seed
    )
    insert into studio_rounds (
      id, player, wallet_session, currency, request_id, game, version, table_hash, seed_id, client_seed, choices, stake,
      opened_at, touched_at
    )
    select said.id, said.player, said.wallet_session, said.currency, said.request_id, said.game, said.version,
      said.table_hash, held.id, held.client_seed, said.choices, said.stake, said.opened_at, said.opened_at
    from said join held on held.round = said.id
    where not exists (
      select from studio_dealt as open where open.player = said.player and open.request_id = said.request_id
    )
    on conflict do nothing
    returning id, seed_id as "seedId", client_seed as "clientSeed", choices`.execute(store);
  return new Map(rows.map((row) => [row.id, row]));
}

export const recordOf = (round: NewRound) => ({
  id: round.id,
  player: round.player,
  family: round.family,
  wallet_session: round.walletSession,
  currency: round.currency,
  request_id: round.requestId,
  game: round.game,
  version: round.version,
  table_hash: round.tableHash,
  server_seed_hash: round.serverSeedHash,
  choices: JSON.parse(round.choices) as unknown,
  stake: String(round.stakeMinor),
  opened_at: round.openedAt.toISOString(),
});

export type HeldRound = { readonly round: string } & SeedRow;

/** The rounds that still wait for their decision, each with its seed; both stay as they are until the transaction ends. */
export async function holdUndecided(
  tx: OpenTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeedRow>> {
  // A seed before its rounds, and seeds in their order, as everybody does: two who wait for each other would never end.
  const { rows } = await sql<HeldRound>`
    select round.id as round, seed.id, seed.player, seed.family, seed.server_seed as "serverSeed",
      seed.server_seed_hash as "serverSeedHash", seed.client_seed as "clientSeed", seed.next_nonce as "nextNonce",
      seed.made_at as "madeAt", seed.rotated_at as "rotatedAt"
    from studio_seeds as seed join studio_rounds as round on round.seed_id = seed.id
    where round.id = any(${ids}::text[]) and round.state = 'BETTING'
    order by seed.id, round.id for no key update of seed, round`.execute(tx);
  return new Map(rows.map(({ round, ...seed }) => [round, seed]));
}

/** A round of several steps has what may be seen of it, one of a single step its outcome. */
export interface Decision {
  readonly id: string;
  readonly nonce: number;
  readonly balanceBeforeMinor: bigint | null;
  readonly end: { readonly outcome: unknown; readonly payoutMinor: bigint } | null;
  readonly shown: unknown;
}

export type WrittenDecision = Pick<RoundRow, "id" | "state" | "outcome" | "shown">;

/** The outcomes in one statement with the numbers they used up. */
export async function writeDecisions(
  tx: OpenTransaction,
  decisions: readonly Decision[],
  nextNonces: ReadonlyMap<bigint, number>,
  at: Date,
): Promise<ReadonlyMap<string, WrittenDecision>> {
  const { rows } = await sql<WrittenDecision>`
    with numbered as (
      update studio_seeds as seed set next_nonce = used.next
      from unnest(${[...nextNonces.keys()]}::bigint[], ${[...nextNonces.values()]}::integer[]) as used (id, next)
      where seed.id = used.id
    )
    update studio_rounds as round
    set state = decision.state, nonce = decision.nonce, balance_before = decision.balance_before,
      outcome = decision.outcome, payout = decision.payout, shown = decision.shown,
      decided_at = case when decision.state = 'DECIDED' then ${at}::timestamptz end, touched_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(decisions.map(decisionRecord))}::jsonb) as decision (
      id text, state text, nonce integer, balance_before bigint, outcome jsonb, payout bigint, shown jsonb
    )
    where round.id = decision.id
    returning round.id, round.state, round.outcome, round.shown`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

const decisionRecord = ({ id, nonce, balanceBeforeMinor, end, shown }: Decision) => ({
  id,
  nonce,
  state: end === null ? "PLAYING" : "DECIDED",
  balance_before: balanceBeforeMinor === null ? null : String(balanceBeforeMinor),
  outcome: end?.outcome ?? null,
  payout: end === null ? null : String(end.payoutMinor),
  shown,
});

export interface EndedRound {
  readonly id: string;
  readonly balanceAfterMinor: bigint | null;
  readonly at: Date;
}

/**
 * Only a decided round is done; answers the ids of those that are done by this. Outcome and money are on the disk by now, so
 * nobody waits for it here: after a fall of the database the round is decided still, and is ended once more.
 */
export async function writeDone(
  store: Queryable,
  rounds: readonly EndedRound[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    update studio_rounds as round set state = 'DONE', balance_after = done.balance, ended_at = done.at
    from unnest(
      ${rounds.map(({ id }) => id)}::text[], ${rounds.map((one) => one.balanceAfterMinor)}::bigint[],
      ${rounds.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as done (id, balance, at)
    where round.id = done.id and round.state = 'DECIDED'
      and (select set_config('synchronous_commit', 'off', true)) is not null
    returning round.id`.execute(store);
  return new Set(rows.map(({ id }) => id));
}
