// Logging in with username and password. A stranger learns nothing: a name that does not exist, one that nobody can
// enter and a wrong password cost the same work and get the same answer [ACC-26].
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { loggedIn, loginBarOf } from "./login.rules.ts";
import type { LoggedIn } from "./login.rules.ts";
import { findByUsername, lockMember, rememberLogin } from "./members.store.ts";
import type { Member } from "./members.store.ts";
import type { Passwords } from "./passwords.ts";
import type { SessionFlow } from "./sessions.flow.ts";
import { statusAt } from "./status.rules.ts";

type LoginCall = Calls["accounts"]["loginV2"];
export type Login = (
  input: ParsedInput<LoginCall>,
  context: Context,
) => Promise<Answer<LoggedIn, RefusalOf<LoginCall>>>;

export interface LoginParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionFlow;
}

/** Nothing asks for the image yet [ACC-28]. */
const failed = () => refused("LOGIN_FAILED", { captcha: false });

export function createLogin({ database, clock, passwords, sessions }: LoginParts): Login {
  /** Under the member's lock, because the account may have changed while the password was checked. */
  const comeIn = (known: Member, input: ParsedInput<LoginCall>, context: Context) =>
    database.transaction(async (tx): ReturnType<Login> => {
      const member = await lockMember(tx, known.id);
      const moment = clock.now();
      if (member.passwordHash !== known.passwordHash) return failed();
      const bar = loginBarOf(member, input.ac !== undefined, moment);
      if (bar !== null) return bar;
      const token = await sessions.open(tx, member.id, context);
      await rememberLogin(tx, member.id, moment, context.address);
      return accepted(loggedIn(member, token, moment));
    });
  return async (input, context) => {
    // No code can be sent to a mobile number yet, and providers and devices have calls of their own [ACC-16].
    if (input.type !== "username") return refused("OPERATION_NOT_ENABLED");
    const member = await findByUsername(database.store, input.username);
    if (member !== null && statusAt(member, clock.now()) === "LOCKED") return refused("ACCOUNT_LOCKED");
    const isRight = await passwords.isRight(input.password, member?.passwordHash ?? null);
    return member === null || !isRight ? failed() : comeIn(member, input, context);
  };
}
