// The calls of responsible play.
import { accepted, refused } from "@jonaki/wire";
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import type { Breaks } from "./breaks.flow.ts";
import type { Closing } from "./closing.flow.ts";
import type { Kyc } from "./kyc.flow.ts";
import type { Limits, Restricted } from "./limits.flow.ts";
import type { Reality } from "./reality.flow.ts";
import type { Statement } from "./statement.flow.ts";

export interface SafeFlows {
  readonly limits: Limits;
  readonly breaks: Breaks;
  readonly closing: Closing;
  readonly reality: Reality;
  readonly statement: Statement;
  readonly kyc: Kyc;
}

export function safeRoutes(flows: SafeFlows): DomainHandlers<"safe"> {
  const { limits, breaks, closing, reality, statement, kyc } = flows;
  return {
    limitList: async (_input, context) => accepted(await limits.list(memberIdOf(context))),
    setLimit: (input, context) => limits.set(memberIdOf(context), input, restrictedIn(context)),
    confirmLimit: ({ id }, context) => limits.confirm(memberIdOf(context), id),
    withdrawLimitChange: ({ id }, context) => limits.withdraw(memberIdOf(context), id),
    timeOut: ({ minutes }, context) => breaks.timeOut(memberIdOf(context), minutes),
    exclude: ({ months }, context) => breaks.exclude(memberIdOf(context), months),
    requestReturn: (_input, context) => breaks.requestReturn(memberIdOf(context)),
    closeAccount: (input, context) => closing.act(input, memberIdOf(context), context),
    realityCheck: async (_input, context) => accepted(await reality.check(memberIdOf(context))),
    realityAnswer: async (input, context) => accepted(await reality.answer(sessionOf(context), input)),
    statement: (input, context) => statement.read(memberIdOf(context), input, context.language),
    kycUpload: (input, context) => kyc.upload(memberIdOf(context), input),
    kycState: async (_input, context) => accepted(await kyc.state(memberIdOf(context))),
  };
}

const memberIdOf = (context: Context): bigint => BigInt(sessionOf(context).accountId);

function sessionOf({ session }: Context): NonNullable<Context["session"]> {
  if (session === null) throw new Error("a call of a member was made without a session");
  return session;
}

const RESTRICTIONS = ["ACCOUNT_CLOSING", "EXCLUDED_PERMANENT", "ACCOUNT_EXCLUDED"] as const;

/** What a restricted session hears elsewhere [SAFE-25]. */
function restrictedIn(context: Context): Restricted | null {
  const { restriction } = sessionOf(context);
  if (restriction === null) return null;
  const code = RESTRICTIONS.find((one) => one === restriction.code);
  if (code === undefined) throw new Error(`${restriction.code} is no restriction of a session`);
  return refused(code, restriction.value);
}
