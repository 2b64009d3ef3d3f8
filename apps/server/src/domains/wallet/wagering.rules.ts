// How a valid bet counts to open wagering [REW-13] and which one it reduces first [REW-14]; pure.
export type WageringSource =
  | "DEPOSIT"
  | "TRANSFER"
  | "BONUS"
  | "CASHBACK"
  | "POINTS"
  | "RED_ENVELOPE"
  | "REFERRAL"
  | "RANK_GIFT"
  | "MISSION"
  | "RAFFLE"
  | "LEADERBOARD";

export interface OpenWagering {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly source: WageringSource;
  readonly neededMinor: bigint;
  playedMinor: bigint;
}

/** Percent of a valid bet that counts to the wagering of bonuses and other rewards. */
const REWARD_PERCENT: Readonly<Record<string, bigint>> = {
  RNG: 100n,
  FISH: 100n,
  SPORTS: 100n,
  ESPORTS: 100n,
  MINI: 10n,
  LIVE: 20n,
  PVP: 20n,
  LOTT: 20n,
  ELOTT: 20n,
};
/** To deposits and transfers every valid bet counts whole, MINI by half. */
const DEPOSIT_PERCENT: Readonly<Record<string, bigint>> = { MINI: 50n };
const WHOLE = 100n;

export function percentOf(source: WageringSource, category: string): bigint {
  const ofDeposit = source === "DEPOSIT" || source === "TRANSFER";
  return ofDeposit ? (DEPOSIT_PERCENT[category] ?? WHOLE) : (REWARD_PERCENT[category] ?? 0n);
}

/**
 * Plays a valid bet against the open wagerings, the oldest first; what one does not need goes to the next.
 * Answers those that changed. The bet is spent in its own poisha: a wagering that counts it by half uses up two
 * poisha of it for each of its own.
 */
export function playWagering(
  open: readonly OpenWagering[],
  category: string,
  validMinor: bigint,
): readonly OpenWagering[] {
  const changed: OpenWagering[] = [];
  let leftMinor = validMinor;
  for (const wagering of open) {
    const percent = percentOf(wagering.source, category);
    if (leftMinor === 0n || percent === 0n) continue;
    const missing = wagering.neededMinor - wagering.playedMinor;
    const countsMinor = (leftMinor * percent) / WHOLE;
    const usedMinor = countsMinor < missing ? countsMinor : missing;
    if (usedMinor === 0n) continue;
    wagering.playedMinor += usedMinor;
    const spentMinor = (usedMinor * WHOLE + percent - 1n) / percent;
    leftMinor -= spentMinor < leftMinor ? spentMinor : leftMinor;
    changed.push(wagering);
  }
  return changed;
}
