// Logging in with a code sent to one's mobile number [ACC-15, ACC-19].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { Codes } from "../codes/codes.ts";
import type { CodeRefusal } from "../codes/take.flow.ts";
import { mobileKey } from "../contact.rules.ts";
import { ownerOfContact } from "../contacts.store.ts";
import type { Member } from "../members.store.ts";
import type { Arrive, Arrived } from "./arrive.flow.ts";
import { agentBarOf } from "./login.rules.ts";

export interface TypedCode {
  readonly number: string;
  readonly dialingCode: string | undefined;
  readonly code: string;
  readonly remember: boolean;
  readonly ac: string | undefined;
}

type CodeLoginAnswer =
  | Arrived<"NOT_AGENT">
  | CodeRefusal
  | Refused<"OPERATION_NOT_ENABLED" | "PHONE_FORMAT" | "LOGIN_FAILED">;
export type CodeLogin = (typed: TypedCode, context: Context) => Promise<CodeLoginAnswer>;

export interface CodeLoginParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly arrive: Arrive;
  /** MOBILEVERCODELOGIN3. */
  readonly isOn: () => boolean;
}

export function createCodeLogin({ database, clock, codes, arrive, isOn }: CodeLoginParts): CodeLogin {
  const failed = (memberId: bigint | null, context: Context) =>
    addAuditEntry(
      database.store,
      { kind: "SIGN_IN", memberId, actor: "STRANGER", way: "SMS", success: false },
      context,
      clock.now(),
    );
  return async ({ number, dialingCode, code, remember, ac }, context) => {
    if (!isOn()) return refused("OPERATION_NOT_ENABLED");
    const target = mobileKey(number, dialingCode);
    if (target === null) return refused("PHONE_FORMAT");
    // The code of a number that is nobody's was sent to nobody, but it is taken all the same.
    const memberId = await ownerOfContact(database.store, "MOBILE", target);
    const problem = await database.transaction((tx) =>
      codes.take(tx, { purpose: "LOGIN", target, code }, context),
    );
    if (problem !== null || memberId === null) {
      await failed(memberId, context);
      return problem ?? refused("CODE_INVALID");
    }
    const stillHolds = async (tx: OpenTransaction) =>
      (await ownerOfContact(tx, "MOBILE", target)) === memberId;
    const barOf = (member: Member) => agentBarOf(member, ac);
    const arrived = await arrive(memberId, { way: "SMS", remember, barOf, stillHolds }, context);
    return arrived ?? refused("LOGIN_FAILED", { captcha: false });
  };
}
