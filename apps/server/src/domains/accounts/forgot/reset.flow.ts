// The end of a forgotten password by the mailed link [ACC-60]: it works once, and its half hour is over in time.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockMember, readMember } from "../members.store.ts";
import type { Passwords } from "../passwords.ts";
import type { NewPasswords } from "./new-password.flow.ts";
import { resetTokenHash } from "./reset.rules.ts";
import { readReset, useReset } from "./resets.store.ts";
import type { Reset } from "./resets.store.ts";

type ResetCall = Calls["accounts"]["resetPassword"];
export type ResetPassword = (
  input: ParsedInput<ResetCall>,
  context: Context,
) => Promise<Answer<null, RefusalOf<ResetCall>>>;

export interface ResetParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly newPasswords: NewPasswords;
}

export function createReset({ database, clock, passwords, newPasswords }: ResetParts): ResetPassword {
  const problemOf = (reset: Reset | null) => {
    if (reset === null || reset.isUsed) return refused("CODE_INVALID");
    return reset.expiresAt <= clock.now() ? refused("CODE_EXPIRED") : null;
  };
  return async ({ resetToken, newPassword: password, confirmNewPassword: confirmation }, context) => {
    const tokenHash = resetTokenHash(resetToken);
    const reset = await readReset(database.store, tokenHash);
    const problem = problemOf(reset);
    if (problem !== null || reset === null) return problem ?? refused("CODE_INVALID");
    const member = await readMember(database.store, reset.memberId);
    if (member === null) throw new Error("a link has no member");
    const wrong = await newPasswords.problemOf(member, { password, confirmation });
    if (wrong !== null) return wrong;
    // The slow part is done before anything is locked.
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (tx): ReturnType<ResetPassword> => {
      const locked = await lockMember(tx, reset.memberId);
      if (!(await useReset(tx, tokenHash, clock.now()))) return refused("CODE_INVALID");
      await newPasswords.put(tx, locked, passwordHash, context);
      return accepted(null);
    });
  };
}
