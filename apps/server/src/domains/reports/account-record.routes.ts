// The call of the account record [CALL-83].
import type { Unit } from "@jonaki/ledger";
import { formatAmount, minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import { TRANSACTION_KINDS } from "@jonaki/wire/states";
import type { DomainHandlers } from "../../http/handlers.ts";
import { memberIdOf } from "../accounts/accounts.ts";
import { pagesFor } from "./account-record.rules.ts";
import type { RecordKind } from "./account-record.rules.ts";
import { NO_RECORD, readAccountRecord } from "./account-record.ts";
import { accountRecordFile, recordLine } from "./account-record.view.ts";
import { recordRange } from "./record-range.rules.ts";
import { MOST_ROWS, wordsFor } from "./record-words.ts";
import type { RecordParts } from "./reports.ts";

export interface AccountRecordParts extends RecordParts {
  readonly moneyUnit: Unit;
}

export function accountRecordRoutes(
  parts: AccountRecordParts,
): Pick<DomainHandlers<"reports">, "transactionDetails"> {
  const { clock, timeZone, moneyUnit: unit, say } = parts;
  const { store } = parts.database.records;
  return {
    transactionDetails: async (input, context) => {
      const range = recordRange(input, clock.now(), timeZone);
      if (range === null) return refused("DATE_RANGE");
      const { state = null, pageNo, pageSize } = input;
      const kind = kindAsked(input);
      const filter = { memberId: memberIdOf(context), unit, range, state };
      const read = async (number: number, size: number) =>
        kind === "NONE" ? NO_RECORD : readAccountRecord(store, { ...filter, kind }, { number, size });
      const page = await read(pageNo, pageSize);
      const words = wordsFor(say, context.language, timeZone);
      const csv =
        input.format === "CSV" ? { csv: accountRecordFile(words, (await read(1, MOST_ROWS)).rows) } : {};
      return accepted({
        list: page.rows.map(recordLine),
        pageNum: pageNo,
        totalPages: pagesFor(page.count, pageSize),
        totals: { in: formatAmount(minor(page.cameInMinor)), out: formatAmount(minor(page.wentOutMinor)) },
        ...csv,
      });
    },
  };
}

/** Null for every kind. Points are earned from a later issue on, and have kinds of their own. */
function kindAsked({
  account,
  kind,
}: {
  readonly account: "MAIN" | "POINT";
  readonly kind?: string | undefined;
}): RecordKind | "NONE" | null {
  if (account === "POINT") return "NONE";
  return kind === undefined ? null : (TRANSACTION_KINDS.find((one) => one === kind) ?? "NONE");
}
