// The reports of the back office [REP-15]: the members' records over all accounts or one, and what the house asks of its days.
// Whatever has rows and totals is of one moment, so that they always agree [REP-12].
import type { OfficeCalls, ParsedInput } from "@jonaki/wire";
import type { AccountRecordParts } from "../account-record.routes.ts";
import { profitFile } from "../personal-profit.view.ts";
import type { RecordRange } from "../record-range.rules.ts";
import { wordsFor } from "../record-words.ts";
import type { RecordLanguage, RecordWords } from "../record-words.ts";
import { createAccountReport } from "./account-report.ts";
import { createBetsReport } from "./bets-report.ts";
import { cashFlowFile, costsFile, gamesFile } from "./house-files.view.ts";
import type { AccountReport, BetsReport, CashFlow, Costs, GameResult, ProfitReport } from "./house.view.ts";
import { createSumReports } from "./sum-reports.ts";

/** Which days, and whose: null for all accounts. */
export interface About {
  readonly range: RecordRange;
  readonly memberId: bigint | null;
}

export type Asked<Name extends keyof OfficeCalls["reports"]> = ParsedInput<OfficeCalls["reports"][Name]>;
export type Words = (language: RecordLanguage) => RecordWords;

export interface HouseReports {
  bets(about: About, asked: Asked<"betsReport">): Promise<BetsReport>;
  betsFile(about: About, asked: Asked<"betsReportExport">, language: RecordLanguage): Promise<string>;
  entries(about: About, asked: Asked<"accountReport">): Promise<AccountReport>;
  entriesFile(about: About, asked: Asked<"accountReportExport">, language: RecordLanguage): Promise<string>;
  profit(about: About): Promise<ProfitReport>;
  profitFile(about: About, language: RecordLanguage): Promise<string>;
  cashFlow(range: RecordRange, asked: Asked<"cashFlow">): Promise<CashFlow>;
  cashFlowFile(range: RecordRange, asked: Asked<"cashFlow">, language: RecordLanguage): Promise<string>;
  games(about: About, asked: Asked<"gameResult">): Promise<GameResult>;
  gamesFile(about: About, asked: Asked<"gameResult">, language: RecordLanguage): Promise<string>;
  costs(range: RecordRange, asked: Asked<"costs">): Promise<Costs>;
  costsFile(range: RecordRange, asked: Asked<"costs">, language: RecordLanguage): Promise<string>;
}

export function createHouseReports(parts: AccountRecordParts): HouseReports {
  const { say, timeZone } = parts;
  const words: Words = (language) => wordsFor(say, language, timeZone);
  const sums = createSumReports(parts);
  return {
    ...createBetsReport(parts, words),
    ...createAccountReport(parts, words),
    ...sums,
    profitFile: async (about, language) => profitFile(words(language), await sums.profit(about)),
    cashFlowFile: async (range, asked, language) =>
      cashFlowFile(words(language), await sums.cashFlow(range, asked)),
    gamesFile: async (about, asked, language) => gamesFile(words(language), await sums.games(about, asked)),
    costsFile: async (range, asked, language) => costsFile(words(language), await sums.costs(range, asked)),
  };
}
