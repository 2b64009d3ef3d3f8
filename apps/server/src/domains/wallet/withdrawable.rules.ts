// What of a member's CASH may leave the house [WAL-30]: all that no open wagering binds; pure.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WageringSource } from "./wagering.rules.ts";

/** An open wagering as withdrawals meet it. */
export interface BindingWagering {
  readonly id: bigint;
  readonly source: WageringSource;
  readonly neededMinor: Minor;
  readonly playedMinor: Minor;
  /** The CASH that was credited with it. */
  readonly boundMinor: Minor;
  readonly openedAt: Date;
}

export interface Withdrawable {
  readonly withdrawableMinor: Minor;
  readonly cashMinor: Minor;
  /** Those that bind, the oldest first. */
  readonly openWagerings: readonly BindingWagering[];
}

/** What must be played with money of the member's own, waived where nobody can play it [CAS-17]. */
export const WAIVABLE_SOURCES: readonly WageringSource[] = ["DEPOSIT", "TRANSFER"];

export function withdrawable(
  cashMinor: Minor,
  open: readonly BindingWagering[],
  waives: boolean,
): Withdrawable {
  const openWagerings = waives ? open.filter(({ source }) => !WAIVABLE_SOURCES.includes(source)) : open;
  const boundMinor = openWagerings.reduce((sum, wagering) => sum + wagering.boundMinor, 0n);
  const leftMinor = cashMinor - boundMinor;
  return { withdrawableMinor: minor(leftMinor > 0n ? leftMinor : 0n), cashMinor, openWagerings };
}

/** What is still to be played for the open wagerings of a source. */
export const leftToPlay = (open: readonly BindingWagering[], source: WageringSource): Minor =>
  minor(
    open
      .filter((wagering) => wagering.source === source)
      .reduce((sum, { neededMinor, playedMinor }) => sum + neededMinor - playedMinor, 0n),
  );
