// When a login form asks for the letters of a picture [ACC-27, ACC-29]: from a failure that says so until a success, or
// until 15 minutes have passed without a further failure.
const SHOWN_MS = 15 * 60 * 1_000;

export type LoginEvent =
  | { readonly kind: "succeeded" }
  | { readonly kind: "failed"; readonly captcha: boolean };

/** Until when it shows after what happened; null is hidden. */
export function captchaAfter(untilMs: number | null, event: LoginEvent, nowMs: number): number | null {
  if (event.kind === "succeeded") return null;
  return event.captcha || isCaptchaShown(untilMs, nowMs) ? nowMs + SHOWN_MS : null;
}

export const isCaptchaShown = (untilMs: number | null, nowMs: number): boolean =>
  untilMs !== null && nowMs < untilMs;
