// How many ways there are to choose: what drawing without putting back is counted with.

/** C(n, k), exactly; 0 where more is chosen than there is. */
export function waysToChoose(n: number, k: number): bigint {
  let ways = 1n;
  // After each step ways is C(n, step), a whole number, so no division cuts anything.
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - step + 1)) / BigInt(step);
  return ways;
}
