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

/** AMOUNT_INVALID only when amounts are the one thing that is wrong. */
function judge<Call>(parsed: Parsed<Call>): Read<Call> {
  if (parsed.success) return { call: parsed.data };
  return { code: parsed.error.issues.every(isOfAnAmount) ? "AMOUNT_INVALID" : "MALFORMED" };
}

/** Of the call itself, or of a seat's line in a hand. */
function isOfAnAmount({ path }: Fault): boolean {
  const [field, , ofMove] = path;
  if (path.length === 1) return field === "amount" || field === "rake";
  return path.length === 3 && field === "moves" && (ofMove === "putIn" || ofMove === "won");
}
