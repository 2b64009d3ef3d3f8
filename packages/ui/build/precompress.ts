// A Vite plugin: after the build every text file gets a .br and a .gz beside it, so that the server only picks one. The
// pages are left out: a server fills in their data block for every visitor, or sends them squeezed itself.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|html|json|txt|webmanifest)$/u;
const PAGES: readonly string[] = ["index.html", "support.html"];

/** The names, relative to the folder, of the files worth compressing. */
export function textFiles(names: readonly string[]): readonly string[] {
  return names.filter((name) => TEXT.test(name) && !PAGES.includes(name));
}

export function compressFolder(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of textFiles(names)) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}

export function precompress(folder: string): Plugin {
  return {
    name: "precompress",
    apply: "build",
    closeBundle: { order: "post", handler: () => compressFolder(folder) },
  };
}
