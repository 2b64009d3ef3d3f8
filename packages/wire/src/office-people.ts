// office, people: operators, their roles and sessions [OFF-2, OFF-4, OFF-5].
import { z } from "zod";
import { call } from "./call.ts";
import { none, nothing, rowId, text, time, trimmedText } from "./fields.ts";
import { PERMISSIONS } from "./office-permissions.ts";

const permission = z.enum(PERMISSIONS);
const roleName = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/u);
const reason = trimmedText(200, 3);

const operatorRow = z.object({
  operatorId: z.string(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  isActive: z.boolean(),
  hasTotp: z.boolean(),
  lastSignIn: time.nullable(),
});

const role = z.object({ name: z.string(), isShipped: z.boolean(), permissions: z.array(permission) });

/** What was asked for waits for a second person [OFF-4]. */
const waiting = z.object({ approvalId: z.string() });

export const officePeople = {
  operators: call({
    id: "DESK-6",
    method: "GET",
    path: "/bo/operators",
    who: "operator",
    permission: "operators.read",
    input: nothing,
    output: z.object({ operators: z.array(operatorRow), roles: z.array(role) }),
    rules: ["OFF-2"],
  }),
  createOperator: call({
    id: "DESK-7",
    method: "POST",
    path: "/bo/operators",
    who: "operator",
    permission: "operators.write",
    isSlow: true,
    input: z.object({ username: trimmedText(32, 3), name: trimmedText(64, 1), reason }),
    // Shown once: who is new changes it at the first sign-in [OFF-7].
    output: z.object({ operatorId: z.string(), password: z.string() }),
    refusals: ["VALIDATION", "USERNAME_TAKEN"],
    rules: ["OFF-7", "OFF-2"],
  }),
  grantRoles: call({
    id: "DESK-8",
    method: "POST",
    path: "/bo/operators/roles",
    who: "operator",
    permission: "operators.write",
    input: z.object({ operatorId: rowId, roles: z.array(roleName).max(16), reason }),
    output: waiting,
    refusals: ["NOT_FOUND"],
    rules: ["OFF-4", "OFF-2"],
  }),
  saveRole: call({
    id: "DESK-9",
    method: "POST",
    path: "/bo/roles",
    who: "operator",
    permission: "operators.write",
    input: z.object({ name: roleName, permissions: z.array(permission).max(PERMISSIONS.length), reason }),
    output: waiting,
    // STATE_CHANGED: a shipped role stays as it was shipped.
    refusals: ["STATE_CHANGED"],
    rules: ["OFF-4", "OFF-2"],
  }),
  sessions: call({
    id: "DESK-10",
    method: "GET",
    path: "/bo/sessions",
    who: "operator",
    permission: "operators.read",
    input: nothing,
    output: z.object({
      sessions: z.array(
        z.object({
          sessionId: z.string(),
          operatorId: z.string(),
          name: z.string(),
          since: time,
          lastAct: time,
          address: text(64),
          browser: text(128),
          isCurrent: z.boolean(),
        }),
      ),
    }),
    rules: ["OFF-5"],
  }),
  endSession: call({
    id: "DESK-11",
    method: "DELETE",
    path: "/bo/sessions",
    who: "operator",
    permission: "operators.write",
    input: z.object({ sessionId: rowId }),
    output: none,
    refusals: ["NOT_FOUND"],
    rules: ["OFF-5"],
  }),
};
