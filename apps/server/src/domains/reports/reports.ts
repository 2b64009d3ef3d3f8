// The public face of reports: a member's own records, and the back office's over all accounts.
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { accountRecordRoutes } from "./account-record.routes.ts";
import type { AccountRecordParts } from "./account-record.routes.ts";
import { betRecordRoutes } from "./bet-record.routes.ts";
import type { BetRecordParts } from "./bet-record.routes.ts";
import { createHouseReports } from "./house/house-reports.ts";
import type { HouseReports } from "./house/house-reports.ts";
import { personalProfitRoutes } from "./personal-profit.routes.ts";
import { recordMarksJob } from "./record-marks.ts";
import type { Say } from "./record-words.ts";

export { recordRange } from "./record-range.rules.ts";
export type { RecordRange } from "./record-range.rules.ts";
export type { HouseReports } from "./house/house-reports.ts";

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
  /** Over all accounts [REP-15]; who may read them is the office's affair. */
  readonly house: HouseReports;
}

export function createReports(parts: ReportsParts): Reports {
  return {
    handlers: {
      ...betRecordRoutes(parts),
      ...accountRecordRoutes(parts),
      ...personalProfitRoutes(parts),
    },
    jobs: [recordMarksJob(parts.database, parts.moneyUnit)],
    house: createHouseReports(parts),
  };
}
