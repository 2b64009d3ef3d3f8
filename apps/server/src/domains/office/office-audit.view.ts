// An entry of the audit log as the office reads it, and as a line of CSV.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { csvText, figure } from "../../platform/csv.ts";
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

const HEADINGS = [
  "id",
  "time",
  "operator",
  "address",
  "action",
  "subject",
  "before",
  "after",
  "reason",
  "allowed",
  "hash",
];

const json = (value: unknown): string => (value === null || value === undefined ? "" : JSON.stringify(value));

export const auditCsv = (rows: readonly AuditRow[]): string =>
  csvText([
    HEADINGS,
    ...rows.map((row) => [
      figure(String(row.id)),
      row.at.toISOString(),
      row.operatorName ?? "",
      row.address,
      row.action,
      row.subject,
      json(row.before),
      json(row.after),
      row.reason,
      String(row.allowed),
      row.hash.toString("hex"),
    ]),
  ]);
