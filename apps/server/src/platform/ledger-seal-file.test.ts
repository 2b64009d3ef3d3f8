// The file of seals: whole lines in their order, whatever was there before.
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createSealFile } from "./ledger-seal-file.ts";

const newPath = (): string => join(mkdtempSync(join(tmpdir(), "jonaki-seals-")), "seals");

describe("the seal file", () => {
  it("(I12) keeps line after line, also after a new start", async () => {
    const path = newPath();
    expect(await createSealFile(path).readLines()).toBeNull();
    const first = createSealFile(path);
    await first.appendLine("1 a");
    await first.appendLine("2 b");
    await createSealFile(path).appendLine("3 c");
    expect(await first.readLines()).toEqual(["1 a", "2 b", "3 c"]);
    expect(readFileSync(path, "utf8")).toBe("1 a\n2 b\n3 c\n");
  });

  it("a line that a power cut left in half stays by itself", async () => {
    const path = newPath();
    await createSealFile(path).appendLine("1 a");
    appendFileSync(path, "2 b, half");
    await createSealFile(path).appendLine("3 c");
    expect(await createSealFile(path).readLines()).toEqual(["1 a", "2 b, half", "3 c"]);
  });

  it("says so when it cannot be written or read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "jonaki-seals-"));
    await expect(createSealFile(folder).appendLine("1 a")).rejects.toThrow();
    await expect(createSealFile(folder).readLines()).rejects.toThrow();
    await expect(createSealFile(join(folder, "no", "where")).appendLine("1 a")).rejects.toThrow();
  });
});
