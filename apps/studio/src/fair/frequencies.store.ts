// The table of what was drawn, and which rounds are counted in it already.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";

export interface DrawnRound {
  readonly game: string;
  readonly version: string;
  readonly choices: unknown;
  readonly outcome: unknown;
}

/** The rounds of seeds that were rotated and not counted; they count as counted from here on. */
export async function takeRotated(tx: OpenTransaction, seeds: number): Promise<readonly DrawnRound[]> {
  const { rows } = await sql<DrawnRound>`
    with taken as (
      update studio_seeds set counted = true where id in (
        select id from studio_seeds where rotated_at is not null and not counted
        order by id limit ${seeds} for update skip locked
      ) returning id
    )
    select round.game, round.version, round.choices, round.outcome
    from taken join studio_rounds as round on round.seed_id = taken.id
    where round.outcome is not null`.execute(tx);
  return rows;
}

export interface DrawnBurst {
  readonly version: string;
  /** In hundredths. */
  readonly burst: number;
}

/** Shared rounds that are over and not counted; they count as counted from here on. */
export async function takeOver(tx: OpenTransaction, rounds: number): Promise<readonly DrawnBurst[]> {
  const { rows } = await sql<DrawnBurst>`
    update studio_crash_rounds set counted = true where number in (
      select number from studio_crash_rounds where over_at is not null and not counted
      order by number limit ${rounds} for update skip locked
    ) returning version, burst`.execute(tx);
  return rows;
}

export interface Frequency {
  readonly game: string;
  readonly version: string;
  readonly group: number;
  readonly place: number;
  readonly rounds: number;
}

export async function addFrequencies(tx: OpenTransaction, counted: readonly Frequency[]): Promise<void> {
  // In one order, so that two who count at once wait for each other only once.
  await sql`
    insert into studio_frequencies as kept (game, version, drawn_group, place, rounds)
    select game, version, "group", place, rounds
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (game text, version text, "group" integer, place integer, rounds bigint)
    order by game, version, "group", place
    on conflict (game, version, drawn_group, place) do update set rounds = kept.rounds + excluded.rounds`.execute(
    tx,
  );
}

export async function readFrequencies(store: Queryable): Promise<readonly Frequency[]> {
  const { rows } = await sql<Frequency>`
    select game, version, drawn_group as "group", place, rounds::float8 as rounds from studio_frequencies
    order by game, version, drawn_group, place`.execute(store);
  return rows;
}
