// Whether a value is a call of the contract, and if not, which of the two codes says so [VEN-20].
import { postingCall, walletCall } from "./contract.ts";
import type { PostingCall, WalletCall } from "./contract.ts";

export type Read<Call> = { readonly call: Call } | { readonly code: "MALFORMED" | "AMOUNT_INVALID" };

export const readCall = (value: unknown): Read<WalletCall> => judge(walletCall.safeParse(value));

/** A line of a batch: only what moves money or ends a round may stand there. */
export const readLine = (value: unknown): Read<PostingCall> => judge(postingCall.safeParse(value));

interface Fault {
  readonly path: readonly PropertyKey[];
}

type Parsed<Call> =
  | { readonly success: true; readonly data: Call }
  | { readonly success: false; readonly error: { readonly issues: readonly Fault[] } };

/** AMOUNT_INVALID only when the amount is the one thing that is wrong. */
function judge<Call>(parsed: Parsed<Call>): Read<Call> {
  if (parsed.success) return { call: parsed.data };
  const onlyTheAmount = parsed.error.issues.every(({ path }) => path.length === 1 && path[0] === "amount");
  return { code: onlyTheAmount ? "AMOUNT_INVALID" : "MALFORMED" };
}
