// cashier, money out: what can be withdrawn, a withdrawal's way to its confirmation, the receiving accounts.
import { z } from "zod";
import { call } from "./call.ts";
import {
  amount,
  dayRange,
  enteredAmount,
  fileIds,
  identifier,
  none,
  nothing,
  pageNo,
  pageOf,
  paymentPassword,
  rate,
  requestId,
  text,
  time,
} from "./fields.ts";
import { NAMED_FILES, PAYMENT_PASSWORD_CHECK } from "./refusal-groups.ts";
import { PAYMENT_KINDS, WAGERING_SOURCES, WITHDRAWAL_STATES } from "./states.ts";

const withdrawalState = z.enum(WITHDRAWAL_STATES);

const withdrawal = z.object({
  reference: z.string(),
  time,
  account: z.string(),
  amount,
  fee: amount,
  state: withdrawalState,
  reason: z.string().nullable(),
  /** While an answer is awaited: the part that was sent, until when, and whether it was the last [CAS-23]. */
  confirmation: z.object({ amount, until: time, canConfirmFull: z.boolean() }).nullable(),
  /** After a forced receipt: until when the member may complain [CAS-27]. */
  complaintUntil: time.nullable(),
});

/** The number shows its last 4 digits only [CAS-11]; usableFrom is null for one that can be used [CAS-14]. */
const payAccount = z.object({
  accountId: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  bank: z.string(),
  branch: z.string().nullable(),
  name: z.string(),
  number: z.string(),
  usableFrom: time.nullable(),
});

const changed = z.object({ state: withdrawalState });

export const cashierWithdrawals = {
  withdrawSettings: call({
    id: "CALL-109",
    method: "GET",
    path: "/wps/relay/MCSFE_getWithdrawSettings",
    who: "member",
    input: nothing,
    output: z.object({
      limits: z.object({
        minimum: amount,
        maximum: amount,
        ewalletMaximum: amount,
        leftToday: amount,
        countLeftToday: z.int(),
      }),
      fee: z.object({ freeLeftToday: z.int(), rate, minimum: amount }),
      withdrawable: amount,
      wagering: z.array(
        z.object({
          source: z.enum(WAGERING_SOURCES),
          reference: z.string(),
          needed: amount,
          done: amount,
          expires: time.nullable(),
        }),
      ),
    }),
    rules: ["CAS-16", "SAFE-25", "CAS-18", "CAS-19"],
    whenExcluded: true,
  }),
  createWithdrawal: call({
    id: "CALL-110",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCSFE_createWithdrawal",
    who: "member",
    sealed: "always",
    idempotent: true,
    // Without an account a rule answers PAY_ACCOUNT_REQUIRED.
    input: z.object({
      accountId: identifier.optional(),
      amount: enteredAmount,
      paymentPassword,
      requestId,
    }),
    output: z.object({ reference: z.string(), state: withdrawalState }),
    refusals: [
      ...PAYMENT_PASSWORD_CHECK,
      "PAY_ACCOUNT_REQUIRED",
      "NOT_FOUND",
      "PAY_ACCOUNT_WAITING",
      "KYC_REQUIRED",
      "AMOUNT_FORMAT",
      "AMOUNT_RANGE",
      "WITHDRAW_COUNT",
      "DAILY_LIMIT",
      "INSUFFICIENT_BALANCE",
      "WAGERING_OPEN",
    ],
    rules: ["CAS-21", "SAFE-25", "CAS-14", "CAS-17", "CAS-18", "CAS-20", "SAFE-22", "WAL-3", "CALL-11"],
    whenExcluded: true,
  }),
  cancelWithdrawal: call({
    id: "CALL-111",
    method: "POST",
    path: "/wps/relay/MCSFE_cancelWithdrawal",
    who: "member",
    input: z.object({ reference: identifier }),
    output: changed,
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["CAS-21", "SAFE-25"],
    whenExcluded: true,
  }),
  confirmWithdrawal: call({
    id: "CALL-112",
    method: "POST",
    path: "/wps/relay/MCSFE_confirmWithdrawal",
    who: "member",
    input: z.object({
      reference: identifier,
      answer: z.enum(["RECEIVED", "NOT_RECEIVED", "FULL_PAYMENT"]),
      images: fileIds.default([]),
      comment: text(1_000).default(""),
    }),
    output: changed,
    // VALIDATION: not received without an image [CAS-24].
    refusals: ["NOT_FOUND", "STATE_CHANGED", "VALIDATION", ...NAMED_FILES, "COMMENT_LENGTH"],
    rules: ["CAS-22", "SAFE-25", "CAS-21", "CAS-23", "CAS-24"],
    whenExcluded: true,
  }),
  withdrawalList: call({
    id: "CALL-113",
    method: "GET",
    path: "/wps/relay/MCSFE_getWithdrawalList",
    who: "member",
    input: z.object({ state: withdrawalState.optional(), ...dayRange, pageNo }),
    output: pageOf(withdrawal),
    refusals: ["DATE_RANGE"],
    rules: ["CAS-16", "SAFE-25", "REP-9"],
    whenExcluded: true,
  }),
  payAccounts: call({
    id: "CALL-114",
    method: "GET",
    path: "/wps/relay/MCSFE_getPayAccounts",
    who: "member",
    input: nothing,
    // banks: what addPayAccount takes as bank, by kind.
    output: z.object({
      accounts: z.array(payAccount),
      banks: z.array(z.object({ kind: z.enum(PAYMENT_KINDS), bank: z.string(), name: z.string() })),
    }),
    rules: ["CAS-11", "SAFE-25"],
    whenExcluded: true,
  }),
  addPayAccount: call({
    id: "CALL-115",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCSFE_addPayAccount",
    who: "member",
    sealed: "always",
    // bank is the bank, the e-wallet's provider or the coin's network [CAS-11].
    input: z.object({
      kind: z.enum(PAYMENT_KINDS),
      bank: text(64, 1),
      branch: text(64).optional(),
      name: text(128).optional(),
      number: text(128, 1),
      paymentPassword,
    }),
    output: z.object({ account: payAccount }),
    // The name first: only who knows it learns that the number is taken.
    refusals: [
      ...PAYMENT_PASSWORD_CHECK,
      "VALIDATION",
      "PAY_ACCOUNT_LIMIT",
      "NAME_MISMATCH",
      "PAY_ACCOUNT_EXISTS",
    ],
    rules: ["CAS-12", "SAFE-25", "CAS-11", "CAS-13", "CALL-11"],
    whenExcluded: true,
  }),
  removePayAccount: call({
    id: "CALL-116",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCSFE_removePayAccount",
    who: "member",
    sealed: "always",
    input: z.object({ accountId: identifier, paymentPassword }),
    output: none,
    refusals: [...PAYMENT_PASSWORD_CHECK, "NOT_FOUND", "STATE_CHANGED"],
    rules: ["CAS-15", "SAFE-25", "CALL-11"],
    whenExcluded: true,
  }),
};
