// How long until a moment, as a timer shows it: hours, minutes and seconds in Latin digits.
const SECOND_MS = 1_000;

/** Whole seconds that are left, never below zero; a second that has begun still counts. */
export function secondsLeft(endTime: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(endTime) - nowMs) / SECOND_MS));
}

/** 00:12:40; more than 99 hours simply take more digits. */
export function formatLeft(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
