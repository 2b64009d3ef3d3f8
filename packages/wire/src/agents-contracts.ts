// agents, contracts: what is agreed with up- and downline, open requests, and what was paid for it.
import { z } from "zod";
import { call } from "./call.ts";
import { CONTRACT_PERIODS } from "./constants.ts";
import {
  accountName,
  amount,
  amountInput,
  dayRange,
  identifier,
  nothing,
  pageNo,
  pageOf,
  rate,
  rateInput,
  time,
  whole,
} from "./fields.ts";
import { CONTRACT_KINDS, CONTRACT_STATES, PAY_STATES } from "./states.ts";

const kind = z.enum(CONTRACT_KINDS);

const contractState = z.enum(CONTRACT_STATES);

/** 0 none, 1 new contract, 2 termination request [AGT-37]. */
const requestType = z.literal([0, 1, 2]);
/** 0 no contract, 1 as downline, 2 as upline, 3 both [AGT-37]. */
const infoType = z.literal([0, 1, 2, 3]);

/** Each kind has the fields of its row [AGT-26]; the others are null. */
const contract = z.object({
  contractId: z.string(),
  kind,
  account: z.string(),
  /** Whether the account is above or below the reader. */
  side: z.enum(["UPLINE", "DOWNLINE"]),
  period: z.enum(CONTRACT_PERIODS).nullable(),
  rate: rate.nullable(),
  winRate: rate.nullable(),
  lossRate: rate.nullable(),
  bars: z.object({
    activeMembers: z.int().nullable(),
    validBet: amount.nullable(),
    profitLoss: amount.nullable(),
    betAmount: amount.nullable(),
  }),
  state: contractState,
  offered: time,
  starts: time.nullable(),
  ends: time.nullable(),
});

/** A request and the contracts below that would end with it [AGT-32, AGT-33]. */
const openRequest = z.object({
  requestType: z.enum(["NEW_CONTRACT", "TERMINATION_REQUEST"]),
  contract,
  answerBy: time,
  ending: z.array(contract),
});

const openRequests = z.object({ requests: z.array(openRequest) });
const changed = z.object({ state: contractState });

const listOrAnswer = z.object({
  action: z.enum(["LIST", "ACCEPT", "REJECT", "TERMINATE"]),
  contractId: identifier.optional(),
});
const answer = z.object({ contractId: identifier, action: z.enum(["ACCEPT", "REJECT", "TERMINATE"]) });

/** OPERATION_NOT_ENABLED: the kind is switched off [AGT-4]. */
const ANSWER_REFUSALS = ["OPERATION_NOT_ENABLED", "NOT_FOUND", "STATE_CHANGED"] as const;
const ANSWER_RULES = ["AGT-39", "AGT-30", "AGT-34"];

const payFigures = {
  validBet: amount,
  gross: amount,
  paidToDownlines: amount,
  net: amount,
};

const payRecord = z.object({
  recordId: z.string(),
  kind,
  account: z.string(),
  /** The period, day, hour or 5-minute window. */
  from: time,
  to: time,
  rate: rate.nullable(),
  winRate: rate.nullable(),
  lossRate: rate.nullable(),
  activeMembers: z.int().nullable(),
  betsWon: amount.nullable(),
  betsLost: amount.nullable(),
  profitLoss: amount.nullable(),
  carriedOver: amount.nullable(),
  betAmountBar: amount.nullable(),
  ...payFigures,
  state: z.enum(PAY_STATES),
  paidTime: time.nullable(),
});

export const agentsContracts = {
  consolidated: call({
    id: "CALL-64",
    method: "GET",
    path: "/wps/member/info/funds/consolidated",
    // Asked after every login with a member centre, so a member is answered zeros [ACC-75].
    who: "member",
    input: nothing,
    output: z.object({
      dailysalreqtype: requestType,
      divtypereq: requestType,
      contracthoursalreq: requestType,
      realtimesalreqtype: requestType,
      dailySalaryInfo: infoType,
      hourlySalaryInfo: infoType,
      salaryInfo: infoType,
      realTimeSalaryInfo: infoType,
      dividendInfo: infoType,
    }),
    rules: ["ACC-71", "ACC-75", "AGT-36", "AGT-37"],
    planned: true,
  }),
  dividendRequest: call({
    id: "CALL-65",
    method: "GET",
    path: "/wps/relay/MCS2_processDividendReq",
    who: "agent",
    input: nothing,
    output: openRequests,
    rules: ["AGT-39"],
    planned: true,
  }),
  dividendAnswer: call({
    id: "CALL-151",
    method: "POST",
    path: "/wps/relay/MCS2_processDividendReq",
    who: "agent",
    input: answer,
    output: changed,
    refusals: ANSWER_REFUSALS,
    rules: ANSWER_RULES,
    planned: true,
  }),
  dailySalary: call({
    id: "CALL-66",
    method: "GET",
    path: "/wps/relay/MCS2_processDailySalContract",
    who: "agent",
    input: nothing,
    output: openRequests,
    rules: ["AGT-39"],
    planned: true,
  }),
  dailySalaryAnswer: call({
    id: "CALL-152",
    method: "POST",
    path: "/wps/relay/MCS2_processDailySalContract",
    who: "agent",
    input: answer,
    output: changed,
    refusals: ANSWER_REFUSALS,
    rules: ANSWER_RULES,
    planned: true,
  }),
  hourlySalary: call({
    id: "CALL-69",
    method: "POST",
    path: "/wps/relay/MCS2_processContractHourSalary",
    who: "agent",
    input: listOrAnswer,
    output: z.union([openRequests, changed]),
    refusals: ANSWER_REFUSALS,
    rules: ANSWER_RULES,
    planned: true,
  }),
  realTimeSalary: call({
    id: "CALL-70",
    method: "POST",
    path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
    who: "agent",
    input: listOrAnswer,
    output: z.union([openRequests, changed]),
    refusals: ANSWER_REFUSALS,
    rules: ANSWER_RULES,
    planned: true,
  }),
  contractList: call({
    id: "CALL-148",
    method: "GET",
    path: "/wps/relay/MCS2_getContractList",
    who: "agent",
    input: z.object({ kind: kind.optional(), account: accountName.optional() }),
    output: z.object({ contracts: z.array(contract), requests: z.array(openRequest) }),
    refusals: ["NOT_FOUND"],
    rules: ["AGT-23", "AGT-21"],
    planned: true,
  }),
  offerContract: call({
    id: "CALL-149",
    method: "POST",
    path: "/wps/relay/MCS2_offerContract",
    who: "agent",
    input: z.object({
      kind,
      account: accountName,
      period: z.enum(CONTRACT_PERIODS).optional(),
      rate: rateInput.optional(),
      bars: z
        .object({
          activeMembers: whole(0, 1_000_000).optional(),
          validBet: amountInput.optional(),
          profitLoss: amountInput.optional(),
          betAmount: amountInput.optional(),
        })
        .default({}),
      winRate: rateInput.optional(),
      lossRate: rateInput.optional(),
      proceed: z.boolean().default(false),
    }),
    output: z.object({ contract, ending: z.array(contract) }),
    // CONTRACT_HIGHER: contracts below would end and proceed was not said [AGT-31, AGT-32].
    refusals: [
      "OPERATION_NOT_ENABLED",
      "NOT_FOUND",
      "VALIDATION",
      "RATE_RANGE",
      "RATE_TOO_HIGH",
      "CONTRACT_EXISTS",
      "CONTRACT_HIGHER",
    ],
    refusalValue: z.object({ ending: z.array(contract).optional() }),
    rules: ["AGT-32", "AGT-34", "AGT-4", "AGT-26", "AGT-27", "AGT-28", "AGT-29"],
    planned: true,
  }),
  endContract: call({
    id: "CALL-150",
    method: "POST",
    path: "/wps/relay/MCS2_endContract",
    who: "agent",
    input: z.object({ contractId: identifier, action: z.enum(["WITHDRAW", "TERMINATION_REQUEST"]) }),
    output: changed,
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["AGT-34"],
    planned: true,
  }),
  payRecords: call({
    id: "CALL-153",
    method: "GET",
    path: "/wps/relay/MCS2_getContractPayList",
    who: "agent",
    input: z.object({
      kind,
      ...dayRange,
      account: accountName.optional(),
      state: z.enum(PAY_STATES).optional(),
      pageNo,
    }),
    output: pageOf(payRecord).extend({ totals: z.object(payFigures) }),
    refusals: ["OPERATION_NOT_ENABLED", "NOT_FOUND", "DATE_RANGE"],
    rules: ["AGT-15", "AGT-16", "AGT-17", "AGT-18", "AGT-50"],
    planned: true,
  }),
};
