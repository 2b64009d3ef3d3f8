// The calls of accounts about the member who makes them, and the captcha that everybody may ask for.
import { accepted } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Policy } from "../../platform/policy.ts";
import type { CaptchaFlow } from "./captcha.flow.ts";
import type { FreePlay } from "./free-play.flow.ts";
import { memberInfo } from "./member.view.ts";
import { readMember, rememberFirstLogin } from "./members.store.ts";
import { memberIdOf } from "./session-of.ts";

export interface RouteParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly policy: Policy;
  readonly playFree: FreePlay;
  readonly captcha: CaptchaFlow;
}

export function accountsRoutes({
  database,
  clock,
  policy,
  playFree,
  captcha,
}: RouteParts): DomainHandlers<"accounts"> {
  const { store } = database;
  return {
    freePlayLogin: playFree,
    captcha: async (_input, { device }) => accepted(await captcha.picture(device)),
    firstLogin: async (_input, context) => {
      await rememberFirstLogin(store, memberIdOf(context), clock.now());
      return accepted(null);
    },
    memberInfo: async (_input, context) => {
      const member = await readMember(store, memberIdOf(context));
      if (member === null) throw new Error("a session has no member");
      const upline = member.uplineId === null ? null : await readMember(store, member.uplineId);
      return accepted(memberInfo(member, { upline, policy }, context.language));
    },
  };
}
