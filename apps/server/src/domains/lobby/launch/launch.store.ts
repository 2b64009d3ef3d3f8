// Launch tickets and play sessions.
import type { Queryable } from "../../../platform/database/database.ts";
import type { BetUnit, Staked } from "../../bets/bets.ts";

export interface Launch extends Staked {
  readonly vendor: string;
  readonly game: string;
  readonly loginSession: bigint;
}

export interface Ticket extends Launch {
  readonly language: "bn" | "en";
}

export async function addTicket(store: Queryable, hash: Buffer, ticket: Ticket, at: Date): Promise<void> {
  await store
    .insertInto("launch_tickets")
    .values({
      ticket_hash: hash,
      vendor: ticket.vendor,
      game: ticket.game,
      member_id: ticket.memberId,
      login_session: ticket.loginSession,
      unit: ticket.unit,
      purse: ticket.purse,
      language: ticket.language,
      made_at: at,
    })
    .execute();
}

/** Spends the ticket: of any number of tries at once exactly one gets it. */
export async function useTicket(
  store: Queryable,
  hash: Buffer,
  { vendor, game }: { readonly vendor: string; readonly game: string },
  madeAfter: Date,
  at: Date,
): Promise<Ticket | null> {
  const row = await store
    .updateTable("launch_tickets")
    .set({ used_at: at })
    .where("ticket_hash", "=", hash)
    .where("vendor", "=", vendor)
    .where("game", "=", game)
    .where("used_at", "is", null)
    .where("made_at", ">", madeAfter)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const language = row.language === "en" ? "en" : "bn";
  return {
    vendor,
    game,
    memberId: row.member_id,
    loginSession: row.login_session,
    unit: unitOf(row.unit),
    purse: row.purse,
    language,
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
const unitOf = (text: string): BetUnit => text as BetUnit;

export async function addPlaySession(store: Queryable, id: string, launch: Launch, at: Date): Promise<void> {
  await store
    .insertInto("play_sessions")
    .values({
      id,
      vendor: launch.vendor,
      game: launch.game,
      member_id: launch.memberId,
      login_session: launch.loginSession,
      unit: launch.unit,
      purse: launch.purse,
      opened_at: at,
    })
    .execute();
}

export async function readPlaySessions(
  store: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Launch>> {
  const rows = await store.selectFrom("play_sessions").selectAll().where("id", "in", ids).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        vendor: row.vendor,
        game: row.game,
        memberId: row.member_id,
        loginSession: row.login_session,
        unit: unitOf(row.unit),
        purse: row.purse,
      },
    ]),
  );
}

/** Tickets are dead after a minute, play sessions with their login at the latest after half a day. */
export async function sweepLaunches(store: Queryable, ticketsBefore: Date, playsBefore: Date): Promise<void> {
  await store.deleteFrom("launch_tickets").where("made_at", "<", ticketsBefore).execute();
  await store.deleteFrom("play_sessions").where("opened_at", "<", playsBefore).execute();
}
