// A member's purses [LOB-37]: one for each game it has tried, made with the first demo of it and kept, because its accounts
// and what was staked from them name it.
import { asBigint, numbers } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export interface TriedGame {
  readonly memberId: bigint;
  readonly vendor: string;
  readonly game: string;
}

/** The one that is there, or a new one; of two who make it at once the other waits and finds it. */
export async function makeTrialPurse(tx: OpenTransaction, tried: TriedGame): Promise<bigint> {
  const known = await findTrialPurse(tx, tried);
  if (known !== null) return known;
  await tx
    .insertInto("trial_purses")
    .values({ member_id: tried.memberId, vendor: tried.vendor, game: tried.game })
    .onConflict((conflict) => conflict.columns(["member_id", "vendor", "game"]).doNothing())
    .execute();
  const made = await findTrialPurse(tx, tried);
  if (made === null) throw new Error("a purse that was made is not there");
  return made;
}

export async function findTrialPurse(
  store: Queryable,
  { memberId, vendor, game }: TriedGame,
): Promise<bigint | null> {
  const row = await store
    .selectFrom("trial_purses")
    .select("id")
    .where("member_id", "=", memberId)
    .where("vendor", "=", vendor)
    .where("game", "=", game)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The members of those owners of accounts that are purses. */
export async function readPurseMembers(
  connection: Connection,
  owners: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await connection.rows({
    name: "trial_purses_members",
    text: "select id, member_id from trial_purses where id = any ($1::bigint[])",
    values: [numbers(owners)],
  });
  return new Map(rows.map(([id, memberId]) => [asBigint(id), asBigint(memberId)]));
}
