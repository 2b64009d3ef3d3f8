// The reports of the back office [REP-15, OFF-18]: which days and whose, for the readings of reports.
import { accepted, refused } from "@jonaki/wire";
import type { Accepted, OfficeCalls, Refused } from "@jonaki/wire";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { recordRange } from "../../reports/reports.ts";
import type { HouseReports, RecordRange } from "../../reports/reports.ts";
import type { OperatorView } from "../operator-view.ts";

export interface ReportsDeskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, "memberByName">;
  readonly houseReports: HouseReports;
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
interface DaysOfOne extends Days {
  readonly account?: string | undefined;
}
type About = Parameters<HouseReports["profit"]>[0];

export function reportsDesk(
  parts: ReportsDeskParts & { readonly timeZone: string },
): HandlersOf<OfficeCalls["reports"], OperatorView> {
  const { houseReports: reports } = parts;
  const { within, about } = askingOf(parts);
  const file = async (made: Promise<string>) => ({ csv: await made });
  return {
    betsReport: (asked) => about(asked, (whose) => reports.bets(whose, asked)),
    betsReportExport: (asked, { language }) =>
      about(asked, (whose) => file(reports.betsFile(whose, asked, language))),
    accountReport: (asked) => about(asked, (whose) => reports.entries(whose, asked)),
    accountReportExport: (asked, { language }) =>
      about(asked, (whose) => file(reports.entriesFile(whose, asked, language))),
    profitReport: (asked) => about(asked, reports.profit),
    profitReportExport: (asked, { language }) =>
      about(asked, (whose) => file(reports.profitFile(whose, language))),
    cashFlow: (asked) => within(asked, (range) => reports.cashFlow(range, asked)),
    cashFlowExport: (asked, { language }) =>
      within(asked, (range) => file(reports.cashFlowFile(range, asked, language))),
    gameResult: (asked) => about(asked, (whose) => reports.games(whose, asked)),
    gameResultExport: (asked, { language }) =>
      about(asked, (whose) => file(reports.gamesFile(whose, asked, language))),
    costs: (asked) => within(asked, (range) => reports.costs(range, asked)),
    costsExport: (asked, { language }) =>
      within(asked, (range) => file(reports.costsFile(range, asked, language))),
  };
}

function askingOf({ database, clock, accounts, timeZone }: ReportsDeskParts & { readonly timeZone: string }) {
  const within = async <Value>(
    asked: Days,
    read: (range: RecordRange) => Promise<Value>,
  ): Promise<Accepted<Value> | Refused<"DATE_RANGE">> => {
    const range = recordRange(asked, clock.now(), timeZone);
    return range === null ? refused("DATE_RANGE") : accepted(await read(range));
  };
  const about = async <Value>(
    asked: DaysOfOne,
    read: (whose: About) => Promise<Value>,
  ): Promise<Accepted<Value> | Refused<"DATE_RANGE" | "NOT_FOUND">> => {
    const range = recordRange(asked, clock.now(), timeZone);
    if (range === null) return refused("DATE_RANGE");
    if (asked.account === undefined) return accepted(await read({ range, memberId: null }));
    const member = await accounts.memberByName(database.store, asked.account);
    return member === null ? refused("NOT_FOUND") : accepted(await read({ range, memberId: member.id }));
  };
  return { within, about };
}
