// The button that sends a code [ACC-118]: available, sending, counting, available again; and never two requests within a
// second [ACC-119].
import { SMS_COUNTDOWN, SMS_SEND_THROTTLE_MS } from "@jonaki/wire/constants";

export type CodeSender =
  | { readonly kind: "available" }
  | { readonly kind: "sending" }
  | { readonly kind: "counting"; readonly untilMs: number };

export const AVAILABLE: CodeSender = { kind: "available" };

export type SenderEvent =
  | { readonly kind: "pressed" }
  | { readonly kind: "sent"; readonly expiredMinutes: number }
  | { readonly kind: "failed" }
  | { readonly kind: "ticked" };

/** What does not fit the state changes nothing. */
export function nextSender(sender: CodeSender, event: SenderEvent, nowMs: number): CodeSender {
  if (sender.kind === "available") return event.kind === "pressed" ? { kind: "sending" } : sender;
  if (sender.kind === "counting")
    return event.kind === "ticked" && nowMs >= sender.untilMs ? AVAILABLE : sender;
  if (event.kind === "failed") return AVAILABLE;
  if (event.kind !== "sent") return sender;
  return { kind: "counting", untilMs: nowMs + event.expiredMinutes * SMS_COUNTDOWN * 1_000 };
}

export const mayPress = (sender: CodeSender, lastSentMs: number | null, nowMs: number): boolean =>
  sender.kind === "available" && (lastSentMs === null || nowMs - lastSentMs >= SMS_SEND_THROTTLE_MS);

/** Whole seconds, so that the last one is seen as 1. */
export const secondsLeft = (sender: CodeSender, nowMs: number): number =>
  sender.kind === "counting" ? Math.max(0, Math.ceil((sender.untilMs - nowMs) / 1_000)) : 0;

/** As a timer shows it: 01:59. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
