// Proof of work in a worker [ACC-35], so that the page stays awake. What both sides exchange: the server's `puzzle` is the
// JSON text of a challenge that altcha-lib (v2) made with createChallenge, algorithm SHA-256, SHA-384 or SHA-512 and the
// deriveKey of its algorithms/sha (counterMode uint32); our `answer` is the JSON text of the solution that solveChallenge
// found for it, {counter, derivedKey}, without `time`: about a hundred characters, the server holds it against the puzzle
// with verifySolution.
import type { Solution } from "altcha-lib/types";

/** The answer to a puzzle; null where it cannot be found. */
export type SolvePuzzle = (puzzle: string) => Promise<string | null>;

/** As JSON on the wire: how long it took is nobody's business. */
export const answerOf = ({ counter, derivedKey }: Solution): string =>
  JSON.stringify({ counter, derivedKey });

export function solveInWorker(puzzle: string): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
    const end = (solution: Solution | null): void => {
      worker.terminate();
      resolve(solution === null ? null : answerOf(solution));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => end(data));
    worker.addEventListener("error", () => end(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    worker.postMessage(puzzle);
  });
}
