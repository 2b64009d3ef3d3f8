// The betting record over all accounts [REP-15, REP-1]: a page with the totals of its filter, and a file.
import { SETTINGS } from "@jonaki/wire/settings";
import { betIdOf } from "../bet-record.routes.ts";
import type { BetFilter } from "../bet-record.store.ts";
import { MOST_ROWS } from "../record-words.ts";
import type { RecordParts } from "../reports.ts";
import { readBetTotals, readHouseBets } from "./house-bets.store.ts";
import type { BetPoint } from "./house-bets.store.ts";
import { betsFile } from "./house-files.view.ts";
import type { About, Asked, HouseReports, Words } from "./house-reports.ts";
import { betLine, betSums } from "./house.view.ts";
import { atOneMoment } from "./moment.store.ts";
import { numbersIn, textOf } from "./page-end.rules.ts";

const ROWS = SETTINGS.recordDays.rowsPerPage;

export function createBetsReport(
  { database }: RecordParts,
  words: Words,
): Pick<HouseReports, "bets" | "betsFile"> {
  return {
    bets: (about, asked) => {
      const filter = filterOf(about, asked);
      return atOneMoment(database, async (store) => {
        const rows = await readHouseBets(store, filter, pointOf(asked.after), ROWS + 1);
        const [page, last] = [rows.slice(0, ROWS), rows[ROWS - 1]];
        return {
          list: page.map(betLine),
          next: rows.length > ROWS && last !== undefined ? textOf([last.micros, last.id]) : null,
          totals: betSums(await readBetTotals(store, filter)),
        };
      });
    },
    betsFile: async (about, asked, language) => {
      const rows = await readHouseBets(database.store, filterOf(about, asked), null, MOST_ROWS);
      return betsFile(words(language), rows.map(betLine));
    },
  };
}

const filterOf = (
  { memberId, range }: About,
  { category, vendor, game, betId, state }: Asked<"betsReportExport">,
): BetFilter => ({ memberId, range, category, vendor, game, state, betId: betIdOf(betId) });

function pointOf(after: string | undefined): BetPoint | null {
  const [micros, id] = numbersIn(after, 2) ?? [];
  return micros === undefined || id === undefined ? null : { micros, id };
}
