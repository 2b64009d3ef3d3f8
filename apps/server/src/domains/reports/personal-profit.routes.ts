// The call of personal loss [CALL-122]: bets by the betting record, everything else by the account record.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import { memberIdOf } from "../accounts/accounts.ts";
import { kindOf } from "./account-record.rules.ts";
import type { AccountRecordParts } from "./account-record.routes.ts";
import { readOtherEntries } from "./account-record.ts";
import { movedOf, profitOf } from "./personal-profit.rules.ts";
import type { MovedSum } from "./personal-profit.rules.ts";
import { readPlayed } from "./personal-profit.store.ts";
import { profitAnswer, profitFile } from "./personal-profit.view.ts";
import { dayOf, daysOf, recordRange } from "./record-range.rules.ts";
import type { RecordRange } from "./record-range.rules.ts";
import { wordsFor } from "./record-words.ts";

export function personalProfitRoutes(
  parts: AccountRecordParts,
): Pick<DomainHandlers<"reports">, "personalProfit"> {
  const { clock, timeZone, say } = parts;
  const { store } = parts.database.records;
  return {
    personalProfit: async (input, context) => {
      const range = recordRange(input, clock.now(), timeZone);
      if (range === null) return refused("DATE_RANGE");
      const memberId = memberIdOf(context);
      const played = await readPlayed(store, memberId, range, timeZone);
      const days = daysOf(range, timeZone);
      const profit = profitOf(days, played, await readMoved(parts, memberId, range));
      const answer = profitAnswer(days, profit);
      const words = wordsFor(say, context.language, timeZone);
      return accepted({
        ...answer,
        ...(input.format === "CSV" ? { csv: profitFile(words, answer) } : {}),
      });
    },
  };
}

async function readMoved(
  { database, moneyUnit: unit, timeZone }: AccountRecordParts,
  memberId: bigint,
  range: RecordRange,
): Promise<readonly MovedSum[]> {
  const rows = await readOtherEntries(database.records.store, { memberId, unit, range });
  return rows.map((row) =>
    movedOf({
      day: dayOf(row.at, timeZone),
      kind: kindOf(row.kind, row.amount),
      amountMinor: row.amount,
      isReturned: row.hold === "RELEASED",
      leftMinor: row.hold_left ?? 0n,
    }),
  );
}
