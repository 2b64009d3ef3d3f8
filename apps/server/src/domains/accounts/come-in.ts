// What every way in hands over once somebody has proved who they are: the member goes in, or has to prove more first.
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { Context } from "../../http/handlers.ts";
import type { SignInWay } from "./audit.store.ts";
import type { LoggedIn } from "./login/login.rules.ts";
import type { Member } from "./members.store.ts";

export interface Arrival {
  readonly way: SignInWay;
  /** Keep this device for 24 hours [ACC-42]; off revokes what it had [ACC-41]. Undefined leaves it as it is. */
  readonly remember?: boolean;
  /** A password stands behind it, so that a change of it may be due [ACC-44]. */
  readonly isByPassword?: boolean;
  /** The password just used is the weak default [ACC-46]. */
  readonly isWeak?: boolean;
  /** The network becomes a known one: after a registration and after a solved challenge [ACC-125]. */
  readonly registersNetwork?: boolean;
}

/** Opens the session of a member whose row the caller has locked and who is not barred. */
export type ComeIn = (
  tx: OpenTransaction,
  member: Member,
  arrival: Arrival,
  context: Context,
) => Promise<LoggedIn & { readonly weakPassword: boolean }>;
