// agents, the team: overview, new accounts and links, the tree, its bets and postings, income, applications.
import { z } from "zod";
import { accountType } from "./accounts-profile.ts";
import { call } from "./call.ts";
import {
  accountName,
  amount,
  captchaAnswer,
  day,
  dayRange,
  done,
  identifier,
  mobileNumber,
  pageNo,
  pageOf,
  password,
  text,
  time,
  trimmedText,
  whole,
} from "./fields.ts";
import { bet, betFilters, betTotals } from "./reports.ts";
import { ACCOUNT_STATES, TRANSACTION_KINDS, TRANSACTION_STATES } from "./states.ts";

const accountState = z.enum(ACCOUNT_STATES);

/** The types an agent can bring in [AGT-8]; which of them, the agent's own type says. */
const newAccountType = z.literal([0, 1, 41]);

/** The figures of a period; AGT-6 names them. */
const teamFigures = {
  deposits: amount,
  withdrawals: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
  bonuses: amount,
  cashback: amount,
};

/** Balance is null for whom it is not shown [AGT-21]. */
const downline = z.object({
  account: z.string(),
  type: accountType,
  level: z.int(),
  directDownlines: z.int(),
  teamSize: z.int(),
  balance: amount.nullable(),
  rankLevel: z.int(),
  contracts: z.int(),
  registered: time,
  lastLogin: time.nullable(),
  status: accountState,
});

const registerLink = z.object({
  code: z.string(),
  accountType,
  link: z.string(),
  visits: z.int(),
  registrations: z.int(),
  created: time,
  ends: time.nullable(),
  isStopped: z.boolean(),
});

const profitLossFigures = { ...teamFigures, salary: amount, dividend: amount };

const incomeFigures = {
  dividend: amount,
  dailyWages: amount,
  hourlySalary: amount,
  realTimeSalary: amount,
  paidToDownlines: amount,
  net: amount,
};

export const agentsTeam = {
  joinApply: call({
    id: "CALL-100",
    method: "POST",
    path: "/wps/agent/apply",
    who: "public",
    input: z.object({
      name: text(64, 2),
      mobileNo: mobileNumber,
      email: text(60),
      contact: text(64).default(""),
      expected: whole(0, 1_000_000),
      message: text(2_000).default(""),
      captcha: captchaAnswer,
    }),
    output: done,
    // TRY_LATER: the same mobile number once in 24 hours [SHELL-113].
    refusals: ["CAPTCHA_FAILED", "PHONE_FORMAT", "VALIDATION", "TRY_LATER"],
    rules: ["SHELL-112", "SHELL-113"],
  }),
  teamOverview: call({
    id: "CALL-140",
    method: "GET",
    path: "/wps/relay/ODSFE2_teamOverview",
    who: "agent",
    input: z.object(dayRange),
    output: z.object({
      totals: z.object({
        balance: amount,
        members: z.int(),
        agents: z.int(),
        newToday: z.int(),
        online: z.int(),
        activeMembers: z.int(),
        ...teamFigures,
      }),
      chart: z.array(z.object({ day, ...teamFigures })),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["AGT-6", "AGT-20"],
    planned: true,
  }),
  createDownline: call({
    id: "CALL-141",
    method: "PUT",
    path: "/wps/relay/MCS2_createDownline",
    who: "agent",
    sealed: "always",
    input: z.object({
      accountType: newAccountType,
      username: trimmedText(64, 1),
      password,
      nickname: text(64).optional(),
      mobileNo: mobileNumber.optional(),
      remark: text(140).optional(),
    }),
    output: z.object({ account: z.string() }),
    // FORBIDDEN: types 41 and 42 recruit by link only [AGT-8].
    refusals: ["FORBIDDEN", "VALIDATION", "PASSWORD_SAME", "PASSWORD_COMMON", "USERNAME_TAKEN"],
    rules: ["AGT-7", "AGT-8", "AGT-9", "ACC-54"],
    planned: true,
  }),
  registerLinks: call({
    id: "CALL-142",
    method: "POST",
    path: "/wps/relay/MCS2_registerLinks",
    who: "agent",
    input: z.object({
      action: z.enum(["LIST", "CREATE", "STOP"]),
      accountType: newAccountType.optional(),
      ends: day.nullable().optional(),
      // The link to stop.
      code: identifier.optional(),
    }),
    output: z.object({ links: z.array(registerLink) }),
    // FORBIDDEN: a type this agent may not bring in [AGT-8].
    refusals: ["FORBIDDEN", "VALIDATION", "NOT_FOUND", "STATE_CHANGED"],
    rules: ["AGT-7", "AGT-8"],
    planned: true,
  }),
  downlineList: call({
    id: "CALL-143",
    method: "GET",
    path: "/wps/relay/MCS2_getDownlineList",
    who: "agent",
    input: z.object({
      // Whose downlines; the agent's own without it.
      parent: accountName.optional(),
      account: accountName.optional(),
      type: whole(0, 42).optional(),
      status: accountState.optional(),
      registeredFrom: day.optional(),
      registeredTo: day.optional(),
      lastLoginFrom: day.optional(),
      lastLoginTo: day.optional(),
      pageNo,
    }),
    output: pageOf(downline).extend({ breadcrumb: z.array(z.string()) }),
    refusals: ["NOT_FOUND"],
    rules: ["AGT-10", "AGT-21"],
    planned: true,
  }),
  teamBetting: call({
    id: "CALL-144",
    method: "GET",
    path: "/wps/relay/ODSFE2_teamBetHistory",
    who: "agent",
    input: z.object({ ...betFilters, account: accountName.optional(), pageNo }),
    output: pageOf(bet.omit({ selection: true }).extend({ account: z.string() })).extend({
      totals: betTotals,
    }),
    refusals: ["NOT_FOUND", "DATE_RANGE"],
    rules: ["AGT-11", "AGT-21"],
    planned: true,
  }),
  teamProfitLoss: call({
    id: "CALL-145",
    method: "GET",
    path: "/wps/relay/ODSFE2_teamProfitLoss",
    who: "agent",
    input: z.object({
      ...dayRange,
      account: accountName.optional(),
      level: z.enum(["SELF", "DIRECT", "TEAM"]).default("DIRECT"),
    }),
    output: z.object({
      list: z.array(z.object({ account: z.string(), ...profitLossFigures })),
      totals: z.object(profitLossFigures),
    }),
    refusals: ["NOT_FOUND", "DATE_RANGE"],
    rules: ["AGT-12", "AGT-21"],
    planned: true,
  }),
  agentIncome: call({
    id: "CALL-146",
    method: "GET",
    path: "/wps/relay/ODSFE2_agentIncome",
    who: "agent",
    input: z.object(dayRange),
    output: z.object({
      list: z.array(z.object({ day, ...incomeFigures })),
      totals: z.object(incomeFigures),
    }),
    refusals: ["DATE_RANGE"],
    rules: ["AGT-13"],
    planned: true,
  }),
  downlineTransactions: call({
    id: "CALL-147",
    method: "GET",
    path: "/wps/relay/ODSFE2_teamTransDet",
    who: "agent",
    input: z.object({
      ...dayRange,
      account: accountName.optional(),
      kind: z.enum(TRANSACTION_KINDS).optional(),
      state: z.enum(TRANSACTION_STATES).optional(),
      pageNo,
    }),
    output: pageOf(
      z.object({
        time,
        account: z.string(),
        reference: z.string(),
        kind: z.enum(TRANSACTION_KINDS),
        amount,
        balanceAfter: amount.nullable(),
        state: z.enum(TRANSACTION_STATES),
      }),
    ),
    refusals: ["NOT_FOUND", "DATE_RANGE"],
    rules: ["AGT-14", "AGT-21"],
    planned: true,
  }),
};
