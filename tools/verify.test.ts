import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { reportOn } from "./verify.ts";

const vectors: { readonly rounds: readonly Readonly<Record<string, unknown>>[] } = JSON.parse(
  readFileSync(new URL("../docs/fair/vectors.json", import.meta.url), "utf8"),
);
const [record = {}] = vectors.rounds;

/** Runs the command as a person would, on a file with this text. */
function verifyFile(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "round-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "record.json");
  writeFileSync(path, text);
  return verify(path);
}

const verify = (...words: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL("verify.ts", import.meta.url)), ...words], {
    encoding: "utf8",
  });

describe("npm run verify", () => {
  it("[FAIR-10] a round that is what it says: match, the recomputed values, exit code 0", () => {
    const { status, stdout, stderr } = verifyFile(JSON.stringify(record));
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^MATCH: /u);
    expect(stdout).toContain(String(record["serverSeedHash"]));
    expect(stdout).toContain(JSON.stringify(record["outcome"]));
    expect(status).toBe(0);
  });

  it("[FAIR-10] a changed outcome: mismatch, what it should have been, exit code 1", () => {
    const outcome = { roll: "12.34", won: true, payout: "20.00" };
    const { status, stdout } = verifyFile(JSON.stringify({ ...record, outcome }));
    expect(stdout).toMatch(/^MISMATCH: the recorded outcome/u);
    expect(stdout).toContain(JSON.stringify(record["outcome"]));
    expect(status).toBe(1);
  });

  it("[FAIR-10] no JSON, no file, no word: exit code 2 and a sentence, never a stack", () => {
    for (const { status, stdout, stderr } of [verifyFile("{"), verify("no-such-file.json"), verify()]) {
      expect(stdout).toMatch(/^UNREADABLE: /u);
      expect(stderr).toBe("");
      expect(status).toBe(2);
    }
  });

  it.each([
    [1, "SHA-256", { serverSeedHash: "0".repeat(64) }],
    [1, "pay table", { tableHash: "0".repeat(64) }],
    [2, "not revealed yet", { serverSeed: null }],
    [2, "a game that is not known", { game: "craps" }],
    [2, "a version of the game", { version: "9" }],
    [2, "nonce is missing", { nonce: undefined }],
    [2, "record is missing", null],
  ])("[FAIR-10] exit code %d and the words %j", (exitCode, words, change) => {
    const report = reportOn(JSON.stringify(change === null ? [] : { ...record, ...change }));
    expect(report.lines.join("\n")).toContain(words);
    expect(report.exitCode).toBe(exitCode);
  });

  it("[FAIR-6] [FAIR-10] a shared round: its seed is followed to the published end of the chain", () => {
    const shared = vectors.rounds.find((round) => round["chainEnd"] !== undefined);
    const good = reportOn(JSON.stringify(shared));
    expect(good.exitCode).toBe(0);
    expect(good.lines).toContain(`  chainEnd        ${String(shared?.["chainEnd"])}`);
    const bad = reportOn(JSON.stringify({ ...shared, chainEnd: "0".repeat(64) }));
    expect(bad.exitCode).toBe(1);
    expect(bad.lines[0]).toMatch(/^MISMATCH: the server seed does not lead to the published end/u);
  });

  it("[FAIR-10] everything that is wrong is said", () => {
    const zeros = "0".repeat(64);
    const report = reportOn(JSON.stringify({ ...record, serverSeedHash: zeros, outcome: null }));
    expect(report.lines.filter((line) => line.startsWith("MISMATCH"))).toHaveLength(2);
  });
});
