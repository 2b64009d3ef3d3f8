// npm run mutate: plants each fault in a copy of the sources, runs the tests that must notice it, and says of each
// whether they did. Ends with one line and fails when a fault survived. Words after -- choose faults by name.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { copySources } from "./copy.ts";
import type { Copy } from "./copy.ts";
import { FAULTS } from "./faults.ts";
import type { Fault } from "./faults.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PATIENCE_MS = 300_000;

function runTests(
  folder: string,
  tests: readonly string[],
): { readonly failed: boolean; readonly said: string } {
  const ran = spawnSync("vitest", ["run", "--reporter=dot", "--bail=1", ...tests], {
    cwd: folder,
    encoding: "utf8",
    timeout: PATIENCE_MS,
  });
  return { failed: ran.status !== 0, said: `${ran.stdout}\n${ran.stderr}` };
}

/** The name of the first test that failed. */
function firstFailure(said: string): string {
  // oxlint-disable-next-line no-control-regex -- colours are escape sequences.
  const plain = said.replaceAll(/\u001B\[[0-9;]*m/gu, "");
  return /FAIL\s+(\S+.*)/u.exec(plain)?.[1] ?? /Error:.*/u.exec(plain)?.[0] ?? "the run ended with an error";
}

function tryFault(copy: Copy, fault: Fault): string | null {
  const undo = fault.changes.map(({ path, from, to }) => copy.change(path, from, to));
  try {
    const { failed, said } = runTests(copy.folder, fault.tests);
    return failed ? firstFailure(said) : null;
  } finally {
    for (const back of undo.toReversed()) back();
  }
}

const wanted = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const copy = copySources(ROOT);
let caught = 0;
try {
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const sound = runTests(copy.folder, all);
  if (sound.failed) throw new Error(`the tests fail without any fault: ${firstFailure(sound.said)}`);
  for (const fault of chosen) {
    const noticed = tryFault(copy, fault);
    if (noticed !== null) caught += 1;
    console.log(
      noticed === null ? `SURVIVED  ${fault.name}` : `caught    ${fault.name}\n          by ${noticed}`,
    );
  }
} finally {
  copy.remove();
}
console.log(`mutate faults=${chosen.length} caught=${caught}`);
process.exitCode = caught === chosen.length ? 0 : 1;
