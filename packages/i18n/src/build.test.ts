import { fileURLToPath } from "node:url";
import { lingui } from "@lingui/vite-plugin";
import { build } from "vite";
import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./server.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

async function buildBrowserCatalogues(): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root: path("./"),
    configFile: false,
    logLevel: "silent",
    plugins: [lingui({ cwd: path("../../../"), failOnMissing: true, failOnCompileError: true })],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: path("./browser.ts"), preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [built].flat().filter((one) => "output" in one);
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
}

describe("the catalogues as built for the browser", () => {
  it("[SITE-1] each language is two lazy chunks that together hold every key, and the first knows no game", async () => {
    const chunks = await buildBrowserCatalogues();
    const entry = chunks.find((chunk) => chunk.isEntry)!;
    const lazy = (name: string) =>
      chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId!.includes(`/src/${name}`))!;
    expect(entry.code).not.toContain("err_network");
    for (const [file, texts] of [
      ["bn.json", CATALOGUES.BN],
      ["en.json", CATALOGUES.EN],
    ] as const) {
      const code = lazy(file).code + lazy(`later/${file}`).code;
      const isIn = (key: string) => code.includes(`"${key}`) || code.includes(`\\"${key}\\"`);
      // What mails and SMS say is the server's alone, and the office's words no visitor's.
      const [others, shown] = [true, false].map((isOthers) =>
        Object.keys(texts).filter((key) => /^(?:sent|office)_/u.test(key) === isOthers),
      );
      expect(shown?.filter((key) => !isIn(key))).toEqual([]);
      expect(others?.filter(isIn)).toEqual([]);
    }
    expect(lazy("bn.json").code).not.toContain("play_server_seed");
    expect(lazy("bn.json").code).toContain("জোনাকি");
    expect(lazy("en.json").code).not.toContain("জোনাকি");
  });
});
