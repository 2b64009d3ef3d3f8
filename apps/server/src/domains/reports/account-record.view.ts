// The account record as it travels [REP-4], and as a file [REP-14].
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import { kindOf, stateOf } from "./account-record.rules.ts";
import type { RecordRow } from "./account-record.store.ts";
import { figure } from "../../platform/csv.ts";
import { recordFile } from "./record-words.ts";
import type { RecordWords } from "./record-words.ts";

type Line = CallOutput<Calls["reports"]["transactionDetails"]>["list"][number];

export const recordLine = (row: RecordRow): Line => ({
  time: row.at.toISOString(),
  reference: row.reference ?? String(row.transfer_id),
  kind: kindOf(row.kind, row.amount),
  amount: formatAmount(minor(row.amount)),
  balanceAfter: formatAmount(minor(row.balance)),
  state: stateOf(row.hold),
  remark: row.remark ?? "",
});

const COLUMNS = [
  "play_time",
  "record_reference",
  "record_kind",
  "record_amount",
  "record_balance_after",
  "record_state",
  "record_remark",
];

export const accountRecordFile = (words: RecordWords, rows: readonly RecordRow[]): string =>
  recordFile(
    words,
    COLUMNS,
    rows.map((row) => {
      const line = recordLine(row);
      return [
        words.time(row.at),
        line.reference,
        words.t(`transaction_kind_${line.kind.toLowerCase()}`),
        figure(line.amount),
        figure(line.balanceAfter),
        words.t(`transaction_state_${line.state.toLowerCase()}`),
        line.remark,
      ];
    }),
  );
