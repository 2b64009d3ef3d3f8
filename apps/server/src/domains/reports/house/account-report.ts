// The account record over all accounts [REP-15, REP-4]: a page with totals in and out, and a file.
import { SETTINGS } from "@jonaki/wire/settings";
import { entriesOf } from "../account-record.rules.ts";
import type { AccountRecordParts } from "../account-record.routes.ts";
import { MOST_ROWS } from "../record-words.ts";
import { readEntryTotals, readHouseEntries } from "./house-entries.store.ts";
import type { EntryFilter, EntryPoint, HouseEntry } from "./house-entries.store.ts";
import { entriesFile } from "./house-files.view.ts";
import type { About, Asked, HouseReports, Words } from "./house-reports.ts";
import { entryLine, entrySums } from "./house.view.ts";
import { atOneMoment } from "./moment.store.ts";
import { numbersIn, textOf } from "./page-end.rules.ts";

const ROWS = SETTINGS.recordDays.rowsPerPage;

export function createAccountReport(
  { database, moneyUnit: unit }: AccountRecordParts,
  words: Words,
): Pick<HouseReports, "entries" | "entriesFile"> {
  const filterOf = (about: About, { kind, state }: Asked<"accountReportExport">): EntryFilter => ({
    ...about,
    unit,
    kind: kind === undefined ? null : entriesOf(kind),
    state: state ?? null,
  });
  return {
    entries: (about, asked) => {
      const filter = filterOf(about, asked);
      return atOneMoment(database, async (store) => {
        const rows = await readHouseEntries(store, filter, pointOf(asked.after), ROWS + 1);
        const [page, last] = [rows.slice(0, ROWS), rows[ROWS - 1]];
        return {
          list: page.map(entryLine),
          next: rows.length > ROWS && last !== undefined ? endOf(last) : null,
          totals: entrySums(await readEntryTotals(store, filter)),
        };
      });
    },
    entriesFile: async (about, asked, language) => {
      const rows = await readHouseEntries(database.store, filterOf(about, asked), null, MOST_ROWS);
      return entriesFile(words(language), rows.map(entryLine));
    },
  };
}

const endOf = ({ micros, transfer_id, account_id, version }: HouseEntry): string =>
  textOf([micros, transfer_id, account_id, version]);

function pointOf(after: string | undefined): EntryPoint | null {
  const [micros, transferId, accountId, version] = numbersIn(after, 4) ?? [];
  if (micros === undefined || transferId === undefined) return null;
  return accountId === undefined || version === undefined ? null : { micros, transferId, accountId, version };
}
