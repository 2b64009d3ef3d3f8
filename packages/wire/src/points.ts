// points: the balance, the mall and its redemptions, conversion to money.
import { z } from "zod";
import { call } from "./call.ts";
import {
  accountingCategory,
  amount,
  dayRange,
  identifier,
  nothing,
  pageNo,
  pageOf,
  paymentPassword,
  rate,
  requestId,
  text,
  time,
  whole,
} from "./fields.ts";
import { PAYMENT_PASSWORD_CHECK } from "./refusal-groups.ts";
import { REDEMPTION_STATUSES } from "./states.ts";

const redemptionStatus = z.enum(REDEMPTION_STATUSES);

/** Points are shown cut to two decimals, as amounts are [PTS-2]. */
const pointAmount = amount;

const REWARD_ITEM_KINDS = ["CASH", "BONUS", "GOODS"] as const;

const pointReward = z.object({
  rewardId: z.string(),
  name: z.string(),
  picture: z.string(),
  kind: z.enum(REWARD_ITEM_KINDS),
  /** What is left. */
  quantity: z.int(),
  points: pointAmount,
  /** Deposits of the last 30 days it takes; 0.00 is none [PTS-14]. */
  amount,
});

const redemption = z.object({
  applyTime: time,
  transactionReference: z.string(),
  name: z.string(),
  quantity: z.int(),
  points: pointAmount,
  status: redemptionStatus,
  reason: z.string().nullable(),
});

export const points = {
  pointBalance: call({
    id: "CALL-78",
    method: "GET",
    path: "/wps/relay/MCS2_getPointBalance",
    who: "member",
    input: nothing,
    output: z.object({ points: pointAmount, earnedToday: pointAmount, inProcess: pointAmount }),
    rules: ["PTS-10"],
    planned: true,
  }),
  pointRewards: call({
    id: "CALL-79",
    method: "GET",
    path: "/wps/relay/MCS2_getPointReward",
    who: "member",
    input: z.object({
      filter: z.enum(["ALL", "AFFORDABLE", ...REWARD_ITEM_KINDS]).default("ALL"),
      sort: z.enum(["POINTS", "NEWEST"]).default("POINTS"),
      pageNo,
    }),
    output: pageOf(pointReward),
    rules: ["PTS-11", "PTS-15"],
    planned: true,
  }),
  redeemPoint: call({
    id: "CALL-80",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
    who: "member",
    sealed: "also",
    idempotent: true,
    input: z.object({
      rewardId: identifier,
      quantity: whole(1, 1_000),
      // Goods only [PTS-15.3].
      delivery: z.object({ name: text(64, 2), mobile: text(32, 6), address: text(200, 5) }).optional(),
      paymentPassword,
      requestId,
    }),
    output: z.object({ transactionReference: z.string(), status: redemptionStatus }),
    // VALIDATION: goods without a delivery address.
    refusals: [
      ...PAYMENT_PASSWORD_CHECK,
      "NOT_FOUND",
      "VALIDATION",
      "REWARD_AMOUNT_REQUIRED",
      "POINTS_INSUFFICIENT",
      "REWARD_OUT_OF_STOCK",
    ],
    rules: ["PTS-17", "CALL-6", "PTS-14", "PTS-18", "PTS-19", "CALL-11"],
    planned: true,
  }),
  redeemList: call({
    id: "CALL-81",
    method: "GET",
    path: "/wps/relay/MCS2_getRedeemPointList",
    who: "member",
    input: z.object({ ...dayRange, status: redemptionStatus.optional(), pageNo }),
    output: pageOf(redemption),
    refusals: ["DATE_RANGE"],
    rules: ["PTS-22", "PTS-13"],
    planned: true,
  }),
  pointConfig: call({
    id: "CALL-82",
    method: "GET",
    path: "/wps/relay/MCS2_getPointConfig",
    who: "member",
    input: nothing,
    output: z.object({
      // Points for a valid bet of 100.00.
      rates: z.record(accountingCategory, rate),
      conversion: z.object({
        points: z.int(),
        pays: amount,
        leastPoints: z.int(),
        stepPoints: z.int(),
        mostPointsPerDay: z.int(),
      }),
      // Cleaned HTML [MSG-6].
      rules: z.string(),
    }),
    rules: ["PTS-12", "PTS-1"],
    planned: true,
  }),
  convertPoint: call({
    id: "CALL-84",
    method: "POST",
    path: "/wps/relay/passwordCheck/MCS2_convertPoint",
    who: "member",
    sealed: "also",
    idempotent: true,
    input: z.object({ points: whole(1, 1_000_000_000), paymentPassword, requestId }),
    output: z.object({ amount, reference: z.string() }),
    refusals: [...PAYMENT_PASSWORD_CHECK, "POINTS_STEP", "DAILY_LIMIT", "POINTS_INSUFFICIENT"],
    rules: ["PTS-17", "CALL-6", "PTS-18", "PTS-23", "CALL-11"],
    planned: true,
  }),
};
