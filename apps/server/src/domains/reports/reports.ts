// The public face of reports: a member's own records.
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { accountRecordRoutes } from "./account-record.routes.ts";
import type { AccountRecordParts } from "./account-record.routes.ts";
import { betRecordRoutes } from "./bet-record.routes.ts";
import type { BetRecordParts } from "./bet-record.routes.ts";
import { personalProfitRoutes } from "./personal-profit.routes.ts";
import { recordMarksJob } from "./record-marks.ts";
import type { Say } from "./record-words.ts";

export { recordRange } from "./record-range.rules.ts";

/** What every record needs. */
export interface RecordParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly say: Say;
}

export interface ReportsParts extends BetRecordParts, AccountRecordParts {}

export interface Reports {
  readonly handlers: DomainHandlers<"reports">;
  readonly jobs: readonly Job[];
}

export function createReports(parts: ReportsParts): Reports {
  return {
    handlers: {
      ...betRecordRoutes(parts),
      ...accountRecordRoutes(parts),
      ...personalProfitRoutes(parts),
    },
    jobs: [recordMarksJob(parts.database, parts.moneyUnit)],
  };
}
