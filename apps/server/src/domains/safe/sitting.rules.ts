// The terms of the reality check [SAFE-14]: how often it comes, and when a sitting is over; pure.
import { SETTINGS } from "@jonaki/wire/settings";
import type { Policy } from "../../platform/policy.ts";

export type RealityMinutes = Policy["realityCheckMinutes"];

export interface SittingTerms {
  /** The policy's minutes between two checks; a member may only choose fewer. */
  readonly mostMinutes: RealityMinutes;
  /** After so long without a bet the next one begins another sitting. */
  readonly endsAfterMinutes: number;
}

/** As long without a bet as ends an idle session, and the sitting is over. */
export const sittingTerms = (policy: Policy): SittingTerms => ({
  mostMinutes: policy.realityCheckMinutes,
  endsAfterMinutes: SETTINGS.sessionIdleMinutes,
});

/** The member's choice, as far as the policy allows it. */
export const checkedEvery = (chosen: RealityMinutes | null, { mostMinutes }: SittingTerms): RealityMinutes =>
  chosen !== null && chosen < mostMinutes ? chosen : mostMinutes;

export interface CheckedPlay {
  readonly chosenMinutes: RealityMinutes | null;
  /** Played in this sitting, and of that until the last answer. */
  readonly seconds: bigint;
  readonly answeredSeconds: bigint;
  readonly now: Date;
}

/** When the next check comes for somebody who plays on, from now or from a later moment. */
export function nextCheckAt(play: CheckedPlay, terms: SittingTerms, from: Date | null = null): Date {
  const wholeSeconds = checkedEvery(play.chosenMinutes, terms) * 60;
  const left = Math.max(0, wholeSeconds - Number(play.seconds - play.answeredSeconds));
  return new Date((from ?? play.now).getTime() + left * 1_000);
}
