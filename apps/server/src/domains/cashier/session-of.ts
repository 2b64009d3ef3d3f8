// Who makes a call that has passed the pipeline's session door.
import type { Context } from "../../http/handlers.ts";

export function memberIdOf({ session }: Context): bigint {
  if (session === null) throw new Error("a call of a member was made without a session");
  return BigInt(session.accountId);
}
