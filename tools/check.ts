// npm run check: types, lint, format, what is written from the sources, unused code, and the house rules.
import { runStep } from "./steps.ts";
import type { Outcome, Step } from "./steps.ts";

const steps: readonly (readonly Step[])[] = [
  // Side by side in pairs: the machine has two cores.
  [
    { name: "types", command: "tsc", words: ["-p", "."] },
    { name: "format", command: "oxfmt", words: ["--check", "."] },
  ],
  [
    { name: "lint", command: "oxlint", words: [] },
    { name: "generated", command: "node", words: ["tools/generate.ts", "--check"] },
  ],
  [
    { name: "unused", command: "knip", words: [] },
    { name: "tidy", command: "node", words: ["tools/tidy/main.ts"] },
  ],
];

const outcomes: Outcome[] = [];
for (const pair of steps) outcomes.push(...(await Promise.all(pair.map((step) => runStep(step, false)))));
for (const { step, ok, output, seconds } of outcomes) {
  console.log(`${ok ? "ok  " : "FAIL"} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!ok || step.name === "tidy") console.log(output.trimEnd());
}
if (outcomes.some((outcome) => !outcome.ok)) process.exitCode = 1;
