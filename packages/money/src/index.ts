// Exact amounts, rates, odds and the one rounding of the house; pure, and imports nothing.
export { formatAmount, minor, parseAmount, sumMinor } from "./amount.ts";
export type { Minor, ParseOptions } from "./amount.ts";
export { roundFraction } from "./fraction.ts";
export type { Rounding } from "./fraction.ts";
export { EVEN_ODDS_MILLI, oddsMilli, payoutAt } from "./odds.ts";
export type { OddsMilli } from "./odds.ts";
export { applyRate, ONE_PPM, ratePpm } from "./rate.ts";
export type { RatePpm } from "./rate.ts";
export { splitByShares } from "./split.ts";
export type { OddPoishaTo } from "./split.ts";
