// Rounds of a single step, dealt on their players' seeds: the seeds are read, and numbers and outcomes written only where nobody
// has taken the number meanwhile. A round stands here until it ends, and then among the others.
import type { Ask } from "../platform/database.ts";
import type { SeedRow } from "../fair/seeds.store.ts";
import type { RoundRow } from "./rounds.store.ts";
import { recordOf } from "./rounds-together.store.ts";
import type { NewRound } from "./rounds-together.store.ts";

/** The seeds in use among those that are wanted, by their commitments. Each costs the same however many players there are. */
export async function readSeedsInUse(
  ask: Ask,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SeedRow>> {
  const rows = await ask<SeedRow>(SEEDS_IN_USE, [hashes]);
  return new Map(rows.map((row) => [row.serverSeedHash, row]));
}

// Looked up one by one: as a join it might be read the other way round, all seeds in use against each that is wanted.
const SEEDS_IN_USE = {
  name: "seeds_in_use",
  text: `select seed.id, seed.player, seed.family, seed.server_seed as "serverSeed",
      seed.server_seed_hash as "serverSeedHash", seed.client_seed as "clientSeed", seed.next_nonce as "nextNonce",
      seed.made_at as "madeAt", seed.rotated_at as "rotatedAt"
    from unnest($1::text[]) as wanted (hash) cross join lateral (
      select * from studio_seeds as one where one.server_seed_hash = wanted.hash and one.rotated_at is null offset 0
    ) as seed`,
};

export interface DealtRound {
  readonly round: NewRound;
  readonly seed: SeedRow;
  /** As it is stored: with the number it was decided by. */
  readonly nonce: number;
  readonly outcome: unknown;
  readonly payoutMinor: bigint;
}

/**
 * Stores each round with its number and outcome where its seed is as it was read; the others had a round open or the same
 * request before, or somebody was faster. At most one round of a seed, so that a number is used up only with its round. Nobody
 * waits for the disk here: the bet is posted in the same database afterwards, and what is on the disk of it is there with
 * everything before it. A fall takes both, or leaves the round with its outcome.
 */
export async function insertDealt(
  ask: Ask,
  dealt: readonly DealtRound[],
): Promise<ReadonlyMap<string, BegunDealt>> {
  const rows = await ask<BegunDealt>(DEAL, [JSON.stringify(dealt.map(dealtRecord))]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Choices and outcome as the table gives them back. */
export type BegunDealt = Pick<RoundRow, "id" | "choices" | "outcome">;

/** What a round keeps as it is when it ends, beside its request and what was decided. */
const COMMON =
  "id, player, game, currency, wallet_session, version, table_hash, seed_id, client_seed, choices, stake, opened_at, touched_at";
const DEALT = `${COMMON}, request_id, nonce, outcome, payout`;

const DEAL = {
  name: "rounds_deal",
  text: `with said as (
      select * from json_to_recordset($1::json) as said (
        id text, player text, wallet_session text, currency text, request_id text, game text, version text,
        table_hash text, choices jsonb, stake bigint, opened_at timestamptz, seed_id bigint, client_seed text,
        nonce integer, outcome jsonb, payout bigint
      )
    ), held as materialized (
      select said.*, said.opened_at as touched_at
      from (select * from said order by seed_id) as said cross join lateral (
        select from studio_seeds as one
        where one.id = said.seed_id and one.rotated_at is null and one.next_nonce = said.nonce
          and one.client_seed = said.client_seed
        for no key update
      ) as seed
      where not exists (
        select from studio_rounds as before where before.player = said.player and before.request_id = said.request_id
      ) and not exists (
        select from studio_dealt as open
        where open.player = said.player
          and (open.request_id = said.request_id or (open.game = said.game and open.currency = said.currency))
      )
    ), numbered as (
      update studio_seeds as seed set next_nonce = held.nonce + 1 from held where seed.id = held.seed_id
    )
    insert into studio_dealt (${DEALT}) select ${DEALT} from held
    where (select set_config('synchronous_commit', 'off', true)) is not null
    returning id, choices, outcome`,
};

const dealtRecord = ({ round, seed, nonce, outcome, payoutMinor }: DealtRound) => ({
  ...recordOf(round),
  seed_id: String(seed.id),
  client_seed: seed.clientSeed,
  nonce,
  outcome,
  payout: String(payoutMinor),
});

export async function isKnownRequest(
  ask: Ask,
  { player, requestId }: Pick<NewRound, "player" | "requestId">,
): Promise<boolean> {
  return (await ask(KNOWN_REQUEST, [player, requestId])).length > 0;
}

const KNOWN_REQUEST = {
  name: "rounds_known_request",
  text: `select id from studio_rounds where player = $1 and request_id = $2
    union all select id from studio_dealt where player = $1 and request_id = $2`,
};

export interface EndedDealt {
  readonly id: string;
  readonly balanceBeforeMinor: bigint | null;
  readonly balanceAfterMinor: bigint | null;
  readonly at: Date;
}

/**
 * Answers the ids of those that are done by this. Outcome and money are on the disk by now, so nobody waits for it here: after
 * a fall of the database the round is still dealt, and is ended once more.
 */
export async function endDealt(ask: Ask, rounds: readonly EndedDealt[]): Promise<ReadonlySet<string>> {
  const rows = await ask<{ readonly id: string }>(END, [
    rounds.map(({ id }) => id),
    rounds.map(({ balanceBeforeMinor }) => balanceBeforeMinor),
    rounds.map(({ balanceAfterMinor }) => balanceAfterMinor),
    rounds.map(({ at }) => at.toISOString()),
  ]);
  return new Set(rows.map(({ id }) => id));
}

// Whoever sends one request to two games at once gets both played: the second one's is named by its round, so that no round
// ever fails to end. Not as an exists, for which all rounds might be read once instead.
const REQUEST = `case when (
      select true from studio_rounds as other
      where other.player = closed.player and other.request_id = closed.request_id
    ) then id else request_id end`;

const END = {
  name: "rounds_end_dealt",
  text: `with done as (
      select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::timestamptz[]) as done (round, before, after, at)
    ), closed as (
      delete from studio_dealt as open using done where open.id = done.round returning *
    )
    insert into studio_rounds (${DEALT}, state, decided_at, balance_before, balance_after, ended_at)
    select ${COMMON}, ${REQUEST}, nonce, outcome, payout, 'DONE', opened_at, before, after, at from closed
    where (select set_config('synchronous_commit', 'off', true)) is not null
    returning id`,
};

/**
 * The bet was not taken: the outcome it was dealt is none. Its number is free again, for nobody has seen what it gives; only
 * where the seed went on meanwhile it stays with the round.
 */
export async function refuseDealt(ask: Ask, id: string, refusal: string, at: Date): Promise<void> {
  await ask(REFUSE, [id, refusal, at]);
}

// The seed before its round, as everybody does: two who wait for each other would never end.
const REFUSE = {
  name: "rounds_refuse_dealt",
  text: `with held as materialized (
      select seed.id from studio_seeds as seed join studio_dealt as open on open.seed_id = seed.id
      where open.id = $1 for no key update of seed
    ), closed as (
      delete from studio_dealt where id = $1 and seed_id in (select id from held) returning *
    ), freed as (
      update studio_seeds as seed set next_nonce = closed.nonce from closed
      where seed.id = closed.seed_id and seed.next_nonce = closed.nonce + 1 and seed.rotated_at is null
      returning seed.id
    )
    insert into studio_rounds (${COMMON}, request_id, nonce, state, refusal, ended_at)
    select ${COMMON}, ${REQUEST}, case when exists (select from freed) then null else nonce end, 'REFUSED', $2,
      $3::timestamptz
    from closed`,
};

/** The platform ended the round after its bet was taken. */
export async function cancelDealt(ask: Ask, id: string, refusal: string, at: Date): Promise<void> {
  await ask(CANCEL, [id, refusal, at]);
}

const CANCEL = {
  name: "rounds_cancel_dealt",
  text: `with closed as (delete from studio_dealt where id = $1 returning *)
    insert into studio_rounds (${DEALT}, state, decided_at, refusal, ended_at)
    select ${COMMON}, ${REQUEST}, nonce, outcome, payout, 'REFUSED', opened_at, $2, $3::timestamptz from closed`,
};

/** Takes dealt rounds that nobody has touched for a while; no two processes take the same one. */
export async function takeDealt(
  ask: Ask,
  {
    now,
    untouchedSince,
    limit,
  }: { readonly now: Date; readonly untouchedSince: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await ask<{ readonly id: string }>(TAKE, [now, untouchedSince, limit]);
  return rows.map(({ id }) => id);
}

const TAKE = {
  name: "rounds_take_dealt",
  text: `update studio_dealt as open set touched_at = $1::timestamptz
    from (
      select id from studio_dealt where touched_at <= $2 order by touched_at limit $3 for update skip locked
    ) as one
    where open.id = one.id
    returning open.id`,
};
