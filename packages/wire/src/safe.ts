// safe: limits, time-out and exclusion, reality check, statement, identity verification, closing the account.
import { z } from "zod";
import { call } from "./call.ts";
import { SETTINGS } from "./constants.ts";
import {
  amount,
  amountInput,
  dayRange,
  day,
  fileIds,
  identifier,
  nothing,
  password,
  time,
} from "./fields.ts";
import { NAMED_FILES } from "./refusal-groups.ts";
import { ACCOUNT_STATES, KYC_DOCUMENTS, KYC_STATES, LIMIT_KINDS, LIMIT_PERIODS } from "./states.ts";

/** An amount with two decimals, or whole minutes for a limit of kind TIME; a net loss may be negative. */
const limitAmount = z.string().regex(/^-?\d{1,15}(\.\d{2})?$/u);

const limit = z.object({
  id: z.string(),
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** The member's own; null where there is none. */
  amount: limitAmount.nullable(),
  /** What the house allows at most, by its policy or for this member [SAFE-2]. */
  operatorAmount: limitAmount.nullable(),
  used: limitAmount,
  /** Of the stricter of the two. */
  left: limitAmount.nullable(),
  resets: time,
  /** A loosening that waits; canConfirm once its 24 hours have passed [SAFE-4]. */
  pending: z.object({ amount: limitAmount.nullable(), from: time, canConfirm: z.boolean() }).nullable(),
});

// A restricted session may only tighten and only lengthen; otherwise it hears what it hears elsewhere [SAFE-25].
const WHEN_RESTRICTED = ["ACCOUNT_CLOSING", "EXCLUDED_PERMANENT", "ACCOUNT_EXCLUDED"] as const;

const kycState = z.enum(KYC_STATES);
const interval = z.literal(SETTINGS.realityCheckMinutes.choices);

const statementTotals = {
  deposits: amount,
  withdrawals: amount,
  stakes: amount,
  payouts: amount,
  bonuses: amount,
  net: amount,
};

export const safe = {
  limitList: call({
    id: "CALL-98",
    method: "GET",
    path: "/wps/member/limits",
    who: "member",
    input: nothing,
    // askDepositLimit: the cashier asks once, at the first deposit; setLimit for DEPOSIT answers it, with null for none.
    output: z.object({ limits: z.array(limit), askDepositLimit: z.boolean() }),
    rules: ["ACC-133", "SAFE-1", "SAFE-2", "SAFE-25", "SAFE-4", "SAFE-6"],
    whenExcluded: true,
  }),
  setLimit: call({
    id: "CALL-154",
    method: "POST",
    path: "/wps/member/limits",
    who: "member",
    input: z.object({
      kind: z.enum(LIMIT_KINDS),
      period: z.enum(LIMIT_PERIODS),
      // Minutes for TIME; null removes the limit.
      amount: amountInput.nullable(),
    }),
    output: z.object({ limit, state: z.enum(["ACTIVE", "PENDING"]), from: time }),
    refusals: [...WHEN_RESTRICTED, "VALIDATION"],
    rules: ["SAFE-1", "SAFE-25", "SAFE-3", "SAFE-4", "SAFE-6"],
    whenExcluded: true,
  }),
  confirmLimit: call({
    id: "CALL-155",
    method: "POST",
    path: "/wps/member/limits/confirm",
    who: "member",
    input: z.object({ id: identifier }),
    output: z.object({ limit }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["SAFE-4"],
  }),
  withdrawLimitChange: call({
    id: "CALL-156",
    method: "POST",
    path: "/wps/member/limits/withdraw",
    who: "member",
    input: z.object({ id: identifier }),
    output: z.object({ limit }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["SAFE-4", "SAFE-25"],
    whenExcluded: true,
  }),
  timeOut: call({
    id: "CALL-157",
    method: "POST",
    path: "/wps/member/timeOut",
    who: "member",
    input: z.object({ minutes: z.literal(SETTINGS.timeOutsMinutes) }),
    output: z.object({ until: time }),
    refusals: WHEN_RESTRICTED,
    rules: ["SAFE-8", "SAFE-25"],
    whenExcluded: true,
  }),
  exclude: call({
    id: "CALL-158",
    method: "POST",
    path: "/wps/member/exclusion",
    who: "member",
    // null is permanent.
    input: z.object({ months: z.literal(SETTINGS.exclusionsMonths) }),
    output: z.object({ until: time.nullable() }),
    refusals: WHEN_RESTRICTED,
    rules: ["SAFE-8", "SAFE-25"],
    whenExcluded: true,
  }),
  requestReturn: call({
    id: "CALL-159",
    method: "POST",
    path: "/wps/member/exclusion/return",
    who: "member",
    input: nothing,
    output: z.object({ from: time }),
    refusals: ["EXCLUDED_PERMANENT", "ACCOUNT_EXCLUDED", "STATE_CHANGED"],
    rules: ["SAFE-11", "SAFE-25"],
    whenExcluded: true,
  }),
  closeAccount: call({
    // Here and not in accounts: the rule is safe's, and the balance is paid out first [SAFE-18].
    id: "CALL-160",
    method: "POST",
    path: "/wps/member/close",
    who: "member",
    sealed: "always",
    isSlow: true,
    input: z.object({ action: z.enum(["CLOSE", "TAKE_BACK"]), password }),
    output: z.object({ state: z.enum(ACCOUNT_STATES) }),
    refusals: ["ACCOUNT_LOCKED", "LOGIN_FAILED", "STATE_CHANGED"],
    rules: ["SAFE-18", "SAFE-25", "ACC-14"],
    whenExcluded: true,
  }),
  realityCheck: call({
    id: "CALL-161",
    method: "GET",
    path: "/wps/member/realityCheck",
    who: "member",
    input: nothing,
    // minutes, stakes, payouts and net are those of the sitting: the play without a long pause.
    output: z.object({
      due: z.boolean(),
      minutes: z.int(),
      stakes: amount,
      payouts: amount,
      net: amount,
      interval,
    }),
    rules: ["SAFE-14", "SAFE-13"],
  }),
  realityAnswer: call({
    id: "CALL-162",
    method: "POST",
    path: "/wps/member/realityCheck",
    who: "member",
    input: z.object({ answer: z.enum(["BREAK", "CONTINUE", "LOGOUT"]), interval: interval.optional() }),
    // When the next one comes at the earliest; null after LOGOUT.
    output: z.object({ next: time.nullable() }),
    rules: ["SAFE-14"],
  }),
  statement: call({
    id: "CALL-163",
    method: "GET",
    path: "/wps/member/statement",
    who: "member",
    // Without days, the last twelve months.
    input: z.object({ ...dayRange, format: z.enum(["JSON", "CSV"]).default("JSON") }),
    // Days on which something moved, the newest first.
    output: z.object({
      days: z.array(z.object({ day, ...statementTotals })),
      totals: z.object(statementTotals),
      // The same rows as text, for format CSV.
      csv: z.string().optional(),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["SAFE-15", "SAFE-25"],
    whenExcluded: true,
  }),
  kycUpload: call({
    id: "CALL-164",
    method: "POST",
    path: "/wps/member/kyc",
    who: "member",
    input: z.object({
      kind: z.enum(KYC_DOCUMENTS),
      fileIds: fileIds.min(1),
    }),
    output: z.object({ state: kycState }),
    // STATE_CHANGED: nothing is wanted any more, or this kind of document has been sent and waits.
    refusals: ["STATE_CHANGED", ...NAMED_FILES],
    rules: ["SAFE-22", "SAFE-25"],
    whenExcluded: true,
  }),
  kycState: call({
    id: "CALL-165",
    method: "GET",
    path: "/wps/member/kyc",
    who: "member",
    input: nothing,
    // reason: why documents were rejected. threshold: null where the policy has none.
    output: z.object({ state: kycState, reason: z.string().nullable(), threshold: amount.nullable() }),
    rules: ["SAFE-22", "SAFE-25"],
    whenExcluded: true,
  }),
};
