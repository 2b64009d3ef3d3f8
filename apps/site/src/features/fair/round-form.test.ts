import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commitmentOf, crash, makeChain, seedOf, seedText, sharedRoundStream } from "@jonaki/games";
import { describe, expect, it, onTestFinished } from "vitest";
import { EMPTY_FORM, formOf, recordOf, recordText, verify } from "./round-form.rules.ts";
import type { RoundForm, RoundProof } from "./round-form.rules.ts";

const root = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
/** The round that docs/fair computes by hand. */
const KNOWN = JSON.parse(
  /```json\n([\s\S]+?)```/u.exec(readFileSync(root("docs/fair/README.md"), "utf8"))?.[1] ?? "null",
);
const PROOF: RoundProof = {
  ...KNOWN,
  tableHash: "",
  salt: null,
  round: null,
  chainEnd: null,
  chainPlace: null,
};
const FORM: RoundForm = { ...formOf(PROOF), tableHash: "" };

/** What `npm run verify -- FILE` says: its exit code. */
function runVerify(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-round-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "record.json");
  writeFileSync(file, text);
  try {
    execFileSync(process.execPath, [root("tools/verify.ts"), file], { stdio: "pipe" });
    return 0;
  } catch (problem) {
    return (problem as { status: number }).status;
  }
}

describe("a round in the verifier's form", () => {
  it("[FAIR-9] a proof becomes a form that matches", () => {
    expect(verify(FORM).result).toBe("MATCH");
  });

  it.each([
    ["nonce", "8"],
    ["clientSeed", "jonakj"],
    ["choices", '{"stake":"10.00","side":"under","chance":4950}'],
    ["outcome", '{"roll":"90.68","won":true,"payout":"20.00"}'],
    ["serverSeedHash", `b${FORM.serverSeedHash.slice(1)}`],
    ["tableHash", "0".repeat(64)],
  ] as const)("[FAIR-9] another %s does not", (field, value) => {
    expect(verify({ ...FORM, [field]: value }).result).toBe("MISMATCH");
  });

  it("[FAIR-9] what a person types counts as it is meant: capitals, spaces around, Bengali digits", () => {
    const typed = { ...FORM, serverSeed: ` ${FORM.serverSeed.toUpperCase()} `, nonce: "৭" };
    expect(verify(typed).result).toBe("MATCH");
  });

  it("[FAIR-6] [FAIR-9] a shared round is checked by salt and round, and against the end of its chain where that is given", () => {
    const chain = makeChain(seedOf(new Uint8Array(32).fill(9)), 3);
    const seed = chain.seeds[1]!;
    const stream = sharedRoundStream(seed, "play", "1-1");
    const choices = { stake: "10.00", auto: "1.01", largestWin: "2000000.00", cashOut: null };
    const read = crash.readChoices(choices);
    if (!read.ok) throw new Error("these are choices of Crash");
    const shared: RoundForm = {
      ...EMPTY_FORM,
      game: "crash",
      version: crash.version,
      serverSeed: seedText(seed),
      serverSeedHash: commitmentOf(seed),
      salt: " play ",
      round: "1-1",
      choices: JSON.stringify(choices),
      outcome: JSON.stringify(crash.outcomeJson(crash.settle(read.choices, stream))),
    };
    expect(verify(shared).result).toBe("MATCH");
    expect(verify({ ...shared, round: "1-2" }).result).toBe("MISMATCH");
    const end = seedText(chain.end);
    expect(verify({ ...shared, chainEnd: end, chainPlace: "২" }).result).toBe("MATCH");
    expect(verify({ ...shared, chainEnd: end, chainPlace: "1" })).toMatchObject({ wrong: ["chainEnd"] });
    expect(verify({ ...shared, chainEnd: end })).toEqual({ result: "UNREADABLE", field: "chainPlace" });
  });

  it("[FAIR-4] an empty server seed is one that is not revealed yet", () => {
    expect(verify({ ...FORM, serverSeed: "" }).result).toBe("NOT_REVEALED");
  });

  it.each([
    ["serverSeed", "abc"],
    ["serverSeedHash", ""],
    ["clientSeed", "a b"],
    ["nonce", "-1"],
    ["choices", "{stake"],
    ["outcome", ""],
  ] as const)("a %s that cannot be read is named", (field, value) => {
    expect(verify({ ...FORM, [field]: value })).toEqual({ result: "UNREADABLE", field });
  });

  it("an empty form asks for the newest version of a game that exists", () => {
    expect(verify({ ...FORM, game: EMPTY_FORM.game, version: EMPTY_FORM.version }).result).toBe("MATCH");
  });

  it("[FAIR-10] the record is exactly what npm run verify reads", () => {
    expect(runVerify(recordText(FORM))).toBe(0);
    expect(runVerify(recordText({ ...FORM, nonce: "8" }))).toBe(1);
    expect(runVerify(recordText({ ...FORM, choices: "{" }))).toBe(2);
  });

  it("[FAIR-10] its text reads back as the record, whole numbers as numbers", () => {
    expect(JSON.parse(recordText(FORM))).toEqual(recordOf(FORM));
    expect(recordOf(FORM)["nonce"]).toBe(7);
  });
});
