// An entry of the audit log as the office reads it, and as a line of CSV.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { AuditRow } from "./office-audit.store.ts";

type Entry = CallOutput<OfficeCalls["audit"]["audit"]>["list"][number];

export const auditEntry = (row: AuditRow): Entry => ({
  entryId: String(row.id),
  time: row.at.toISOString(),
  operator:
    row.operatorId === null ? null : { operatorId: String(row.operatorId), name: row.operatorName ?? "" },
  address: row.address,
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  reason: row.reason,
  isAllowed: row.allowed,
  hash: row.hash.toString("hex"),
});

const HEAD = "id,time,operator,address,action,subject,before,after,reason,allowed,hash";
/** So that a spreadsheet reads Bengali as such. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A cell that begins like this would be a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

function cell(value: string | bigint | boolean | null): string {
  const text = value === null ? "" : String(value);
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n]/u.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

const json = (value: unknown): string => (value === null || value === undefined ? "" : JSON.stringify(value));

export const auditCsv = (rows: readonly AuditRow[]): string =>
  BYTE_ORDER_MARK +
  [
    HEAD,
    ...rows.map((row) =>
      [
        row.id,
        row.at.toISOString(),
        row.operatorName,
        row.address,
        row.action,
        row.subject,
        json(row.before),
        json(row.after),
        row.reason,
        row.allowed,
        row.hash.toString("hex"),
      ]
        .map(cell)
        .join(","),
    ),
  ].join("\n") +
  "\n";
