// rewards, what play earns: missions and their ranking, cashback, referral, rank.
import { z } from "zod";
import { clubLabel } from "./accounts-profile.ts";
import { call } from "./call.ts";
import {
  accountingCategory,
  amount,
  dayRange,
  nothing,
  pageNo,
  pageOf,
  rate,
  requestId,
  time,
} from "./fields.ts";
import { credited } from "./rewards-promotions.ts";
import { MISSION_STATES } from "./states.ts";

const mission = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(["DAILY", "WEEKLY", "EVENT"]),
  goal: amount,
  progress: amount,
  reward: amount,
  ends: time,
  state: z.enum(MISSION_STATES),
});

/** A place in the ranking; the account is masked except to its owner. */
const place = z.object({ place: z.int(), account: z.string(), score: amount, prize: amount.nullable() });

const rebateLine = { category: accountingCategory, validBet: amount, rate, amount };

const rankRow = z.object({
  ...clubLabel.shape,
  group: z.string(),
  deposits: amount,
  validBets: amount,
  upgradeGift: amount,
  monthlyGift: amount,
  rebateAddition: rate,
  freeWithdrawals: z.int(),
  dailyWithdrawal: amount,
});

export const rewardsEarned = {
  missionSummary: call({
    id: "CALL-60",
    method: "GET",
    path: "/wps/relay/MCSFE_getMissionSummaryDetails",
    who: "member",
    input: nothing,
    output: z.object({ count: z.int(), missions: z.array(mission) }),
    rules: ["REW-25", "REW-26"],
    planned: true,
  }),
  missionLeaderboard: call({
    id: "CALL-61",
    method: "GET",
    path: "/wps/relay/MCSFE_getMissionLeaderboard",
    who: "member",
    input: z.object({ period: z.enum(["DAY", "WEEK", "MONTH"]).default("DAY"), pageNo }),
    output: pageOf(place).extend({ own: place.nullable() }),
    rules: ["REW-25", "REW-28"],
    planned: true,
  }),
  manualRebate: call({
    id: "CALL-128",
    method: "GET",
    path: "/wps/relay/MCSFE_getManualRebate",
    who: "member",
    input: nothing,
    output: z.object({
      categories: z.array(z.object(rebateLine)),
      total: amount,
      history: z.array(
        z.object({ time, from: time, to: time, ...rebateLine, state: z.enum(["CLAIMED", "PAID"]) }),
      ),
    }),
    refusals: ["OPERATION_NOT_ENABLED"],
    rules: ["REW-34", "REW-33", "REW-35"],
    planned: true,
  }),
  claimManualRebate: call({
    id: "CALL-129",
    method: "POST",
    path: "/wps/relay/MCSFE_claimManualRebate",
    who: "member",
    idempotent: true,
    input: z.object({ requestId }),
    output: credited,
    // TRY_LATER: at most once an hour.
    refusals: ["OPERATION_NOT_ENABLED", "TRY_LATER", "REBATE_NOTHING"],
    rules: ["REW-36", "REW-33"],
    planned: true,
  }),
  referralInfo: call({
    id: "CALL-130",
    method: "GET",
    path: "/wps/relay/MCSFE_getReferralInfo",
    who: "member",
    input: z.object({ ...dayRange, pageNo }),
    output: pageOf(
      z.object({
        account: z.string(),
        registered: time,
        deposited: amount,
        isQualified: z.boolean(),
        reward: amount,
        state: z.enum(["REGISTERED", "QUALIFIED", "PAID", "REFUSED"]),
      }),
    ).extend({
      code: z.string().length(8),
      link: z.string(),
      totals: z.object({ invited: z.int(), registered: z.int(), qualified: z.int(), earned: amount }),
    }),
    refusals: ["OPERATION_NOT_ENABLED", "DATE_RANGE"],
    rules: ["REW-30", "REW-29", "REW-31"],
    planned: true,
  }),
  playerRank: call({
    id: "CALL-131",
    method: "GET",
    path: "/wps/relay/MCSFE_getPlayerRank",
    who: "member",
    input: nothing,
    output: z.object({
      rank: rankRow,
      // next is null at the highest rank.
      progress: z.object({ deposits: amount, validBets: amount, next: rankRow.nullable() }),
      history: z.array(z.object({ time, from: z.int(), to: z.int(), reason: z.string() })),
    }),
    rules: ["REW-38", "REW-39", "REW-41"],
    planned: true,
  }),
  rankTable: call({
    id: "CALL-132",
    method: "GET",
    path: "/wps/system/ranks",
    who: "public",
    input: nothing,
    output: z.object({ ranks: z.array(rankRow) }),
    rules: ["REW-38", "REW-41"],
    planned: true,
  }),
};
