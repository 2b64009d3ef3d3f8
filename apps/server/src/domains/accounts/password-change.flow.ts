// Changing one's password [ACC-49 to ACC-56]: the old one proved, the new one judged, every other session and every
// remembered device ended with it.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { addAuditEntry } from "./audit.store.ts";
import type { ConfirmPassword } from "./login/confirm-password.flow.ts";
import { forgetDevices } from "./login/devices.store.ts";
import { lockMember, readMember, writePassword } from "./members.store.ts";
import { newPasswordProblem } from "./password.rules.ts";
import type { Passwords } from "./passwords.ts";
import type { SessionView } from "./session.rules.ts";
import type { SessionFlow } from "./sessions.flow.ts";

type ChangeCall = Calls["accounts"]["changePassword"];
export type ChangePassword = (
  input: ParsedInput<ChangeCall>,
  session: SessionView,
  context: Context,
) => Promise<Answer<null, RefusalOf<ChangeCall>>>;

export interface PasswordChangeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionFlow;
  readonly confirmPassword: ConfirmPassword;
  readonly weakDefault: string | undefined;
}

export function createPasswordChange(parts: PasswordChangeParts): ChangePassword {
  const { database, clock, passwords, sessions, weakDefault = null } = parts;
  return async ({ oldPassword, newPassword, confirmNewPassword }, { accountId, sessionId }, context) => {
    const known = await readMember(database.store, BigInt(accountId));
    if (known === null) throw new Error("a session has no member");
    const confirmed = await parts.confirmPassword(known, oldPassword, context);
    if (confirmed === "LOCKED") return refused("ACCOUNT_LOCKED");
    if (confirmed === "WRONG") return refused("PASSWORD_OLD_WRONG");
    const { username } = known;
    const confirmation = confirmNewPassword;
    const given = { password: newPassword, confirmation, username, old: oldPassword, weakDefault };
    const problem = newPasswordProblem(given);
    if (problem !== null) return problem;
    const hash = await passwords.hash(newPassword);
    return database.transaction(async (tx) => {
      const member = await lockMember(tx, known.id);
      // Another change was faster: what was proved is the password of before.
      if (member.passwordHash !== known.passwordHash) return refused("PASSWORD_OLD_WRONG");
      await writePassword(tx, member.id, hash, clock.now());
      await forgetDevices(tx, member.id);
      await sessions.keepOnly(tx, member.id, BigInt(sessionId));
      const entry = { kind: "PASSWORD_CHANGED", memberId: member.id, actor: "MEMBER" } as const;
      await addAuditEntry(tx, entry, context, clock.now());
      return accepted(null);
    });
  };
}
