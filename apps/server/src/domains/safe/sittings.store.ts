// Sittings [SAFE-14]: how long each member has been playing, and whose reality check is ripe or due.
import { sql } from "kysely";
import { numbers, texts } from "@jonaki/ledger";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { CheckedPlay, RealityMinutes, SittingTerms } from "./sitting.rules.ts";

export interface PlacedBet {
  readonly memberId: bigint;
  readonly bet: bigint;
  readonly at: Date;
}

/**
 * Time is played between two bets at most ten minutes apart. Half a minute is fine enough, so most bets of somebody
 * who plays on write nothing. While a check waits for its answer the sitting stays the one it is about.
 */
export async function countSittings(
  tx: OpenTransaction,
  placed: readonly PlacedBet[],
  { mostMinutes, endsAfterMinutes }: SittingTerms,
): Promise<void> {
  if (placed.length === 0) return;
  await sql`insert into safe_sittings as s (member_id, first_bet, began_at, last_bet_at)
    select c.member_id, c.bet, c.at, c.at
    from unnest(${numbers(placed.map(({ memberId }) => memberId))}::bigint[], ${numbers(placed.map(({ bet }) => bet))}::bigint[],
      ${texts(placed.map(({ at }) => at.toISOString()))}::timestamptz[]) c(member_id, bet, at)
    left join safe_sittings k on k.member_id = c.member_id
    where k.last_bet_at is null or c.at - k.last_bet_at >= interval '30 seconds'
    order by c.member_id
    on conflict (member_id) do update set (first_bet, began_at, last_bet_at, seconds, answered_seconds, ripe_at) = (
      select case when n.fresh then excluded.first_bet else s.first_bet end,
        case when n.fresh then excluded.began_at else s.began_at end,
        greatest(s.last_bet_at, excluded.last_bet_at),
        case when n.fresh then 0 else s.seconds + n.ran end,
        case when n.fresh then 0 else s.answered_seconds end,
        case when not n.fresh and s.seconds + n.ran - s.answered_seconds
            >= 60 * least(coalesce(s.chosen_minutes, ${mostMinutes}::int), ${mostMinutes}::int)
          then coalesce(s.ripe_at, excluded.last_bet_at) else s.ripe_at end
      from (select s.ripe_at is null and (s.last_bet_at is null
            or excluded.last_bet_at - s.last_bet_at > ${endsAfterMinutes}::int * interval '1 minute') as fresh,
          case when excluded.last_bet_at - s.last_bet_at between interval '0' and interval '10 minutes'
            then extract(epoch from excluded.last_bet_at - s.last_bet_at)::bigint else 0 end as ran) n)`.execute(
    tx,
  );
}

/** The ripe ones of these members become due; answers whose. */
export async function showChecks(
  tx: OpenTransaction,
  memberIds: readonly bigint[],
): Promise<readonly bigint[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ member_id: bigint }>`update safe_sittings set due_at = clock_timestamp()
    where member_id = any (${numbers(memberIds)}::bigint[]) and ripe_at is not null and due_at is null
    returning member_id`.execute(tx);
  return rows.map((row) => row.member_id);
}

/** With the database's time. */
export interface Sitting extends CheckedPlay {
  readonly firstBet: bigint | null;
  readonly beganAt: Date | null;
  readonly isDue: boolean;
  /** Whether so much time has gone by since the last bet that it is over. */
  readonly isOver: boolean;
}

export async function readSitting(
  store: Queryable,
  memberId: bigint,
  { endsAfterMinutes }: SittingTerms,
): Promise<Sitting | null> {
  const { rows } = await sql<Sitting>`select first_bet as "firstBet", began_at as "beganAt", seconds,
      answered_seconds as "answeredSeconds", chosen_minutes as "chosenMinutes",
      due_at is not null as "isDue", clock_timestamp() as now, ripe_at is null
        and coalesce(clock_timestamp() - last_bet_at > ${endsAfterMinutes}::int * interval '1 minute', true) as "isOver"
    from safe_sittings where member_id = ${memberId}`.execute(store);
  return rows[0] ?? null;
}

export async function chooseMinutes(
  tx: OpenTransaction,
  memberId: bigint,
  minutes: RealityMinutes,
): Promise<void> {
  await tx
    .insertInto("safe_sittings")
    .values({ member_id: memberId, chosen_minutes: minutes })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet({ chosen_minutes: minutes }))
    .execute();
}

/** The next check comes after as much play again; one that is not ripe is not put off. */
export async function answerCheck(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await tx
    .updateTable("safe_sittings")
    .set((row) => ({ answered_seconds: row.ref("seconds"), ripe_at: null, due_at: null }))
    .where("member_id", "=", memberId)
    .where("ripe_at", "is not", null)
    .execute();
}

/** The next bet begins another. */
export async function endSitting(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await tx
    .updateTable("safe_sittings")
    .set({
      first_bet: null,
      began_at: null,
      last_bet_at: null,
      seconds: 0n,
      answered_seconds: 0n,
      ripe_at: null,
      due_at: null,
    })
    .where("member_id", "=", memberId)
    .execute();
}
