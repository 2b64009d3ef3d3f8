// What a bet asks of accounts, many at once: the standing of members on the money's own connection, and which
// login sessions are alive. A bet is an act of the member, so asking notes it [ACC-78].
import { asBigint, numbers } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import { standingOf } from "./members.store.ts";
import type { SessionMoments } from "./session.rules.ts";
import type { Standing } from "./status.rules.ts";

export async function readStandingsOn(
  connection: Connection,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Standing>> {
  const rows = await connection.rows({
    name: "member_standings",
    text: `select id, status, statuses_before, status_until, status_lapses, trial_ends_at
      from members where id = any ($1)`,
    values: [numbers(memberIds)],
  });
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the columns of the statement above. */
  return new Map(
    rows.map(([id, status, before, until, lapses, trialEnds]) => [
      asBigint(id),
      standingOf({
        status: status as string,
        statuses_before: before as string[],
        status_until: until as Date | null,
        status_lapses: lapses as boolean,
        trial_ends_at: trialEnds as Date | null,
      }),
    ]),
  );
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** The sessions that are alive, their act noted at most every so often. */
export async function noteActs(
  store: Queryable,
  sessionIds: readonly bigint[],
  { now, idleSince, beganBy, writtenBy }: SessionMoments,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint; last_act_at: Date }>`
    select id, last_act_at from sessions
    where id = any (${sessionIds.map(String)}::bigint[]) and ended_at is null
      and last_act_at > ${idleSince} and created_at > ${beganBy}`.execute(store);
  const due = rows.filter((row) => row.last_act_at <= writtenBy);
  if (due.length > 0) {
    await sql`
      update sessions set last_act_at = ${now} where id in (
        select id from sessions where id = any (${due.map((row) => String(row.id))}::bigint[]) and ended_at is null
          and last_act_at <= ${writtenBy} order by id for update skip locked)`.execute(store);
  }
  return new Set(rows.map((row) => row.id));
}
