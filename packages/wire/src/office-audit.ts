// office, the audit log: searched, exported and checked, never edited [OFF-6].
import { z } from "zod";
import { call } from "./call.ts";
import { blankOr, dayRange, hex32, nothing, pageNo, pageOf, rowId, text, time } from "./fields.ts";

const filters = {
  ...dayRange,
  operatorId: blankOr(rowId),
  action: blankOr(text(64)),
  subject: blankOr(text(128)),
};

const entry = z.object({
  entryId: z.string(),
  time,
  operator: z.object({ operatorId: z.string(), name: z.string() }).nullable(),
  address: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  /** False for what was refused [OFF-3]. */
  isAllowed: z.boolean(),
  hash: hex32,
});

export const officeAudit = {
  audit: call({
    id: "DESK-15",
    method: "GET",
    path: "/bo/audit",
    who: "operator",
    permission: "audit.read",
    input: z.object({ ...filters, pageNo }),
    output: pageOf(entry),
    refusals: ["DATE_RANGE"],
    rules: ["OFF-6"],
  }),
  auditExport: call({
    id: "DESK-16",
    method: "GET",
    path: "/bo/audit/export",
    who: "operator",
    permission: "audit.export",
    input: z.object(filters),
    output: z.object({ csv: z.string() }),
    refusals: ["DATE_RANGE"],
    rules: ["OFF-6", "OFF-19"],
  }),
  auditCheck: call({
    id: "DESK-17",
    method: "POST",
    path: "/bo/audit/check",
    who: "operator",
    permission: "audit.read",
    input: nothing,
    // The first entry that does not follow from the one before it; null where the chain holds.
    output: z.object({ entries: z.int(), brokenAt: z.string().nullable() }),
    rules: ["OFF-6"],
  }),
};
