// A member proves who he or she is [SAFE-22]: documents are sent and kept, an operator decides, and until then
// withdrawals of those who have reached the policy's threshold wait.
import { formatAmount } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { IMAGE_COUNT } from "@jonaki/wire/constants";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Policy } from "../../platform/policy.ts";
import type { AttachFiles } from "../files/files.ts";
import { mayMove } from "./kyc.rules.ts";
import type { KycDecision, KycState } from "./kyc.rules.ts";
import {
  addDocuments,
  hasSent,
  lockIdentity,
  readIdentity,
  writeDecision,
  writeWaiting,
} from "./kyc.store.ts";
import type { Identity } from "./kyc.store.ts";
import type { Operator } from "./limits.store.ts";

type UploadCall = Calls["safe"]["kycUpload"];

export interface DecideKyc {
  readonly memberId: bigint;
  readonly decision: KycDecision;
  /** The member is told why; needed to reject. */
  readonly reason: string | null;
}

export interface Kyc {
  state(memberId: bigint): Promise<CallOutput<Calls["safe"]["kycState"]>>;
  upload(
    memberId: bigint,
    sent: ParsedInput<UploadCall>,
  ): Promise<Answer<{ state: KycState }, RefusalOf<UploadCall>>>;
}

/** An operator's word, in the transaction of whoever writes it down too; once, and only while documents wait. */
export type DecideIdentity = (
  tx: OpenTransaction,
  by: Operator,
  asked: DecideKyc,
) => Promise<Answer<{ state: KycState }, "NOT_FOUND" | "STATE_CHANGED" | "VALIDATION">>;

export interface KycParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly policy: Pick<Policy, "kycThreshold">;
  readonly attachFiles: AttachFiles;
}

export function createKyc({ database, clock, policy, attachFiles }: KycParts): Kyc {
  return {
    state: async (memberId) => {
      const { state, reason } = await readIdentity(database.store, memberId);
      const { kycThreshold } = policy;
      return { state, reason, threshold: kycThreshold === null ? null : formatAmount(kycThreshold) };
    },
    upload: (memberId, { kind, fileIds }) =>
      database.transaction(async (tx): Promise<Answer<{ state: KycState }, RefusalOf<UploadCall>>> => {
        const at = clock.now();
        const identity = await lockIdentity(tx, memberId);
        if (!(await isWanted(tx, memberId, identity, kind))) return refused("STATE_CHANGED");
        const files = [...new Set(fileIds)];
        if (files.length > IMAGE_COUNT) return refused("IMAGE_TOO_MANY");
        if (!(await attachFiles(tx, memberId, files, at))) return refused("UPLOAD_INVALID");
        if (identity.state !== "WAITING") await writeWaiting(tx, memberId, at);
        await addDocuments(tx, memberId, kind, files, at);
        return accepted({ state: "WAITING" });
      }),
  };
}

export const createDecideIdentity =
  (clock: Clock): DecideIdentity =>
  async (tx, by, { memberId, decision, reason }) => {
    const { state } = await lockIdentity(tx, memberId);
    if (state === "NONE") return refused("NOT_FOUND");
    if (!mayMove({ from: state, to: decision, by: "OPERATOR" })) return refused("STATE_CHANGED");
    const why = reason?.trim() || null;
    if (decision === "REJECTED" && why === null) return refused("VALIDATION");
    await writeDecision(tx, { memberId, decision, reason: why, by, at: clock.now() });
    return accepted({ state: decision });
  };

/** While documents wait, another kind may join them; the same kind has been sent. */
async function isWanted(
  tx: OpenTransaction,
  memberId: bigint,
  { state, waitingSince }: Identity,
  kind: string,
): Promise<boolean> {
  if (state === "WAITING" && waitingSince !== null) return !(await hasSent(tx, memberId, kind, waitingSince));
  return mayMove({ from: state, to: "WAITING", by: "MEMBER" });
}
