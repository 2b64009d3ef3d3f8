// Deposits in figures [CAS-1, CAS-2, CAS-7, CAS-8]: quick amounts, what a digital dollar is worth, when a transaction id is
// the same; pure.
import { minor, roundFraction } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { IMAGE_COUNT } from "@jonaki/wire/constants";
import { SETTINGS } from "@jonaki/wire/settings";
import type { AmountRange } from "../amount.rules.ts";

/** How many may wait at the same time [CAS-4]. */
export const OPEN_MOST = SETTINGS.depositOpenMax;

const QUICK_MINOR = [50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_500_000n].map(minor);

/** Those a method takes. */
export const quickAmounts = ({ leastMinor, mostMinor }: AmountRange): readonly Minor[] =>
  QUICK_MINOR.filter((amountMinor) => amountMinor >= leastMinor && amountMinor <= mostMinor);

/** A rate is ten-thousandths of the brand's currency for one unit of the other; null: it is the brand's own. */
const RATE_SCALE = 10_000n;
const RATE_DECIMALS = 4;

export const worthOf = (amountMinor: Minor, rate: bigint | null): Minor =>
  rate === null ? amountMinor : roundFraction(amountMinor * rate, RATE_SCALE, "down");

export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(RATE_DECIMALS + 1, "0");
  return `${digits.slice(0, -RATE_DECIMALS)}.${digits.slice(-RATE_DECIMALS)}`;
}

/** What has to be played before the money can be withdrawn [CAS-10]. */
export const wageringOf = (receivedMinor: Minor): bigint =>
  receivedMinor * BigInt(SETTINGS.wageringDeposit.times);

/** A transaction id as people copy it: case, spaces and hyphens make no other one of it. */
export const transactionKey = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Pd}\p{Cf}]+/gu, "")
    .toUpperCase();

export interface Proof {
  /** As transactionKey has it; empty: none was given. */
  readonly transactionKey: string;
  readonly images: readonly string[];
}

/** A payment is proved by its id or by an image of it [CAS-6.2]. */
export function proofBar(proof: Proof): Refused<"VALIDATION" | "IMAGE_TOO_MANY"> | null {
  if (proof.transactionKey === "" && proof.images.length === 0)
    return refused("VALIDATION", { fields: ["transactionId", "images"] });
  return proof.images.length > IMAGE_COUNT ? refused("IMAGE_TOO_MANY") : null;
}
