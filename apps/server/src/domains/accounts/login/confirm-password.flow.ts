// A member who is inside gives the password once more [ACC-53, SAFE-18]: a wrong one counts as a failed login, and on a
// locked name nothing is judged.
import type { Context } from "../../../http/handlers.ts";
import type { Member } from "../members.store.ts";
import type { Passwords } from "../passwords.ts";
import type { Doors } from "./door.flow.ts";

export type Confirmed = "RIGHT" | "WRONG" | "LOCKED";
export type ConfirmPassword = (member: Member, password: string, context: Context) => Promise<Confirmed>;

export const createConfirmPassword =
  (doors: Doors, passwords: Passwords): ConfirmPassword =>
  ({ username, passwordHash }, password, context) =>
    doors.judgeInside(username, context, () => passwords.isRight(password, passwordHash));
