// The calls of the betting record: its pages, and one bet whole [CALL-120, CALL-121].
import { formatAmount, minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { RoundProof } from "@jonaki/vendor/fair";
import type { DomainHandlers } from "../../http/handlers.ts";
import { memberIdOf } from "../accounts/accounts.ts";
import { pagesFor } from "./account-record.rules.ts";
import { recordRange } from "./record-range.rules.ts";
import { readBetPage, readBetRow, readEarlierResults, readReferences } from "./bet-record.store.ts";
import type { BetRow } from "./bet-record.store.ts";
import { betRecordFile, lineOf, totalsOf } from "./bet-record.view.ts";
import { fairnessOf, ofBet, resultOf } from "./bet-round.view.ts";
import { MOST_ROWS, wordsFor } from "./record-words.ts";
import type { RecordParts } from "./reports.ts";

export interface BetRecordParts extends RecordParts {
  /** A round of our own studio, once it is decided; null for every other one. */
  decidedRound(round: string): Promise<RoundProof | null>;
}

type Detail = CallOutput<Calls["reports"]["betDetail"]>["bet"];

export function betRecordRoutes(
  parts: BetRecordParts,
): Pick<DomainHandlers<"reports">, "betHistory" | "betDetail"> {
  const { clock, timeZone, say } = parts;
  const { store } = parts.database.records;
  return {
    betHistory: async (input, context) => {
      const range = recordRange(input, clock.now(), timeZone);
      if (range === null) return refused("DATE_RANGE");
      const { from: _from, to: _to, pageNo, pageSize, betId, format, ...filter } = input;
      const asked = { ...filter, memberId: memberIdOf(context), range, betId: betIdOf(betId) };
      const { rows, totals } = await readBetPage(store, asked, { number: pageNo, size: pageSize });
      const words = wordsFor(say, context.language, timeZone);
      const csv =
        format === "CSV"
          ? {
              csv: betRecordFile(
                words,
                (await readBetPage(store, asked, { number: 1, size: MOST_ROWS })).rows,
              ),
            }
          : {};
      const totalPages = pagesFor(totals.rows, pageSize);
      return accepted({
        list: rows.map(lineOf),
        pageNum: pageNo,
        totalPages,
        totals: totalsOf(totals),
        ...csv,
      });
    },
    betDetail: async ({ betId }, context) => {
      const id = betIdOf(betId);
      const row = id === undefined ? null : await readBetRow(store, memberIdOf(context), id);
      return row === null ? refused("NOT_FOUND") : accepted({ bet: await detailOf(parts, row) });
    },
  };
}

const NOBODYS = 0n;
/** A bet's id is a whole number; other texts are simply nobody's bet. */
export const betIdOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : /^\d{1,18}$/u.test(text) ? BigInt(text) : NOBODYS;

async function detailOf(parts: BetRecordParts, row: BetRow): Promise<Detail> {
  const { store } = parts.database.records;
  const [earlier, ledgerReferences, decided] = await Promise.all([
    readEarlierResults(store, row.id),
    readReferences(store, row),
    parts.decidedRound(row.round),
  ]);
  const round = ofBet(row, decided);
  return {
    ...lineOf(row),
    round: row.round,
    result: resultOf(row, round),
    odds: null,
    legs: [],
    resultVersion: row.result_version,
    earlierResults: earlier.map((one) => ({
      resultVersion: one.version,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- copied from the bet book's own column.
      state: one.state as Detail["state"],
      payout: formatAmount(minor(one.payout)),
      time: one.settled_at.toISOString(),
      reason: one.reason ?? "",
    })),
    ledgerReferences: [...ledgerReferences],
    balanceBefore: round?.recalled.balanceBefore ?? null,
    balanceAfter: round?.recalled.balanceAfter ?? null,
    times: round?.recalled.times ?? null,
    fairness: fairnessOf(row, round),
  };
}
