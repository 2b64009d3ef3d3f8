// What a restricted session hears instead of its profile [SAFE-9, SAFE-10]: why, until when, and which way leads back.
import type { CallFailure } from "@jonaki/client";

export type Restriction =
  | { readonly kind: "closing" }
  | { readonly kind: "permanent" }
  | { readonly kind: "break"; readonly until: string };

/** Null for a refusal that says nothing about the account. */
export function restrictionOf({ code, value }: Pick<CallFailure, "code" | "value">): Restriction | null {
  if (code === "ACCOUNT_CLOSING") return { kind: "closing" };
  if (code === "EXCLUDED_PERMANENT") return { kind: "permanent" };
  const until = value?.["time"];
  return code === "ACCOUNT_EXCLUDED" && typeof until === "string" ? { kind: "break", until } : null;
}

/** An exclusion that has ended stays closed until the member asks to return [SAFE-11]. */
export const hasEnded = (restriction: Restriction, nowMs: number): boolean =>
  restriction.kind === "break" && Date.parse(restriction.until) <= nowMs;

/** An hour at most: a browser's timers cannot wait for months. */
const LONGEST_WAIT_MS = 3_600_000;

/** When to look again whether it is over; null when time alone changes nothing. */
export function lookAgainMs(restriction: Restriction, nowMs: number): number | null {
  if (restriction.kind !== "break" || hasEnded(restriction, nowMs)) return null;
  return Math.min(Date.parse(restriction.until) - nowMs + 1_000, LONGEST_WAIT_MS);
}
