// What members have used lately and where they stand in the tree, for the question who may sit with whom [CAR-50].
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Sitter } from "./apart.rules.ts";

/** A session, a registration and whatever else the member did count with their own times. */
export async function readSitters(
  store: Queryable,
  memberIds: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, Sitter>> {
  const { rows } = await sql<Sitter>`
    with used as (
      select member_id, device, address from sessions
      where member_id = any (${[...memberIds]}::bigint[]) and last_act_at >= ${since}
      union select member_id, device, address from registrations
      where member_id = any (${[...memberIds]}::bigint[]) and at >= ${since}
      union select member_id, device, address from audit_entries
      where member_id = any (${[...memberIds]}::bigint[]) and at >= ${since} and actor = 'MEMBER' and success
    )
    select m.id as "memberId", m.upline_id as "uplineId", p.id_number as "idNumber",
      array(select distinct device from used u where u.member_id = m.id and device <> '') as devices,
      array(select distinct address from used u where u.member_id = m.id and address <> '') as addresses,
      array(select distinct number_key from pay_accounts a
        where a.member_id = m.id and (removed_at is null or removed_at >= ${since})) as accounts,
      array(select ancestor_id from member_lines l where l.descendant_id = m.id and depth > 0) as above
    from members m left join profiles p on p.member_id = m.id
    where m.id = any (${[...memberIds]}::bigint[])`.execute(store);
  return new Map(rows.map((row) => [row.memberId, { ...row, above: row.above.map(BigInt) }]));
}
