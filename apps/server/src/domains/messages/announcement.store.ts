// The table of announcements: what may be shown now, and the moves that time makes.
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Addressed, Placed, Schedule } from "./announcement.rules.ts";

export type AnnouncementType = "B" | "PL" | "PU" | "H";
export type AnnouncementKind = "SITE" | "PAYMENT" | "GAMES" | "PROMOTIONS";

export interface Announcement extends Schedule, Addressed, Placed {
  readonly startsAt: Date;
  readonly type: AnnouncementType;
  readonly kind: AnnouncementKind;
  readonly title: { readonly BN: string; readonly EN: string };
  readonly content: { readonly BN: string; readonly EN: string };
  readonly group: string;
  readonly image: string | null;
  readonly link: string | null;
}

/** Published and begun; which of them have ended, a rule says. */
export async function readBegun(store: Queryable, moment: Date): Promise<readonly Announcement[]> {
  const rows = await store
    .selectFrom("announcements")
    .selectAll()
    .where("state", "in", ["PLANNED", "SHOWN"])
    .where("starts_at", "<=", moment)
    .execute();
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
  return rows.map((row) => ({
    id: row.id,
    type: row.type as AnnouncementType,
    kind: row.kind as AnnouncementKind,
    title: { BN: row.title_bn, EN: row.title_en },
    content: { BN: row.content_bn, EN: row.content_en },
    group: row.banner_group,
    image: row.image,
    link: row.link,
    target: row.target as Addressed["target"],
    leastRank: row.least_rank,
    state: row.state as Schedule["state"],
    startsAt: row.starts_at ?? moment,
    endsAt: row.ends_at,
    position: row.position,
  }));
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** Rows 2 and 3 of the table, in this order: one that began and ended unseen passes through both [MSG-12]. */
export function writeMovesOfTime(database: Database, moment: Date): Promise<void> {
  return database.transaction(async (tx) => {
    await tx
      .updateTable("announcements")
      .set({ state: "SHOWN" })
      .where("state", "=", "PLANNED")
      .where("starts_at", "<=", moment)
      .execute();
    await tx
      .updateTable("announcements")
      .set({ state: "ENDED" })
      .where("state", "=", "SHOWN")
      .where("ends_at", "<=", moment)
      .execute();
  });
}
