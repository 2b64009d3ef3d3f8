// After the build every text file gets a .br and a .gz beside it, so that the studio only picks one. The page is
// left out: the studio writes language, theme and data block into it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg)$/u;

export function precompress(folder: string): Plugin {
  const handler = (): void => {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!TEXT.test(name)) continue;
      const path = join(folder, name);
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  return { name: "precompress", apply: "build", closeBundle: { order: "post", handler } };
}
