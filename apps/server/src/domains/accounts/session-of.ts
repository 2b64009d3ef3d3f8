// Who makes a call that has passed the pipeline's session door.
import type { Context } from "../../http/handlers.ts";
import type { SessionView } from "./session.rules.ts";

export function sessionOf({ session }: Context): SessionView {
  if (session === null) throw new Error("a call for sessions was made without one");
  return session;
}

export const memberIdOf = (context: Context): bigint => BigInt(sessionOf(context).accountId);
