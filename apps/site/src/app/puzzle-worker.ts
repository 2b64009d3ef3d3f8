// The worker that solves a puzzle: one text in, its solution or null out.
import { solveChallenge } from "altcha-lib";
import type { Challenge, Solution } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/web/sha";

/** Longer than a slow phone needs; the server gives five minutes. */
const PATIENCE_MS = 90_000;

/** Null for what is no puzzle of ours, and where the time was not enough. */
export async function solve(puzzle: string): Promise<Solution | null> {
  try {
    const challenge = JSON.parse(puzzle) as Challenge;
    return await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  } catch {
    return null;
  }
}

globalThis.addEventListener?.("message", ({ data }: MessageEvent<string>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page alone.
  void solve(data).then((solution) => globalThis.postMessage(solution));
});
