// The calls of accounts that are built: coming in, going out, and who one is.
import { accepted } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { CaptchaFlow } from "./captcha.flow.ts";
import type { FreePlay } from "./free-play.flow.ts";
import type { Login } from "./login.flow.ts";
import { memberInfo } from "./member.view.ts";
import { readMember, rememberFirstLogin } from "./members.store.ts";
import { memberIdOf, sessionOf } from "./session-of.ts";
import type { SessionFlow } from "./sessions.flow.ts";

export interface RouteParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionFlow;
  readonly logIn: Login;
  readonly playFree: FreePlay;
  readonly captcha: CaptchaFlow;
}

export function accountsRoutes(parts: RouteParts): DomainHandlers<"accounts"> {
  const { clock, sessions, logIn, playFree } = parts;
  const { store } = parts.database;
  return {
    login: logIn,
    loginV2: async (input, context) => {
      const answer = await logIn(input, context);
      // There is no weak default password yet that this one could equal [ACC-46].
      return answer.ok ? accepted({ ...answer.value, weakPassword: false }) : answer;
    },
    freePlayLogin: playFree,
    captcha: async (_input, { device }) => accepted(await parts.captcha.picture(device)),
    logout: async (_input, context) => {
      await sessions.logOut(sessionOf(context));
      return accepted(null);
    },
    firstLogin: async (_input, context) => {
      await rememberFirstLogin(store, memberIdOf(context), clock.now());
      return accepted(null);
    },
    memberInfo: async (_input, context) => {
      const member = await readMember(store, memberIdOf(context));
      if (member === null) throw new Error("a session has no member");
      const upline = member.uplineId === null ? null : await readMember(store, member.uplineId);
      return accepted(memberInfo(member, upline, context.language));
    },
  };
}
