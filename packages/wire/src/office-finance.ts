// office, finance: the trial balance by account kind and unit, what is owed to members, and the reconciliations [OFF-18].
import { z } from "zod";
import { call } from "./call.ts";
import { amount, identifier, nothing, time } from "./fields.ts";
import { reason } from "./office-orders.ts";
import { VENDOR_TRANSFER_STATES } from "./states.ts";

const reconciliation = z.object({
  /** The last seal: what was checked until then. */
  sealed: z.object({ seal: z.string(), time, accounts: z.int() }).nullable(),
  /** Global sum zero, each account's entries against its balance, each account's chain without a gap. */
  checks: z.array(
    z.object({ check: z.enum(["SUM", "BALANCES", "CHAINS"]), differences: z.array(z.string()) }),
  ),
});

export const officeFinance = {
  trialBalance: call({
    id: "DESK-40",
    method: "GET",
    path: "/bo/finance/balance",
    who: "operator",
    permission: "finance.read",
    input: nothing,
    output: z.object({
      time,
      rows: z.array(
        z.object({
          owner: z.string(),
          kind: z.string(),
          unit: z.string(),
          accounts: z.int(),
          balance: amount,
        }),
      ),
      /** By unit; anything but zero is a fault. */
      sums: z.array(z.object({ unit: z.string(), balance: amount })),
      /** What the house owes its members, by unit: CASH, BONUS and HELD. */
      liabilities: z.array(z.object({ unit: z.string(), balance: amount })),
      /** Open cases of money that nobody could be given. */
      cases: z.array(z.object({ kind: z.string(), open: z.int(), oldest: time })),
    }),
    rules: ["OFF-18"],
  }),
  reconciliations: call({
    id: "DESK-41",
    method: "GET",
    path: "/bo/finance/reconciliations",
    who: "operator",
    permission: "finance.read",
    input: nothing,
    output: reconciliation,
    rules: ["OFF-18"],
  }),
  vendorTransfers: call({
    id: "DESK-43",
    method: "GET",
    path: "/bo/finance/transfers",
    who: "operator",
    permission: "finance.read",
    input: nothing,
    /** Those whose vendor has not said what became of them, the oldest first. */
    output: z.object({
      list: z.array(
        z.object({
          reference: z.string(),
          memberId: z.string(),
          account: z.string(),
          vendor: z.string(),
          way: z.enum(["IN", "OUT"]),
          amount,
          state: z.enum(VENDOR_TRANSFER_STATES),
          time,
        }),
      ),
    }),
    rules: ["WAL-19"],
  }),
  decideTransfer: call({
    id: "DESK-44",
    method: "POST",
    path: "/bo/finance/transfers",
    who: "operator",
    permission: "corrections.write",
    input: z.object({ reference: identifier, outcome: z.enum(["DONE", "FAILED"]), reason }),
    output: z.object({ state: z.enum(VENDOR_TRANSFER_STATES) }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["WAL-19"],
  }),
  reconcile: call({
    id: "DESK-42",
    method: "POST",
    path: "/bo/finance/reconciliations",
    who: "operator",
    permission: "finance.read",
    input: nothing,
    output: reconciliation,
    rules: ["OFF-18"],
  }),
};
