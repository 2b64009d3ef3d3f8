// The table of play sessions. The play token is kept as its hash: who reads the table can play for nobody.
import { sql } from "kysely";
import type { Queryable } from "../platform/database.ts";

export interface SessionRow {
  readonly walletSession: string;
  readonly player: string;
  readonly displayName: string;
  readonly currency: "BDT" | "PLAY" | "TRIAL";
  readonly language: "bn" | "en";
  readonly mode: "real" | "bonus" | "demo";
  readonly game: string;
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
  readonly largestWinMinor: bigint;
}

export interface NewSession extends SessionRow {
  readonly tokenHash: Buffer;
  readonly openedAt: Date;
  readonly endsAt: Date;
}

export async function insertSession(store: Queryable, session: NewSession): Promise<void> {
  await store
    .insertInto("studio_sessions")
    .values({
      token_hash: session.tokenHash,
      wallet_session: session.walletSession,
      player: session.player,
      display_name: session.displayName,
      currency: session.currency,
      language: session.language,
      mode: session.mode,
      game: session.game,
      minimum: session.minimumMinor,
      maximum: session.maximumMinor,
      largest_win: session.largestWinMinor,
      opened_at: session.openedAt,
      ends_at: session.endsAt,
    })
    .execute();
}

export async function findSession(
  store: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<(SessionRow & { readonly endsAt: Date }) | null> {
  const row = await store
    .selectFrom("studio_sessions")
    .select([
      "wallet_session as walletSession",
      "player",
      "display_name as displayName",
      "game",
      "minimum as minimumMinor",
      "maximum as maximumMinor",
      "largest_win as largestWinMinor",
      "ends_at as endsAt",
      sql<SessionRow["currency"]>`currency`.as("currency"),
      sql<SessionRow["language"]>`language`.as("language"),
      sql<SessionRow["mode"]>`mode`.as("mode"),
    ])
    .where("token_hash", "=", tokenHash)
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteEnded(store: Queryable, endedBefore: Date): Promise<void> {
  await store.deleteFrom("studio_sessions").where("ends_at", "<", endedBefore).execute();
}
