// What a member likes and what a member opened last [LOB-25 to LOB-27].
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export interface NamedGame {
  readonly vendor: string;
  readonly code: string;
}

/** The last of them that are shown. */
export const MOST_RECENT = 30;
const FAVOURITE_LOCKS = 7_340_041;

/** Of one member's changes at the same moment each sees what the one before has done. */
export async function lockFavourites(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FAVOURITE_LOCKS}::int, hashtext(${String(memberId)}))`.execute(tx);
}

/** The newest first; those of games that are switched off among them. */
export async function readFavourites(store: Queryable, memberId: bigint): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("favourite_games")
    .select("game")
    .where("member_id", "=", memberId)
    .orderBy("added_at", "desc")
    .orderBy("game")
    .execute();
  return rows.map(({ game }) => game);
}

export async function addFavourite(
  tx: OpenTransaction,
  memberId: bigint,
  { vendor, code }: NamedGame,
): Promise<void> {
  await tx
    .insertInto("favourite_games")
    .values({ member_id: memberId, vendor, game: code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(
  tx: OpenTransaction,
  memberId: bigint,
  { vendor, code }: NamedGame,
): Promise<void> {
  await tx
    .deleteFrom("favourite_games")
    .where("member_id", "=", memberId)
    .where("vendor", "=", vendor)
    .where("game", "=", code)
    .execute();
}

/** What its vendor has taken back can be seen by nobody, and so be given up by nobody. */
export async function forgetRetiredFavourites(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await sql`delete from favourite_games f using games g where f.member_id = ${memberId}
    and g.vendor = f.vendor and g.code = f.game and g.retired_at is not null`.execute(tx);
}

export async function noteOpened(
  store: Queryable,
  memberId: bigint,
  { vendor, code }: NamedGame,
): Promise<void> {
  await sql`insert into recent_games (member_id, vendor, game) values (${memberId}, ${vendor}, ${code})
    on conflict (member_id, vendor, game) do update set opened_at = excluded.opened_at`.execute(store);
}

/** The newest first. */
export async function readRecent(store: Queryable, memberId: bigint): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("recent_games")
    .select("game")
    .where("member_id", "=", memberId)
    .orderBy("opened_at", "desc")
    .limit(MOST_RECENT)
    .execute();
  return rows.map(({ game }) => game);
}

/** Older ones than are shown. Apart from the launches, because two of one member must not wait for each other's rows. */
export async function sweepRecent(store: Queryable): Promise<void> {
  await sql`delete from recent_games r using (
      select member_id, vendor, game, row_number() over (partition by member_id order by opened_at desc) as place
      from recent_games
    ) old
    where old.place > ${MOST_RECENT} and r.member_id = old.member_id and r.vendor = old.vendor and r.game = old.game`.execute(
    store,
  );
}
