// Page views per business day and route.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export async function addPageViews(
  store: Queryable,
  day: string,
  views: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    insert into page_views (day, route, views)
    select ${day}::date, * from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::int[])
    on conflict (day, route) do update set views = page_views.views + excluded.views`.execute(store);
}
