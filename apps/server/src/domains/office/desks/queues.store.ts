// What waits for somebody at each desk, and since when [OFF-9].
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface Queue {
  readonly desk: "deposits" | "withdrawals" | "kyc";
  readonly state: string;
  readonly waiting: bigint;
  readonly oldest: Date | null;
}

/** The states in which the house has to do something. */
export async function readQueues(store: Queryable): Promise<readonly Queue[]> {
  const { rows } = await sql<Queue>`
    select desk, state, waiting, oldest from (
      select 'deposits' as desk, 'SUBMITTED' as state, count(*) as waiting, min(submitted_at) as oldest, 1 as place
      from deposits where state = 'SUBMITTED'
      union all
      select 'withdrawals', s.state, count(w.id), min(w.created_at), s.place
      from unnest(array['REVIEW', 'APPROVED', 'PAYING', 'DISPUTED']) with ordinality s(state, place)
      left join withdrawals w on w.state = s.state group by s.state, s.place
      union all
      select 'kyc', 'WAITING', count(*), min(waiting_since), 1 from safe_identities where state = 'WAITING') q
    order by desk, place`.execute(store);
  return rows;
}
