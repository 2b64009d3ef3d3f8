// Searching, exporting and checking the audit log [OFF-6].
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls, ParsedInput, Refused } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { checkAudit, countAudit, readAudit } from "./office-audit.store.ts";
import type { AuditFilter } from "./office-audit.store.ts";
import { auditCsv, auditEntry } from "./office-audit.view.ts";
import type { OperatorView } from "./operator-view.ts";

type Asked = ParsedInput<OfficeCalls["audit"]["auditExport"]>;

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;
const MOST_ROWS = 10_000;
const ROWS = SETTINGS.recordDays.rowsPerPage;

/** Days of the brand's calendar, both included; without them the last seven. */
function filterOf(asked: Asked, now: Date, timeZone: string): AuditFilter | Refused<"DATE_RANGE"> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const to = asked.to === undefined ? today : Temporal.PlainDate.from(asked.to);
  const from = asked.from === undefined ? to.subtract({ days: 6 }) : Temporal.PlainDate.from(asked.from);
  const begin = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const [since, until] = [begin(from), begin(to.add({ days: 1 }))];
  const days = (until.getTime() - since.getTime()) / DAY_MS;
  if (days <= 0 || days > LONGEST_DAYS) return refused("DATE_RANGE");
  return {
    since,
    until,
    operatorId: asked.operatorId === undefined ? undefined : BigInt(asked.operatorId),
    action: asked.action,
    subject: asked.subject,
  };
}

export interface AuditRouteParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
}

export function auditRoutes({
  database,
  clock,
  timeZone,
}: AuditRouteParts): HandlersOf<OfficeCalls["audit"], OperatorView> {
  const { store } = database;
  return {
    audit: async ({ pageNo, ...asked }) => {
      const filter = filterOf(asked, clock.now(), timeZone);
      if ("ok" in filter) return filter;
      const [rows, count] = await Promise.all([
        readAudit(store, filter, { skip: (pageNo - 1) * ROWS, most: ROWS }),
        countAudit(store, filter),
      ]);
      return accepted({ list: rows.map(auditEntry), pageNum: pageNo, totalPages: Math.ceil(count / ROWS) });
    },
    auditExport: async (asked) => {
      const filter = filterOf(asked, clock.now(), timeZone);
      if ("ok" in filter) return filter;
      return accepted({ csv: auditCsv(await readAudit(store, filter, { skip: 0, most: MOST_ROWS })) });
    },
    auditCheck: async () => {
      const { entries, broken } = await checkAudit(store);
      return accepted({ entries: Number(entries), brokenAt: broken === null ? null : String(broken) });
    },
  };
}
