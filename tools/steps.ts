// Runs commands one after the other and says how each went; used by check and test.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
}

export interface Outcome {
  readonly step: Step;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** loud: what the command prints is shown as it comes; otherwise only when it fails. */
export function runStep(step: Step, loud: boolean): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      if (loud) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (problem) => resolve({ step, ok: false, output: problem.message, seconds: 0 }));
    child.on("close", (code) =>
      resolve({ step, ok: code === 0, output, seconds: (performance.now() - began) / 1000 }),
    );
  });
}
