// What a bet asks of accounts, many at once: the standing of members and which logins are alive, on the money's own
// connection; and the note that a login was used, for a bet is an act of the member [ACC-78].
import { asBigint, numbers } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import { standingOf } from "./members.store.ts";
import { isOver, WRITE_EVERY_MS } from "./session.rules.ts";
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

export async function readAliveOn(
  connection: Connection,
  sessionIds: readonly bigint[],
  moments: SessionMoments,
): Promise<ReadonlySet<bigint>> {
  if (sessionIds.length === 0) return NONE;
  const rows = await connection.rows({
    name: "logins_alive",
    // Found by their ids alone: anything else would lead the database to the open sessions of everybody.
    text: `select id, last_act_at, created_at, ended_at from sessions where id = any ($1)`,
    values: [numbers(sessionIds)],
  });
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the columns of the statement above. */
  const alive = rows.filter(
    ([, lastActAt, createdAt, endedAt]) =>
      endedAt === null && !isOver({ lastActAt: lastActAt as Date, createdAt: createdAt as Date }, moments),
  );
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return new Set(alive.map(([id]) => asBigint(id)));
}

const NONE: ReadonlySet<bigint> = new Set();

/** The logins that are alive, each with the moment from which its next act has to be written; till then it stands. */
export async function noteActs(
  connection: Connection,
  sessionIds: readonly bigint[],
  { now, idleSince, beganBy, writtenBy }: SessionMoments,
): Promise<ReadonlyMap<bigint, Date>> {
  const rows = await connection.rows({
    name: "logins_note",
    // Found by their ids alone, as above; one that somebody else is changing is noted next time.
    text: `with asked as materialized (select id, last_act_at, created_at, ended_at from sessions where id = any ($1)),
      alive as materialized (
        select id, last_act_at from asked where ended_at is null and last_act_at > $2 and created_at > $3
      ), due as materialized (
        select id from sessions where id = any (array(select id from alive where last_act_at <= $4))
        order by id for update skip locked
      ), noted as (
        update sessions set last_act_at = $5
        where id = any (array(select id from due)) and ended_at is null and last_act_at <= $4
      )
      select id, last_act_at from alive`,
    values: [numbers(sessionIds), idleSince, beganBy, writtenBy, now],
  });
  return new Map(
    rows.map(([id, lastActAt]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column of the statement above.
      const last = lastActAt as Date;
      const noted = last <= writtenBy ? now : last;
      return [asBigint(id), new Date(noted.getTime() + WRITE_EVERY_MS)];
    }),
  );
}
