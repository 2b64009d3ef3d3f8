// A password that takes the place of a forgotten one [ACC-14.2, ACC-41, ACC-56]: every session and remembered device
// ends, a lock is gone, and the owner hears of it.
import { refused } from "@jonaki/wire";
import type { Clock } from "../../../platform/clock.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { nameHash } from "../attempt.rules.ts";
import { forgetAttempts } from "../attempts.store.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { Codes } from "../codes/codes.ts";
import { readContacts } from "../contacts.store.ts";
import { forgetDevices } from "../login/devices.store.ts";
import { unlockName } from "../login/door.store.ts";
import { readLanguage, writePassword } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import type { Context } from "../../../http/handlers.ts";
import { newPasswordProblem } from "../password.rules.ts";
import type { NewPassword, NewPasswordProblem } from "../password.rules.ts";
import type { Passwords } from "../passwords.ts";
import type { SessionFlow } from "../sessions.flow.ts";
import { createSetStatus } from "../status.flow.ts";
import { statusAt } from "../status.rules.ts";
import { endResets } from "./resets.store.ts";

export interface NewPasswordParts {
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionFlow;
  readonly codes: Codes;
  /** The setting that never reaches a browser [ACC-46]. */
  readonly weakDefault: string | null;
}

export interface NewPasswords {
  /** The first problem in the order of the calls; the old password is known by its hash only [ACC-54]. */
  problemOf(
    member: Pick<Member, "username" | "passwordHash">,
    given: Pick<NewPassword, "password" | "confirmation">,
  ): Promise<NewPasswordProblem | null>;
  /** For a member whose row the caller has locked. */
  put(tx: OpenTransaction, member: Member, passwordHash: string, context: Context): Promise<void>;
}

/** A notice is of use for a day. */
const NOTICE_MS = 24 * 3_600_000;

export function createNewPasswords(parts: NewPasswordParts): NewPasswords {
  const { clock, passwords, sessions, codes, weakDefault } = parts;
  const setStatus = createSetStatus(clock, sessions);
  const unlock = async (tx: OpenTransaction, member: Member): Promise<void> => {
    const name = nameHash(member.username);
    await unlockName(tx, name);
    await forgetAttempts(tx, "LOGIN", name);
    if (statusAt(member, clock.now()) === "LOCKED") await setStatus(tx, member.id, { to: "ACTIVE" });
  };
  const tellOwner = async (tx: OpenTransaction, member: Member, context: Context): Promise<void> => {
    const contacts = await readContacts(tx, member.id);
    const mail = contacts.find(({ kind, isVerified }) => kind === "MAIL" && isVerified);
    if (mail === undefined) return;
    await codes.want(tx, {
      channel: "MAIL",
      kind: "PASSWORD_CHANGED",
      target: mail.value,
      language: (await readLanguage(tx, member.id)) ?? context.language,
      values: { username: member.username },
      expiresAt: new Date(clock.now().getTime() + NOTICE_MS),
    });
  };
  return {
    problemOf: async ({ username, passwordHash }, given) => {
      const problem = newPasswordProblem({ ...given, username, weakDefault });
      if (problem !== null && problem.code !== "PASSWORD_COMMON") return problem;
      return (await passwords.isRight(given.password, passwordHash)) ? refused("PASSWORD_SAME") : problem;
    },
    put: async (tx, member, passwordHash, context) => {
      const { id } = member;
      const moment = clock.now();
      await writePassword(tx, id, passwordHash, moment);
      await endResets(tx, id, moment);
      await sessions.endAll(tx, id, "LOGOUT");
      await forgetDevices(tx, id);
      await unlock(tx, member);
      await addAuditEntry(tx, { kind: "PASSWORD_RESET", memberId: id, actor: "MEMBER" }, context, moment);
      await tellOwner(tx, member, context);
    },
  };
}
