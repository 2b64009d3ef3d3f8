// office, two people: what waits for a second one, bound to its content, and the decision [OFF-4].
import { z } from "zod";
import { call } from "./call.ts";
import { hex32, pageNo, pageOf, rowId, time, trimmedText } from "./fields.ts";
import { APPROVAL_STATES } from "./states.ts";

const state = z.enum(APPROVAL_STATES);

/** content is what will be done, field by field, as the checker reads it. */
const approval = z.object({
  approvalId: z.string(),
  kind: z.string(),
  content: z.record(z.string(), z.unknown()),
  contentHash: hex32,
  reason: z.string(),
  maker: z.object({ operatorId: z.string(), name: z.string() }),
  checker: z.object({ operatorId: z.string(), name: z.string() }).nullable(),
  time,
  decided: time.nullable(),
  state,
  /** Whether the one who asks may decide it. */
  isMine: z.boolean(),
});

export const officeApprovals = {
  approvals: call({
    id: "DESK-12",
    method: "GET",
    path: "/bo/approvals",
    who: "operator",
    input: z.object({ state: state.optional(), pageNo }),
    output: pageOf(approval),
    rules: ["OFF-4"],
  }),
  decide: call({
    id: "DESK-13",
    method: "POST",
    path: "/bo/approvals",
    who: "operator",
    // The hash of what the checker saw: another content is another approval.
    input: z.object({
      approvalId: rowId,
      contentHash: hex32,
      decision: z.enum(["APPROVE", "REFUSE"]),
      reason: trimmedText(200, 3),
    }),
    output: z.object({ state }),
    refusals: ["NOT_FOUND", "STATE_CHANGED", "APPROVAL_SELF", "APPROVAL_CHANGED", "FORBIDDEN"],
    rules: ["OFF-4", "OFF-3"],
  }),
  withdraw: call({
    id: "DESK-14",
    method: "DELETE",
    path: "/bo/approvals",
    who: "operator",
    input: z.object({ approvalId: rowId }),
    output: z.object({ state }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["OFF-4"],
  }),
};
