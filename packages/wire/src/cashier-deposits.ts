// cashier, money in: deposit methods and a deposit's way.
import { z } from "zod";
import { call } from "./call.ts";
import {
  amount,
  dayRange,
  enteredAmount,
  fileIds,
  identifier,
  nothing,
  pageNo,
  pageOf,
  requestId,
  text,
  time,
} from "./fields.ts";
import { NAMED_FILES } from "./refusal-groups.ts";
import { DEPOSIT_STATES, PAYMENT_KINDS } from "./states.ts";

const depositState = z.enum(DEPOSIT_STATES);

const depositMethod = z.object({
  method: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  name: z.string(),
  logo: z.string(),
  /** The currency of the limits: the brand's own, or USD for a digital dollar. */
  currency: z.string(),
  minimum: amount,
  maximum: amount,
  fee: amount.nullable(),
  /** Units of the brand's currency for one digital dollar, fixed at submit [CAS-2.3]. */
  exchangeRate: z.string().nullable(),
  openMinutes: z.int(),
  quickAmounts: z.array(amount),
  bonusTag: z.string().nullable(),
  promotions: z.array(z.object({ promotionId: z.string(), title: z.string(), wagering: z.string() })),
});

const payTo = z.object({
  account: z.string(),
  name: z.string(),
  amount,
  currency: z.string(),
  /** What the QR code says; an address is the provider's page, where one can also go. */
  qrData: z.string().nullable(),
});

const deposit = z.object({
  reference: z.string(),
  time,
  method: z.string(),
  amount,
  /** What really arrived [CAS-8]; null before it did. */
  received: amount.nullable(),
  state: depositState,
  reason: z.string().nullable(),
  expires: time.nullable(),
  /** Of one that waits for its payment, so that it is found again on every device; null before a provider said it. */
  payTo: payTo.nullable(),
});

const changed = z.object({ state: depositState });

export const cashierDeposits = {
  depositMethods: call({
    id: "CALL-104",
    method: "GET",
    path: "/wps/relay/MCSFE_getDepositMethods",
    who: "member",
    input: nothing,
    output: z.object({ methods: z.array(depositMethod) }),
    rules: ["CAS-1", "CAS-2"],
  }),
  createDeposit: call({
    id: "CALL-105",
    method: "POST",
    path: "/wps/relay/MCSFE_createDeposit",
    who: "member",
    idempotent: true,
    input: z.object({
      method: identifier,
      amount: enteredAmount,
      promotionId: identifier.optional(),
      requestId,
    }),
    output: z.object({
      reference: z.string(),
      payTo,
      expires: time,
    }),
    refusals: [
      "NOT_FOUND",
      "AMOUNT_FORMAT",
      "AMOUNT_RANGE",
      "DEPOSIT_PENDING_LIMIT",
      "LIMIT_REACHED",
      "PROMO_ALREADY_JOINED",
      "PROMO_NOT_ELIGIBLE",
    ],
    rules: ["CAS-6", "CAS-3", "CAS-4", "CAS-5", "WAL-3"],
  }),
  submitDeposit: call({
    id: "CALL-106",
    method: "POST",
    path: "/wps/relay/MCSFE_submitDeposit",
    who: "member",
    input: z.object({
      reference: identifier,
      transactionId: text(64).optional(),
      sender: text(64).optional(),
      images: fileIds.default([]),
    }),
    output: changed,
    // VALIDATION: neither a transaction id nor an image.
    refusals: ["NOT_FOUND", "STATE_CHANGED", "VALIDATION", ...NAMED_FILES, "REFERENCE_USED"],
    rules: ["CAS-6", "CAS-7"],
  }),
  cancelDeposit: call({
    id: "CALL-107",
    method: "POST",
    path: "/wps/relay/MCSFE_cancelDeposit",
    who: "member",
    input: z.object({ reference: identifier }),
    output: changed,
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["CAS-6"],
  }),
  depositList: call({
    id: "CALL-108",
    method: "GET",
    path: "/wps/relay/MCSFE_getDepositList",
    who: "member",
    input: z.object({ state: depositState.optional(), ...dayRange, pageNo }),
    output: pageOf(deposit),
    refusals: ["DATE_RANGE"],
    rules: ["CAS-1", "SAFE-25", "REP-9"],
    whenExcluded: true,
  }),
};
