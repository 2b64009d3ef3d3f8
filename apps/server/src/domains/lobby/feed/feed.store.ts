// Writes a vendor's games as its feed has them [VEN-13]. What the operator decides stays: position and status.
import { sql } from "kysely";
import type { FeedGame } from "@jonaki/vendor/feed";
import { parseAmount } from "@jonaki/money";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

const FEED_LOCK = 7_340_042;
/** Behind what the operator has put in an order. */
const NEW_POSITION = 1_000;

/** One feed after the other over all processes: two vendors may want the same code. */
export async function lockFeeds(tx: OpenTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FEED_LOCK})`.execute(tx);
}

export async function readFeedCategories(store: Queryable, vendor: string): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("vendor_categories")
    .select("category")
    .where("vendor", "=", vendor)
    .execute();
  return rows.map(({ category }) => category);
}

/** Of these codes those that are another vendor's. */
export async function readTaken(
  tx: OpenTransaction,
  vendor: string,
  codes: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`select code from games
    where code = any(${[...codes]}::text[]) and vendor <> ${vendor}`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Of these codes those that the vendor has never had. */
export async function readUnknown(
  tx: OpenTransaction,
  vendor: string,
  codes: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`select code from unnest(${[...codes]}::text[]) asked(code)
    where not exists (select from games g where g.vendor = ${vendor} and g.code = asked.code)`.execute(tx);
  return rows.map(({ code }) => code);
}

export interface PutGames {
  readonly added: number;
  readonly changed: number;
}

/** Those that stand there already as they are given are not touched. */
export async function putGames(
  tx: OpenTransaction,
  vendor: string,
  games: readonly FeedGame[],
): Promise<PutGames> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into games as g (vendor, code, category, game_type, name_bn, name_en, icon, small_icon, support_play,
      smallest_stake, largest_stake, largest_win, lines, default_play_type, position)
    select ${vendor}, code, category, game_type, name_bn, name_en, icon, small_icon, support_play,
      smallest_stake, largest_stake, largest_win, lines, default_play_type, ${NEW_POSITION}
    from jsonb_to_recordset(${JSON.stringify(games.map(rowOf))}::jsonb) as given(code text, category text,
      game_type text, name_bn text, name_en text, icon text, small_icon text, support_play integer,
      smallest_stake bigint, largest_stake bigint, largest_win bigint, lines integer, default_play_type text)
    on conflict (vendor, code) do update set category = excluded.category, game_type = excluded.game_type,
      name_bn = excluded.name_bn, name_en = excluded.name_en, icon = excluded.icon, small_icon = excluded.small_icon,
      support_play = excluded.support_play, smallest_stake = excluded.smallest_stake,
      largest_stake = excluded.largest_stake, largest_win = excluded.largest_win, lines = excluded.lines,
      default_play_type = excluded.default_play_type, retired_at = null
    where (g.category, g.game_type, g.name_bn, g.name_en, g.icon, g.small_icon, g.support_play, g.smallest_stake,
        g.largest_stake, g.largest_win, g.lines, g.default_play_type, g.retired_at)
      is distinct from (excluded.category, excluded.game_type, excluded.name_bn, excluded.name_en, excluded.icon,
        excluded.small_icon, excluded.support_play, excluded.smallest_stake, excluded.largest_stake,
        excluded.largest_win, excluded.lines, excluded.default_play_type, null::timestamptz)
    returning (xmax = 0) as is_new`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  return { added, changed: rows.length - added };
}

const minorText = (amount: string): string => String(parseAmount(amount) ?? 0n);

const rowOf = (game: FeedGame) => ({
  code: game.code,
  category: game.category,
  game_type: game.type ?? "",
  name_bn: game.names.bn.normalize("NFC"),
  name_en: game.names.en.normalize("NFC"),
  icon: game.icon ?? "",
  small_icon: game.smallIcon ?? "",
  support_play: game.trial ? 0 : 1,
  smallest_stake: minorText(game.limits.minimum),
  largest_stake: minorText(game.limits.maximum),
  largest_win: minorText(game.limits.largestWin),
  lines: game.lines ?? null,
  default_play_type: game.playType ?? "",
});

/** How many of them were there until now. */
export async function retireGames(
  tx: OpenTransaction,
  vendor: string,
  codes: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update games set retired_at = clock_timestamp()
    where vendor = ${vendor} and code = any(${[...codes]}::text[]) and retired_at is null`.execute(tx);
  return Number(numAffectedRows);
}

export async function countGames(
  tx: OpenTransaction,
  vendor: string,
): Promise<{ readonly live: number; readonly all: number }> {
  const { rows } = await sql<{ live: bigint; all: bigint }>`
    select count(*) filter (where retired_at is null) as live, count(*) as all from games where vendor = ${vendor}`.execute(
    tx,
  );
  return { live: Number(rows[0]?.live ?? 0n), all: Number(rows[0]?.all ?? 0n) };
}
