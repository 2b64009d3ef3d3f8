// office, reports [REP-15, OFF-18]: the members' records over all accounts, and what the house itself asks of a day: cash flow,
// game result, bonus and agent cost. Each also as a file. The ledger balance check is the trial balance [DESK-40].
import { z } from "zod";
import { call } from "./call.ts";
import { accountingCategory, accountName, amount, blankOr, day, dayRange, identifier } from "./fields.ts";
import { queueOf } from "./office-orders.ts";
import { bet, betFilters, betTotals, entry, profit } from "./reports.ts";
import { COST_SIDES, TRANSACTION_KINDS, TRANSACTION_STATES } from "./states.ts";

const account = blankOr(accountName);
/** Where the page before ended; what is none of ours begins at the newest. */
const after = blankOr(z.string().regex(/^[\d.]{1,80}$/u));
const whose = { memberId: z.string(), account: z.string() };
const count = z.int();
const file = z.object({ csv: z.string() });
/** NOT_FOUND: there is no such account; a name that was mistyped must not look like one without a row. */
const REFUSALS = ["DATE_RANGE", "NOT_FOUND"] as const;

const bets = { ...betFilters, account };
const entries = {
  ...dayRange,
  account,
  kind: z.enum(TRANSACTION_KINDS).optional(),
  state: z.enum(TRANSACTION_STATES).optional(),
};
const profits = { ...dayRange, account };
const flow = { ...dayRange, method: blankOr(identifier) };
const { category, vendor, game } = betFilters;
const games = { ...dayRange, account, category, vendor, game };
const spent = { ...dayRange, side: z.enum(COST_SIDES).optional() };

const paid = z.object({ count, amount });
const flowFigures = {
  deposits: paid,
  /** What arrived at members, part by part. */
  withdrawals: paid,
  /** What the house kept of withdrawals. */
  fees: amount,
  /** What came in and belongs to no open order, less what found its order. */
  suspense: amount,
  /** What the house has more outside: deposits and suspense less withdrawals. */
  net: amount,
};
const gameFigures = {
  bets: count,
  stake: amount,
  validBet: amount,
  payout: amount,
  /** The house's: stakes less payouts of what is settled. */
  result: amount,
  /** Paid out of what was staked on settled bets, in percent; null where none is. */
  returned: z
    .string()
    .regex(/^-?\d{1,15}\.\d{2}$/u)
    .nullable(),
};

const READ = { method: "GET", who: "operator", permission: "finance.read" } as const;
const EXPORT = { method: "GET", who: "operator", permission: "finance.export" } as const;

export const officeReports = {
  betsReport: call({
    id: "DESK-45",
    path: "/bo/reports/bets",
    ...READ,
    input: z.object({ ...bets, after }),
    output: queueOf(bet.extend(whose)).extend({ totals: betTotals.extend({ bets: count }) }),
    refusals: REFUSALS,
    rules: ["REP-15", "REP-1"],
  }),
  betsReportExport: call({
    id: "DESK-46",
    path: "/bo/reports/bets/export",
    ...EXPORT,
    input: z.object(bets),
    output: file,
    refusals: REFUSALS,
    rules: ["REP-15", "REP-14"],
  }),
  accountReport: call({
    id: "DESK-47",
    path: "/bo/reports/accounts",
    ...READ,
    input: z.object({ ...entries, after }),
    output: queueOf(entry.extend({ ...whose, kind: z.enum(TRANSACTION_KINDS) })).extend({
      totals: z.object({ entries: count, in: amount, out: amount }),
    }),
    refusals: REFUSALS,
    rules: ["REP-15", "REP-4"],
  }),
  accountReportExport: call({
    id: "DESK-48",
    path: "/bo/reports/accounts/export",
    ...EXPORT,
    input: z.object(entries),
    output: file,
    refusals: REFUSALS,
    rules: ["REP-15", "REP-14"],
  }),
  profitReport: call({
    id: "DESK-49",
    path: "/bo/reports/profit",
    ...READ,
    input: z.object(profits),
    output: profit,
    refusals: REFUSALS,
    rules: ["REP-15", "REP-7"],
  }),
  profitReportExport: call({
    id: "DESK-50",
    path: "/bo/reports/profit/export",
    ...EXPORT,
    input: z.object(profits),
    output: file,
    refusals: REFUSALS,
    rules: ["REP-15", "REP-14"],
  }),
  cashFlow: call({
    id: "DESK-51",
    path: "/bo/reports/cash-flow",
    ...READ,
    input: z.object(flow),
    /** method is null for what lies in suspense: nobody knows yet what it was for. */
    output: z.object({
      rows: z.array(z.object({ day, method: z.string().nullable(), ...flowFigures })),
      totals: z.object(flowFigures),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["REP-15", "OFF-18"],
  }),
  cashFlowExport: call({
    id: "DESK-52",
    path: "/bo/reports/cash-flow/export",
    ...EXPORT,
    input: z.object(flow),
    output: file,
    refusals: ["DATE_RANGE"],
    rules: ["REP-15", "REP-14"],
  }),
  gameResult: call({
    id: "DESK-53",
    path: "/bo/reports/games",
    ...READ,
    input: z.object(games),
    output: z.object({
      rows: z.array(
        z.object({ vendor: z.string(), game: z.string(), category: accountingCategory, ...gameFigures }),
      ),
      totals: z.object(gameFigures),
    }),
    refusals: REFUSALS,
    rules: ["REP-15", "OFF-18"],
  }),
  gameResultExport: call({
    id: "DESK-54",
    path: "/bo/reports/games/export",
    ...EXPORT,
    input: z.object(games),
    output: file,
    refusals: REFUSALS,
    rules: ["REP-15", "REP-14"],
  }),
  costs: call({
    id: "DESK-55",
    path: "/bo/reports/costs",
    ...READ,
    input: z.object(spent),
    output: z.object({
      rows: z.array(
        z.object({
          day,
          side: z.enum(COST_SIDES),
          kind: z.enum(TRANSACTION_KINDS),
          entries: count,
          /** What was given less what was taken back. */
          amount,
        }),
      ),
      totals: z.object({ bonus: amount, agent: amount }),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["REP-15", "OFF-18"],
  }),
  costsExport: call({
    id: "DESK-56",
    path: "/bo/reports/costs/export",
    ...EXPORT,
    input: z.object(spent),
    output: file,
    refusals: ["DATE_RANGE"],
    rules: ["REP-15", "REP-14"],
  }),
};
