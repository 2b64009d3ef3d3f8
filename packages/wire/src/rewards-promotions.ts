// rewards, what is offered: promotions and joining them, the reward centre, bonuses, raffles, red envelopes.
import { z } from "zod";
import { call } from "./call.ts";
import {
  accountingCategory,
  amount,
  dayRange,
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
import { ACTIVITY_STATUSES, BONUS_STATES, ENVELOPE_STATES, PROMOTION_KINDS, REWARD_KINDS } from "./states.ts";

const activityStatus = z.enum(ACTIVITY_STATUSES);

const bonusState = z.enum(BONUS_STATES);

/** A promotion's card, as the announcements list it too [REW-1, REW-2]. */
export const promotionCard = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  tag: z.string().nullable(),
  starts: time,
  ends: time.nullable(),
  state: z.enum(["OPEN", "COMING_SOON", "CLOSED"]),
});

const promotion = promotionCard.extend({
  /** Cleaned HTML [MSG-6]. */
  terms: z.string(),
  wagering: z.string().nullable(),
  eligibleCategories: z.array(accountingCategory),
  /** null: joined by a press; otherwise what the application form asks for. */
  application: z.object({ comment: z.boolean(), images: z.boolean() }).nullable(),
});

const rewardItem = z.object({
  kind: z.enum(REWARD_KINDS),
  id: z.string(),
  title: z.string(),
  amount: amount.nullable(),
  wagering: z.string().nullable(),
  expires: time.nullable(),
  status: activityStatus.nullable(),
});

const bonus = z.object({
  bonusId: z.string(),
  time,
  reference: z.string(),
  promotion: z.string(),
  kind: z.enum(REWARD_KINDS),
  amount,
  wageringNeeded: amount,
  wageringDone: amount,
  expires: time.nullable(),
  state: bonusState,
});

export const credited = z.object({ amount, reference: z.string() });

export const rewardsPromotions = {
  promotionDetail: call({
    id: "CALL-123",
    method: "GET",
    path: "/wps/relay/MCSFE_getPromotionDetail",
    who: "public",
    input: z.object({ id: identifier }),
    output: z.object({
      promotion,
      // With a token; null without one, and where the member has no status.
      own: z
        .object({
          status: activityStatus.nullable(),
          applications: z.array(
            z.object({
              time,
              amount: amount.nullable(),
              status: activityStatus,
              reason: z.string().nullable(),
            }),
          ),
        })
        .nullable(),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["REW-2", "REW-3"],
    planned: true,
  }),
  joinActivity: call({
    id: "CALL-124",
    method: "POST",
    path: "/wps/relay/MCSFE_joinActivity",
    who: "member",
    idempotent: true,
    input: z.object({
      promotionId: identifier,
      comment: text(1_000).default(""),
      images: fileIds.default([]),
      requestId,
    }),
    output: z.object({ status: activityStatus }),
    refusals: [
      "NOT_FOUND",
      "STATE_CHANGED",
      "PROMO_ALREADY_JOINED",
      "PROMO_NOT_ELIGIBLE",
      "COMMENT_LENGTH",
      ...NAMED_FILES,
    ],
    rules: ["REW-6", "REW-7", "REW-8", "REW-10"],
    planned: true,
  }),
  rewardCenter: call({
    id: "CALL-125",
    method: "GET",
    path: "/wps/relay/MCSFE_getRewardCenter",
    who: "member",
    input: z.object({ tab: z.enum(["CLAIMABLE", "IN_PROGRESS", "HISTORY"]).default("CLAIMABLE") }),
    output: z.object({ count: z.int(), items: z.array(rewardItem) }),
    rules: ["REW-4", "REW-17"],
    planned: true,
  }),
  claimReward: call({
    id: "CALL-126",
    method: "POST",
    path: "/wps/relay/MCSFE_claimReward",
    who: "member",
    idempotent: true,
    input: z.object({ kind: z.enum(REWARD_KINDS), id: identifier, requestId }),
    output: credited,
    refusals: [
      "NOT_FOUND",
      "STATE_CHANGED",
      "PROMO_NOT_ELIGIBLE",
      "RAFFLE_NO_TICKET",
      "ENVELOPE_GONE",
      "REBATE_NOTHING",
    ],
    rules: ["REW-18", "REW-17", "REW-20"],
    planned: true,
  }),
  bonusDetails: call({
    id: "CALL-127",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemBonusDetails",
    who: "member",
    input: z.object({
      ...dayRange,
      kind: z.enum(REWARD_KINDS).optional(),
      state: bonusState.optional(),
      pageNo,
    }),
    output: pageOf(bonus).extend({
      totals: z.object({ amount, wageringNeeded: amount, wageringDone: amount }),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["REW-16", "SAFE-25", "REP-9"],
    planned: true,
    whenExcluded: true,
  }),
  giveUpBonus: call({
    id: "CALL-171",
    method: "POST",
    path: "/wps/relay/MCSFE_giveUpBonus",
    who: "member",
    idempotent: true,
    input: z.object({ bonusId: identifier, requestId }),
    output: z.object({ state: bonusState }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["REW-16", "SAFE-25", "REW-15"],
    planned: true,
    whenExcluded: true,
  }),
  claimRaffle: call({
    id: "CALL-76",
    method: "POST",
    path: "/wps/relay/MCS2_claimRafflePromotion",
    who: "member",
    idempotent: true,
    input: z.object({ promotionId: identifier, requestId }),
    // A blank is a prize without an amount [REW-22].
    output: z.object({ prize: z.object({ title: z.string(), amount: amount.nullable() }) }),
    refusals: ["NOT_FOUND", "STATE_CHANGED", "RAFFLE_NO_TICKET"],
    rules: ["REW-21", "REW-22"],
    planned: true,
  }),
  redEnvelopes: call({
    id: "CALL-133",
    method: "GET",
    path: "/wps/relay/MCSFE_getRedEnvelopes",
    who: "member",
    input: nothing,
    output: z.object({
      running: z.array(
        z.object({
          id: z.string(),
          sender: z.string(),
          total: amount,
          left: amount,
          condition: z.string(),
          ends: time,
          state: z.enum(ENVELOPE_STATES),
          isOpened: z.boolean(),
        }),
      ),
      history: z.array(
        z.object({ time, id: z.string(), sender: z.string(), amount, state: z.enum(ENVELOPE_STATES) }),
      ),
    }),
    rules: ["REW-23"],
    planned: true,
  }),
  openRedEnvelope: call({
    id: "CALL-134",
    method: "POST",
    path: "/wps/relay/MCSFE_openRedEnvelope",
    who: "member",
    idempotent: true,
    input: z.object({ id: identifier, requestId }),
    output: z.object({ amount }),
    // STATE_CHANGED: opened before, or not running.
    refusals: ["NOT_FOUND", "STATE_CHANGED", "PROMO_NOT_ELIGIBLE", "ENVELOPE_GONE"],
    rules: ["REW-24"],
    planned: true,
  }),
};
