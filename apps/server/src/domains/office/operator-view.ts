// Who makes an office call, as the pipeline knows it, and what each may not call [OFF-3].
import { refused } from "@jonaki/wire";
import type { Call, Refused } from "@jonaki/wire";
import type { Permission } from "@jonaki/wire/office-permissions";
import type { Context } from "../../http/handlers.ts";

export interface OperatorView {
  /** Apart from every member's, so that limits and repeats never meet. */
  readonly accountId: `operator ${string}`;
  readonly operatorId: bigint;
  readonly sessionId: bigint;
  readonly username: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  readonly passwordDue: boolean;
  readonly until: Date;
}

export type OfficeContext = Context<OperatorView>;

export function operatorOf({ session }: OfficeContext): OperatorView {
  if (session === null) throw new Error("a call of operators was made without one");
  return session;
}

/** A password somebody else gave is changed before anything else [OFF-7]. */
export function officeCapability(call: Call, operator: OperatorView): Refused | null {
  if (operator.passwordDue && call.whenPasswordDue !== true) return refused("PASSWORD_MUST_CHANGE");
  const { permission } = call;
  return permission === undefined || operator.permissions.has(permission) ? null : refused("FORBIDDEN");
}
