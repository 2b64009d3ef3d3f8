// The case of a game whose outcomes disagree with its sheet.
import type { FairFrequencies } from "@jonaki/vendor/fair";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

/** Does nothing while one is open for the same game and version. */
export async function openOutcomesCase(
  store: Queryable,
  found: Omit<FairFrequencies, "agrees">,
): Promise<void> {
  await sql`
    insert into money_cases (kind, vendor, detail)
    select 'OUTCOMES_DISAGREE', games.vendor, ${JSON.stringify(found)}::jsonb
    from games where games.code = ${found.game} and not exists (
      select from money_cases
      where kind = 'OUTCOMES_DISAGREE' and closed_at is null
        and detail ->> 'game' = ${found.game} and detail ->> 'version' = ${found.version}
    )`.execute(store);
}
