// npm test: the check, every test and the simulator; at the end what failed, once more, and one line with the sum.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runStep } from "./steps.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Told at the end: what came before it may be thousands of lines up, or cut away by whoever keeps the log. */
  readonly faults: readonly string[];
}

/** Enough of a text to know what went wrong. */
const SHOWN = 1_500;

const report = (name: string): string => fileURLToPath(new URL(`../.cache/${name}.json`, import.meta.url));

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return null;
  }
}

/** A runner that left no report ran nothing, which counts as a failure. */
const nothingRan = (output: string): Count => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  faults: [output.slice(-SHOWN)],
});

/** A program that passes or fails as a whole. */
async function program(name: string, words: readonly string[]): Promise<Count> {
  const { ok, output } = await runStep({ name, command: "node", words }, true);
  if (ok) return { passed: 1, failed: 0, skipped: 0, faults: [] };
  return { passed: 0, failed: 1, skipped: 0, faults: [`${name}: ${output.slice(-SHOWN)}`] };
}

async function vitest(): Promise<Count> {
  rmSync(report("vitest"), { force: true });
  const words = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report("vitest")}`];
  const { ok, output } = await runStep({ name: "vitest", command: "vitest", words }, true);
  const told = readReport("vitest") as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTotalTests: number;
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
  } | null;
  if (told === null || told.numTotalTests === 0) return nothingRan(output);
  const faults = told.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === "failed")
    .map((test) => `${test.fullName}\n${test.failureMessages.join("\n").slice(0, SHOWN)}`);
  if (!ok && faults.length === 0) faults.push(`vitest: ${output.slice(-SHOWN)}`);
  // A file that could not be loaded fails the run without a failed test.
  const failed = told.numFailedTests === 0 && !ok ? 1 : told.numFailedTests;
  return { passed: told.numPassedTests, failed, skipped: told.numPendingTests, faults };
}

async function playwright(): Promise<Count> {
  rmSync(report("playwright"), { force: true });
  const { ok, output } = await runStep({ name: "e2e", command: "playwright", words: ["test"] }, true);
  const told = readReport("playwright") as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  } | null;
  if (told === null || told.stats.expected === 0) return nothingRan(output);
  const { expected, unexpected, flaky, skipped } = told.stats;
  // A test that passes only at the second try is a broken test.
  const failed = unexpected + flaky;
  // Playwright tells its own failures last, so they stand at the end already.
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed, skipped, faults: [] };
}

const counts = [
  await program("check", ["tools/check.ts"]),
  await vitest(),
  // A million steps.
  await program("simulate", ["tools/simulate/main.ts", "--seeds", "200", "--steps", "5000"]),
  await playwright(),
];
const sum = (pick: (count: Count) => number): number =>
  counts.reduce((total, count) => total + pick(count), 0);
const failed = sum((count) => count.failed);
for (const fault of counts.flatMap((count) => count.faults)) console.log(`\nfailed: ${fault}`);
console.log(
  `\n${sum((count) => count.passed)} passed, ${failed} failed, ${sum((count) => count.skipped)} skipped`,
);
process.exitCode = failed === 0 ? 0 : 1;
