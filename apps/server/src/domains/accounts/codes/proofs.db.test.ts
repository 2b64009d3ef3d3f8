// Proof of work on a real database: solved by anybody's program, accepted once, in time, and only when it is ours.
import { solveProof } from "@jonaki/testkit";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/sha";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCodes } from "./codes-test-doubles.ts";
import type { CodesBench } from "./codes-test-doubles.ts";
import { createProofs } from "./proofs.ts";

let bench: CodesBench;
beforeAll(async () => {
  bench = await openCodes();
});
afterAll(() => bench.database.close());
const spend = (given: { id: string; answer: string } | undefined): Promise<boolean> =>
  bench.codes.proofs.spend(bench.database.store, given);

describe("a proof of work", () => {
  it("[ACC-35] is solved by the library's own program for browsers, and its answer fits the wire", async () => {
    const { id, puzzle } = await bench.codes.proofs.make();
    const solution = await solveChallenge({ challenge: JSON.parse(puzzle), deriveKey });
    const answer = JSON.stringify(solution);
    expect(id).toMatch(/^[A-Za-z0-9._:-]{64}$/u);
    expect(answer.length).toBeLessThan(512);
    expect(await spend({ id, answer })).toBe(true);
  });

  it("[ACC-35] is accepted once: of 30 at the same time one passes", async () => {
    const solved = solveProof(await bench.codes.proofs.make());
    const passed = await Promise.all(Array.from({ length: 30 }, () => spend(solved)));
    expect(passed.filter(Boolean)).toHaveLength(1);
    expect(await spend(solved)).toBe(false);
  });

  it("[ACC-35] counts for five minutes", async () => {
    const [inTime, late] = [
      solveProof(await bench.codes.proofs.make()),
      solveProof(await bench.codes.proofs.make()),
    ];
    bench.clock.advance(5 * 60_000 - 1_000);
    expect(await spend(inTime)).toBe(true);
    bench.clock.advance(1_000);
    expect(await spend(late)).toBe(false);
  });

  it("[ACC-35] of somebody else, without work, or for another challenge is none", async () => {
    const one = await bench.codes.proofs.make();
    const other = await bench.codes.proofs.make();
    const foreign = await createProofs(Buffer.alloc(32, 7), bench.clock).make();
    const solved = solveProof(one);
    expect(await spend(undefined)).toBe(false);
    expect(await spend(solveProof(foreign))).toBe(false);
    expect(await spend({ id: other.id, answer: solved.answer })).toBe(false);
    for (const answer of ["", "{", "null", "[]", '"x"', '{"counter":0}', '{"counter":-1,"derivedKey":"00"}'])
      expect(await spend({ id: one.id, answer })).toBe(false);
    const { counter } = JSON.parse(solved.answer) as { counter: number };
    const guessed = JSON.stringify({ counter: counter + 1, derivedKey: `000${"a".repeat(61)}` });
    expect(await spend({ id: one.id, answer: guessed })).toBe(false);
    expect(
      await spend({ id: `${one.id.slice(0, -1)}${one.id.endsWith("A") ? "B" : "A"}`, answer: solved.answer }),
    ).toBe(false);
    expect(await spend(solved)).toBe(true);
  });

  it("[ACC-35] costs nothing to ask for: nothing is written until one is solved", async () => {
    const before = await bench.rows("select count(*) from spent_proofs");
    for (let asked = 0; asked < 5; asked += 1) await bench.codes.proofs.make();
    expect(await bench.rows("select count(*) from spent_proofs")).toEqual(before);
  });
});
