// What docs/fair/README.md tells people to compute by hand is computed here, so that the page cannot be wrong.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonicalText } from "./json.ts";
import { dice, verifyRound } from "./index.ts";
import { diceTableJson, DICE_TABLE } from "./dice/dice-table.ts";

const page = readFileSync(new URL("../../../docs/fair/README.md", import.meta.url), "utf8");
const record = JSON.parse(/```json\n([\s\S]+?)```/u.exec(page)?.[1] ?? "null");

describe("the page on checking a round", () => {
  it("[FAIR-10] its round matches", () => {
    expect(verifyRound(record).result).toBe("MATCH");
  });

  it("[FAIR-10] its commitment and its block are what the commands print", () => {
    const seed = Buffer.from(record.serverSeed, "hex");
    const block = createHmac("sha256", seed).update(`${record.clientSeed}:${record.nonce}:0`).digest("hex");
    expect(page).toContain(`# ${createHash("sha256").update(seed).digest("hex")}`);
    expect(page).toContain(`# ${block}`);
    const [first = "", second = ""] = block.match(/.{4}/gu) ?? [];
    expect(page).toContain(`\`${first.slice(0, 2)} ${first.slice(2)}\` | 14,105 | 14,105 |`);
    expect(page).toContain(`\`${second.slice(0, 2)} ${second.slice(2)}\` | 41,837 | 9,069 |`);
    expect([parseInt(first, 16), parseInt(second, 16), parseInt(second, 16) & 16_383]).toEqual([
      14_105, 41_837, 9_069,
    ]);
  });

  it("[FAIR-18] it shows the pay table's text and hash", () => {
    expect(page).toContain(`'${canonicalText(diceTableJson(DICE_TABLE))}'`);
    expect(page).toContain(`# ${dice.tableHash}`);
  });
});
