// What a game gave back of what was staked on it [OFF-18]; pure.
const PARTS = 10_000n;
const HUNDRED = 100n;

/** In percent with two decimals, cut and not rounded; null where nothing is settled. */
export function returnOf(settledMinor: bigint, resultMinor: bigint): string | null {
  if (settledMinor === 0n) return null;
  const parts = ((settledMinor + resultMinor) * PARTS) / settledMinor;
  const [whole, rest] = [parts / HUNDRED, parts % HUNDRED];
  const sign = parts < 0n ? "-" : "";
  return `${sign}${whole < 0n ? -whole : whole}.${String(rest < 0n ? -rest : rest).padStart(2, "0")}`;
}
