// The copy of the ledger's seals outside the database: a file that is only ever added to, a line for a seal. A
// line is on the disk before the promise resolves.
import { open, readFile } from "node:fs/promises";

export interface SealFile {
  appendLine(text: string): Promise<void>;
  /** Null when there is no such file. */
  readLines(): Promise<readonly string[] | null>;
}

export function createSealFile(path: string): SealFile {
  const readText = async (): Promise<string | null> => {
    try {
      return await readFile(path, "utf8");
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw problem;
    }
  };
  let isWhole = false;
  return {
    appendLine: async (text) => {
      // A power cut may have left half a line; the next one must not stand behind it.
      const gap = isWhole || /(^|\n)$/u.test((await readText()) ?? "") ? "" : "\n";
      isWhole = false;
      const file = await open(path, "a");
      try {
        await file.appendFile(`${gap}${text}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
      isWhole = true;
    },
    readLines: async () => (await readText())?.split("\n").filter((line) => line !== "") ?? null,
  };
}
