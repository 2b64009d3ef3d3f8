// wallet: the balance, the wallets of vendors, transfers between them and along the tree.
import { z } from "zod";
import { call } from "./call.ts";
import {
  accountName,
  amount,
  done,
  enteredAmount,
  nothing,
  paymentPassword,
  requestId,
  text,
  time,
  vendorCode,
} from "./fields.ts";
import { PAYMENT_PASSWORD_CHECK } from "./refusal-groups.ts";
import { TRANSACTION_STATES, VENDOR_TRANSFER_STATES } from "./states.ts";

const vendorTransferState = z.enum(VENDOR_TRANSFER_STATES);

/** The main wallet or a vendor's, by its vassalage. */
const walletName = z.union([z.literal("MAIN"), vendorCode]);

/** As many characters as the form takes [WAL-29]. */
const remark = text(50).default("");

const TREE_TRANSFER_AMOUNT = [
  "AMOUNT_FORMAT",
  "AMOUNT_RANGE",
  "DAILY_LIMIT",
  "INSUFFICIENT_BALANCE",
] as const;

export const wallet = {
  balance: call({
    id: "CALL-39",
    method: "GET",
    path: "/wps/v2/wallets/balance",
    who: "session",
    input: nothing,
    output: z.object({ sumBalance: amount }),
    rules: ["WAL-7", "WAL-12", "SAFE-25"],
    whenExcluded: true,
  }),
  merchantWallet: call({
    id: "CALL-68",
    method: "GET",
    path: "/wps/relay/GCS_merchantWallet",
    who: "session",
    input: nothing,
    output: z.object({ isSingle: z.boolean() }),
    rules: ["ACC-71", "WAL-15", "SAFE-25"],
    whenExcluded: true,
  }),
  walletTotals: call({
    id: "CALL-188",
    method: "GET",
    path: "/wps/v2/wallets/totals",
    who: "member",
    input: nothing,
    output: z.object({
      /** balance and held together. */
      total: amount,
      /** sumBalance. */
      balance: amount,
      cash: amount,
      bonus: amount,
      /** What is still to be bet for the bonus. */
      bonusWagering: amount,
      held: amount,
      withdrawable: amount,
      points: amount,
    }),
    rules: ["WAL-21", "SAFE-25", "WAL-7", "WAL-30"],
    whenExcluded: true,
  }),
  vendorBalances: call({
    id: "CALL-117",
    method: "GET",
    path: "/wps/v2/wallets/vendors",
    who: "member",
    input: nothing,
    output: z.object({
      list: z.array(z.object({ vassalage: z.string(), balance: amount })),
      /** Whether leaving a game brings its vendor's money back [WAL-20]. */
      autoTransfer: z.boolean(),
    }),
    rules: ["WAL-21", "SAFE-25", "WAL-17"],
    whenExcluded: true,
  }),
  walletTransfer: call({
    id: "CALL-40",
    method: "POST",
    path: "/wps/relay/GCS_walletTransfer",
    who: "member",
    idempotent: true,
    input: z.object({ fromWallet: walletName, toWallet: walletName, amount: enteredAmount, requestId }),
    output: z.object({ reference: z.string(), state: vendorTransferState }),
    refusals: ["OPERATION_NOT_ENABLED", "NOT_FOUND", "VALIDATION", "AMOUNT_FORMAT", "INSUFFICIENT_BALANCE"],
    rules: ["WAL-16", "WAL-18", "WAL-3", "WAL-4", "WAL-19"],
  }),
  collectAll: call({
    id: "CALL-176",
    method: "POST",
    path: "/wps/relay/GCS_collectAll",
    who: "member",
    idempotent: true,
    input: z.object({ requestId }),
    output: z.object({
      transfers: z.array(z.object({ vassalage: z.string(), amount, state: vendorTransferState })),
    }),
    refusals: ["OPERATION_NOT_ENABLED"],
    rules: ["WAL-20", "SAFE-25", "WAL-16"],
    whenExcluded: true,
  }),
  autoTransfer: call({
    id: "CALL-175",
    method: "POST",
    path: "/wps/relay/GCS_autoTransfer",
    who: "member",
    input: z.object({ on: z.boolean() }),
    output: z.object({ on: z.boolean() }),
    refusals: ["OPERATION_NOT_ENABLED"],
    rules: ["WAL-20", "WAL-16"],
  }),
  transferUpline: call({
    id: "CALL-118",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCS2_transferUpline",
    who: "member",
    sealed: "always",
    isSlow: true,
    idempotent: true,
    input: z.object({ amount: enteredAmount, remark, paymentPassword, requestId }),
    output: done,
    refusals: [...PAYMENT_PASSWORD_CHECK, "TRANSFER_NOT_ALLOWED", ...TREE_TRANSFER_AMOUNT],
    rules: ["WAL-22", "WAL-23", "WAL-26", "CALL-11"],
  }),
  transferDownline: call({
    id: "CALL-119",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCS2_transferDownline",
    // Not "agent": types 0, 41 and 42 are refused with TRANSFER_NOT_ALLOWED, not with FORBIDDEN [WAL-25].
    who: "member",
    sealed: "always",
    isSlow: true,
    idempotent: true,
    input: z.object({ account: accountName, amount: enteredAmount, remark, paymentPassword, requestId }),
    output: done,
    refusals: [
      ...PAYMENT_PASSWORD_CHECK,
      "TRANSFER_NOT_ALLOWED",
      "NOT_DIRECT_DOWNLINE",
      ...TREE_TRANSFER_AMOUNT,
    ],
    rules: ["WAL-24", "WAL-25", "WAL-26", "CALL-11"],
  }),
  treeTransfers: call({
    id: "CALL-189",
    method: "GET",
    path: "/wps/relay/MCS2_getTreeTransfers",
    who: "member",
    input: z.object({ way: z.enum(["UP", "DOWN"]).default("UP") }),
    output: z.object({
      /** The first 3 characters, the rest masked; null where there is nobody to transfer to. */
      upline: z.string().nullable(),
      withdrawable: amount,
      minimum: amount,
      maximum: amount,
      leftToday: amount,
      list: z
        .array(
          z.object({
            time,
            reference: z.string(),
            /** Of the receiver, an upline's masked. */
            account: z.string(),
            amount,
            remark: z.string(),
            state: z.enum(TRANSACTION_STATES),
          }),
        )
        .max(10),
    }),
    rules: ["WAL-29", "WAL-23", "WAL-26"],
  }),
};
