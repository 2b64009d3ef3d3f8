// The calls of responsible play that are built: breaks and the closing of an account.
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import type { Breaks } from "./breaks.flow.ts";
import type { Closing } from "./closing.flow.ts";

export function safeRoutes(breaks: Breaks, closing: Closing): DomainHandlers<"safe"> {
  return {
    timeOut: ({ minutes }, context) => breaks.timeOut(memberIdOf(context), minutes),
    exclude: ({ months }, context) => breaks.exclude(memberIdOf(context), months),
    requestReturn: (_input, context) => breaks.requestReturn(memberIdOf(context)),
    closeAccount: (input, context) => closing.act(input, memberIdOf(context), context),
  };
}

function memberIdOf({ session }: Context): bigint {
  if (session === null) throw new Error("a call of a member was made without a session");
  return BigInt(session.accountId);
}
