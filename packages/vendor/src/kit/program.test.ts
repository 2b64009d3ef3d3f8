import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { startReferenceServer, TEST_SECRET, TEST_VENDOR } from "./kit-test-doubles.ts";
import type { ReferenceServer } from "./kit-test-doubles.ts";
import { PLANTED_FAULTS } from "./planted-faults-test-doubles.ts";

const folder = mkdtempSync(join(tmpdir(), "kit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM = fileURLToPath(new URL("../../../../tools/conformance.ts", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

async function run(server: ReferenceServer, ...more: readonly string[]): Promise<Ended> {
  const tickets = Array.from({ length: 5 }, () => server.platform.issueTicket("500.00"));
  writeFileSync(join(folder, "tickets"), tickets.join("\n"));
  writeFileSync(join(folder, "secret"), `${TEST_SECRET}\n`);
  const files = ["--secret-file", join(folder, "secret"), "--tickets", join(folder, "tickets")];
  const named = [
    "--address",
    server.address,
    "--address",
    server.address,
    "--vendor",
    TEST_VENDOR,
    "--game",
    "g-1",
  ];
  const program = spawn(process.execPath, [PROGRAM, ...named, ...files, ...more]);
  let text = "";
  program.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => program.on("close", resolve));
  await server.stop();
  return { code, lines: text.trim().split("\n") };
}

describe("tools/conformance.ts", () => {
  it("[VEN-14] prints a line per case and the sum, and ends well when all passed", async () => {
    const { code, lines } = await run(await startReferenceServer(), "--only", "round");
    expect(lines.filter((line) => line.startsWith("failed"))).toEqual([]);
    expect(lines.at(-1)).toBe(`${lines.filter((line) => line.startsWith("ok ")).length} passed, 0 failed`);
    expect(lines.length).toBeGreaterThan(650);
    expect(code).toBe(0);
  });

  it("[VEN-14] says what was expected and seen, and ends badly when a case failed", async () => {
    const fault = PLANTED_FAULTS.find(({ name }) => name === "no tombstone")!;
    const only = "repeats, one by one: rollback bet";
    const { code, lines } = await run(await startReferenceServer(fault.options), "--only", only, "--quiet");
    expect(lines[0]).toMatch(/^failed {2}order.*expected "BET_ROLLED_BACK", saw "OK"/u);
    expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/u);
    expect(code).toBe(1);
  });
});
