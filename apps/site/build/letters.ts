// The fonts stand in the page itself, before everything else: they are fetched with the first files, and the script before
// the first paint can wait for them, so that no word is drawn in other letters and jumps when its own come.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { EARLY_MARK } from "./early-files.ts";

const FILE = /url\("(\.\/[^"]+)"\)/gu;
const COMMENT = /\/\*.*?\*\/\s*/gsu;

/** The faces with each font at its address, and a link that fetches it early. */
export function lettersText(faces: string, addressOf: (path: string) => string): string {
  const addresses: string[] = [];
  const style = faces.replaceAll(COMMENT, "").replaceAll(FILE, (_match, path: string) => {
    const address = addressOf(path);
    addresses.push(address);
    return `url("${address}")`;
  });
  const links = addresses.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return `${links.join("")}<style>${style.replaceAll(/\s+/gu, " ").trim()}</style>`;
}

export function letters(styleFile: string): Plugin {
  const folder = dirname(styleFile);
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const built = new Map<string, string>();
  return {
    name: "letters",
    generateBundle: {
      order: "pre",
      handler() {
        for (const [, path = ""] of readFileSync(styleFile, "utf8").matchAll(FILE)) {
          const file = this.emitFile({ type: "asset", name: basename(path), source: read(path) });
          built.set(path, `/${this.getFileName(file)}`);
        }
      },
    },
    transformIndexHtml: {
      order: "post",
      // The development server takes the files as they are.
      handler: (html) => {
        const addressOf = (path: string): string => built.get(path) ?? `/@fs${join(folder, path)}`;
        const text = lettersText(readFileSync(styleFile, "utf8"), addressOf);
        return html.replace(EARLY_MARK, () => text + EARLY_MARK);
      },
    },
  };
}
