// office, members: finding one, everything on one page, identity, and corrections of a balance by two people [OFF-10].
import { z } from "zod";
import { call } from "./call.ts";
import { amount, amountInput, blankOr, identifier, none, rowId, text, time } from "./fields.ts";
import { decided, person, queueOf, reason, riskCard } from "./office-orders.ts";
import { KYC_DOCUMENTS, KYC_STATES } from "./states.ts";

const withMember = z.object({ memberId: rowId });
const found = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.string(),
  registered: time,
  lastLogin: time.nullable(),
});

export const officeMembers = {
  members: call({
    id: "DESK-31",
    method: "GET",
    path: "/bo/members",
    who: "operator",
    permission: "members.read",
    // Account, mobile, e-mail, number, device or address, whichever it is.
    input: z.object({ search: text(128), after: blankOr(rowId) }),
    output: queueOf(found),
    rules: ["OFF-10"],
  }),
  member: call({
    id: "DESK-32",
    method: "GET",
    path: "/bo/members/one",
    who: "operator",
    permission: "members.read",
    input: withMember,
    output: z.object({
      member: riskCard,
      contacts: z.object({ mobile: z.string().nullable(), mail: z.string().nullable() }),
      wallets: z.array(z.object({ unit: z.string(), kind: z.string(), balance: amount })),
      limits: z.array(z.object({ limit: z.string(), amount: z.string(), by: z.string(), since: time })),
      sessions: z.array(z.object({ since: time, lastAct: time, address: z.string(), browser: z.string() })),
      devices: z.array(z.object({ device: z.string(), since: time, others: z.int() })),
      notes: z.array(z.object({ time, by: person, text: z.string() })),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-10"],
  }),
  memberLedger: call({
    id: "DESK-33",
    method: "GET",
    path: "/bo/members/ledger",
    who: "operator",
    permission: "members.read",
    // after: where the page before ended in each of the member's accounts.
    input: z.object({ memberId: rowId, after: blankOr(identifier) }),
    output: queueOf(
      z.object({
        posting: z.string(),
        time,
        account: z.string(),
        kind: z.string(),
        amount,
        balance: amount,
        note: z.string().nullable(),
      }),
    ),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-10"],
  }),
  addNote: call({
    id: "DESK-34",
    method: "POST",
    path: "/bo/members/notes",
    who: "operator",
    permission: "members.write",
    input: z.object({ memberId: rowId, text: reason }),
    output: none,
    refusals: ["NOT_FOUND"],
    rules: ["OFF-10"],
  }),
  memberStatus: call({
    id: "DESK-35",
    method: "POST",
    path: "/bo/members/status",
    who: "operator",
    permission: "members.write",
    input: z.object({ memberId: rowId, act: z.enum(["SUSPEND", "RELEASE"]), reason }),
    output: z.object({ status: z.string() }),
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["OFF-10"],
  }),
  correctBalance: call({
    id: "DESK-36",
    method: "POST",
    path: "/bo/corrections",
    who: "operator",
    permission: "corrections.write",
    input: z.object({ memberId: rowId, way: z.enum(["IN", "OUT"]), amount: amountInput, reason }),
    output: decided,
    refusals: ["NOT_FOUND", "AMOUNT_FORMAT", "INSUFFICIENT_BALANCE"],
    rules: ["OFF-4", "OFF-10"],
  }),
};

const kycState = z.enum(KYC_STATES);

export const officeKyc = {
  identities: call({
    id: "DESK-37",
    method: "GET",
    path: "/bo/kyc",
    who: "operator",
    permission: "kyc.read",
    input: z.object({ state: blankOr(kycState), after: blankOr(rowId) }),
    output: queueOf(
      z.object({
        memberId: z.string(),
        account: z.string(),
        state: kycState,
        since: time,
        documents: z.int(),
      }),
    ),
    rules: ["OFF-9", "SAFE-22"],
  }),
  identity: call({
    id: "DESK-38",
    method: "GET",
    path: "/bo/kyc/one",
    who: "operator",
    permission: "kyc.read",
    input: withMember,
    output: z.object({
      state: kycState,
      member: riskCard,
      documents: z.array(z.object({ kind: z.enum(KYC_DOCUMENTS), fileId: z.string(), sent: time })),
      decisions: z.array(z.object({ time, by: person, decision: z.string(), reason: z.string().nullable() })),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-9", "SAFE-22"],
  }),
  decideIdentity: call({
    id: "DESK-39",
    method: "POST",
    path: "/bo/kyc",
    who: "operator",
    permission: "kyc.write",
    input: z.object({ memberId: rowId, decision: z.enum(["APPROVED", "REJECTED"]), reason }),
    output: z.object({ state: kycState }),
    refusals: ["NOT_FOUND", "STATE_CHANGED", "VALIDATION"],
    rules: ["SAFE-22"],
  }),
};
