// The proof of work as both sides exchange it: made and checked as the server does, solved as the worker does.
import { createChallenge, verifySolution } from "altcha-lib";
import type { Challenge, Solution } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { describe, expect, it } from "vitest";
import { solve } from "./puzzle-worker.ts";
import { answerOf } from "./solve-puzzle.ts";

const LONGEST_ANSWER = 512;
const hmacSignatureSecret = "of the server";
const makePuzzle = async () =>
  JSON.stringify(
    await createChallenge({ algorithm: "SHA-256", cost: 1, keyPrefix: "00", deriveKey, hmacSignatureSecret }),
  );
const check = (puzzle: string, answer: string) =>
  verifySolution({
    challenge: JSON.parse(puzzle) as Challenge,
    solution: JSON.parse(answer) as Solution,
    deriveKey,
    hmacSignatureSecret,
  });

describe("a puzzle", () => {
  it("[ACC-35] is solved without the user, and the server finds the answer right", async () => {
    const puzzle = await makePuzzle();
    const solution = await solve(puzzle);
    const answer = answerOf(solution!);
    expect((await check(puzzle, answer)).verified).toBe(true);
    expect(answer.length).toBeLessThanOrEqual(LONGEST_ANSWER);
    expect(Object.keys(JSON.parse(answer) as object)).toEqual(["counter", "derivedKey"]);
  });

  it("[ACC-35] the answer to one is no answer to another", async () => {
    const [first, second] = [await makePuzzle(), await makePuzzle()];
    const solution = await solve(first);
    expect((await check(second, answerOf(solution!))).verified).toBe(false);
  });

  it("what is no puzzle has no answer", async () => {
    expect([await solve(""), await solve("{}"), await solve('{"parameters":{"keyPrefix":"zz"}}')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
