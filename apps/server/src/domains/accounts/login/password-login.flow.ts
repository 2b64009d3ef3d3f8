// Logging in with username and password. A stranger learns nothing: a name that does not exist, one that nobody can
// enter and a wrong password cost the same work and get the same answer [ACC-26].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { Member } from "../members.store.ts";
import type { Passwords } from "../passwords.ts";
import type { Arrive, Arrived } from "./arrive.flow.ts";
import { agentBarOf } from "./login.rules.ts";
import type { DoorRefusal, Doors } from "./door.flow.ts";

export interface Typed {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly remember: boolean;
  readonly ac?: string | undefined;
}

export type LoginAnswer = Arrived<"NOT_AGENT"> | DoorRefusal | Refused<"NOT_MEMBER">;
export type PasswordLogin = (typed: Typed, context: Context) => Promise<LoginAnswer>;

export interface PasswordLoginParts {
  readonly doors: Doors;
  readonly passwords: Passwords;
  readonly arrive: Arrive;
  /** The setting that is nobody's own password [ACC-46]. */
  readonly weakDefault: string | undefined;
}

export function createPasswordLogin(parts: PasswordLoginParts): PasswordLogin {
  const { doors, passwords, arrive, weakDefault } = parts;
  return async ({ username, password, captcha, remember, ac }, context) => {
    const door = await doors.judge(username, captcha, context, ({ member, operatorHash }) =>
      passwords.isRight(password, member === null ? operatorHash : member.passwordHash),
    );
    if ("ok" in door) return door;
    const { member: known } = door;
    if (known === null) return refused("NOT_MEMBER");
    const proved = {
      way: "PASSWORD",
      isByPassword: true,
      isWeak: password === weakDefault,
      remember,
      barOf: (member: Member) => agentBarOf(member, ac),
      stillHolds: (_tx: OpenTransaction, member: Member) => member.passwordHash === known.passwordHash,
    } as const;
    return (await arrive(known.id, proved, context)) ?? refused("LOGIN_FAILED", { captcha: false });
  };
}
