// Whether a registration comes from somebody who is excluded [SAFE-12]: by what they have in common, whether it was
// verified or only said.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface Shared {
  readonly memberId: bigint;
  readonly what: "MOBILE" | "MAIL" | "ID" | "DEVICE";
}

export interface Traits {
  readonly mobile: string | null;
  readonly mail: string | null;
  readonly idNumber: string | null;
  readonly device: string;
}

/** What the traits share with members who are excluded at the moment, also where another state lies on top. */
export async function sharedWithExcluded(
  store: Queryable,
  { mobile, mail, idNumber, device }: Traits,
  moment: Date,
): Promise<readonly Shared[]> {
  const { rows } = await sql<{ member_id: bigint; what: Shared["what"] }>`
    with alike as (
      select member_id, 'MOBILE' as what from contacts where kind = 'MOBILE' and value = ${mobile}
      union select member_id, 'MAIL' from contacts where kind = 'MAIL' and value = ${mail}
      union select member_id, 'ID' from profiles where id_number = ${idNumber}
      union select member_id, 'DEVICE' from registrations where device = ${device} and member_id is not null
      union select member_id, 'DEVICE' from sessions where device = ${device}
      union select member_id, 'DEVICE' from audit_entries
        where device = ${device} and member_id is not null and actor = 'MEMBER' and success
    )
    select alike.member_id, alike.what from alike join members m on m.id = alike.member_id
    where (m.status = 'EXCLUDED' or 'EXCLUDED' = any (m.statuses_before))
      and not (m.status_lapses and m.status_until <= ${moment})
    order by alike.member_id, alike.what`.execute(store);
  return rows.map((row) => ({ memberId: row.member_id, what: row.what }));
}
