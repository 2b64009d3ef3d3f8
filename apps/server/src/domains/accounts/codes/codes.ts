// What others ask of codes: to send one, and to take one that was sent [ACC-116 to ACC-123].
import type { Answer, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { From } from "../audit.store.ts";

export type CodePurpose = "LOGIN" | "PASSWORD" | "REGISTER" | "CONTACT" | "PAYMENT_PASSWORD" | "CHALLENGE";

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: "SMS" | "MAIL";
  readonly target: string;
}

export type CodeProblem = Refused<"TOO_MANY_REQUESTS" | "CODE_MISSING" | "CODE_EXPIRED" | "CODE_INVALID">;

export interface Codes {
  send(
    request: CodeRequest,
    context: Context,
  ): Promise<Answer<{ expiredMinutes: number }, "TOO_MANY_REQUESTS" | "QUOTA_EXCEEDED" | "SMS_SEND_FAILED">>;
  take(
    tx: OpenTransaction,
    given: { readonly purpose: CodePurpose; readonly target: string; readonly code: string },
    from: From,
  ): Promise<CodeProblem | null>;
}
