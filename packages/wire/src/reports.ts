// reports: a member's own records — bets, account postings, profit and loss.
import { z } from "zod";
import { call } from "./call.ts";
import { SETTINGS } from "./constants.ts";
import {
  accountingCategory,
  amount,
  day,
  dayRange,
  hex32,
  identifier,
  odds,
  pageNo,
  pageOf,
  pageSize,
  text,
  time,
  vendorCode,
} from "./fields.ts";
import { BET_STATES, POINT_TYPES, TRANSACTION_KINDS, TRANSACTION_STATES } from "./states.ts";

const betState = z.enum(BET_STATES);

/** The account record's kinds, and the types of the points record [PTS-24]. */
const recordKind = z.enum([...new Set([...TRANSACTION_KINDS, ...POINT_TYPES])]);

const rowsPerPage = pageSize(100, SETTINGS.recordDays.rowsPerPage);

/** As a file, too [REP-14]. */
const format = z.enum(["JSON", "CSV"]).default("JSON");
/** The rows of the filter as text, at most 10,000, for format CSV. */
const csv = z.string().optional();

/** What a betting record can be narrowed to [REP-1]; the agent centre's adds the account [AGT-11]. */
export const betFilters = {
  ...dayRange,
  category: accountingCategory.optional(),
  vendor: vendorCode.optional(),
  game: text(64).optional(),
  betId: identifier.optional(),
  state: betState.optional(),
};

export const bet = z.object({
  betId: z.string(),
  time,
  category: accountingCategory,
  vendor: z.string(),
  game: z.string(),
  selection: z.string(),
  stake: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
  state: betState,
});

export const betTotals = z.object({ stake: amount, validBet: amount, payout: amount, profitLoss: amount });

/** The server seed is null until it is revealed [FAIR-4]. */
const seed = { serverSeedHash: hex32, serverSeed: hex32.nullable() };

/** What proves a round [FAIR-8]: the member's own seeds, or in a round for all players salt, round and chain [FAIR-6]. */
const fairness = z.discriminatedUnion("seeds", [
  z.object({ seeds: z.literal("OWN"), ...seed, clientSeed: z.string(), nonce: z.string() }),
  z.object({
    seeds: z.literal("SHARED"),
    ...seed,
    salt: z.string(),
    round: z.string(),
    /** Null until the round is over. */
    chainEnd: hex32.nullable(),
    chainPlace: z.int().nullable(),
  }),
]);

/** When a shared round took off and burst, and when a cash-out was asked for and the request arrived [INS-7]. */
const roundTimes = z.object({
  flies: time,
  request: time.nullable(),
  arrival: time.nullable(),
  burst: time,
});

const betDetail = bet.extend({
  round: z.string(),
  result: z.string().nullable(),
  odds: odds.nullable(),
  legs: z.array(
    z.object({
      event: z.string(),
      market: z.string(),
      selection: z.string(),
      odds,
      result: z.string().nullable(),
    }),
  ),
  /** Rises with each correction; every earlier result stays readable. */
  resultVersion: z.int(),
  earlierResults: z.array(
    z.object({ resultVersion: z.int(), state: betState, payout: amount, time, reason: z.string() }),
  ),
  ledgerReferences: z.array(z.string()),
  /** Of our own games, once the round is decided; null where the wallet did not tell them [FAIR-17]. */
  balanceBefore: amount.nullable(),
  balanceAfter: amount.nullable(),
  times: roundTimes.nullable(),
  fairness: fairness.nullable(),
});

/** A line of the account record [REP-4]; the back office's says whose it is [REP-15]. */
export const entry = z.object({
  time,
  reference: z.string(),
  kind: recordKind,
  /** Negative for what went out. */
  amount,
  balanceAfter: amount,
  state: z.enum(TRANSACTION_STATES),
  remark: z.string(),
});

const profitLine = {
  validBet: amount,
  payout: amount,
  bonuses: amount,
  cashback: amount,
  profitLoss: amount,
};

export const profit = z.object({
  categories: z.array(z.object({ category: accountingCategory, ...profitLine })),
  days: z.array(z.object({ day, deposits: amount, withdrawals: amount, ...profitLine })),
  totals: z.object({ deposits: amount, withdrawals: amount, ...profitLine }),
});

export const reports = {
  betHistory: call({
    id: "CALL-120",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemBetHistory",
    who: "member",
    input: z.object({ ...betFilters, pageNo, pageSize: rowsPerPage, format }),
    output: pageOf(bet).extend({ totals: betTotals, csv }),
    refusals: ["DATE_RANGE"],
    rules: ["REP-1", "SAFE-25", "REP-3", "REP-9", "REP-10", "REP-14"],
    whenExcluded: true,
  }),
  betDetail: call({
    id: "CALL-121",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemBetDetail",
    who: "member",
    input: z.object({ betId: identifier }),
    output: z.object({ bet: betDetail }),
    refusals: ["NOT_FOUND"],
    rules: ["REP-2", "SAFE-25", "FAIR-8", "FAIR-17", "INS-7"],
    whenExcluded: true,
  }),
  transactionDetails: call({
    id: "CALL-83",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemTransDet",
    who: "member",
    input: z.object({
      account: z.enum(["MAIN", "POINT"]).default("MAIN"),
      kind: recordKind.optional(),
      state: z.enum(TRANSACTION_STATES).optional(),
      ...dayRange,
      pageNo,
      pageSize: rowsPerPage,
      format,
    }),
    output: pageOf(entry).extend({ totals: z.object({ in: amount, out: amount }), csv }),
    refusals: ["DATE_RANGE"],
    rules: ["PTS-24", "REP-4", "REP-6", "SAFE-25", "REP-5", "REP-9", "REP-14"],
    whenExcluded: true,
  }),
  personalProfit: call({
    id: "CALL-122",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemProfitLoss",
    who: "member",
    input: z.object({ ...dayRange, format }),
    output: profit.extend({ csv }),
    refusals: ["DATE_RANGE"],
    rules: ["REP-7", "SAFE-25", "REP-8", "REP-9", "REP-14"],
    whenExcluded: true,
  }),
};
