import { fileURLToPath } from "node:url";
import { callTable } from "@jonaki/wire/call-table";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { wireTable } from "./vite-wire-table.ts";

const ENTRY = "\0entry";
const entry = {
  name: "entry",
  resolveId: (id: string) => (id === "entry" ? ENTRY : undefined),
  load: (id: string) =>
    id === ENTRY
      ? `export { table } from "virtual:wire-table"; export { createCaller } from "./src/index.ts";`
      : undefined,
};

async function buildCode(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL("./", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [entry, wireTable()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: "entry", preserveEntrySignatures: "strict", external: ["jose"] },
    },
  });
  const outputs = [built].flat().filter((one) => "output" in one);
  return outputs.flatMap(({ output }) => output.map((file) => ("code" in file ? file.code : ""))).join("\n");
}

describe("the call table in a build", () => {
  it("[CALL-3] the browser gets every built call and no schema", async () => {
    const code = await buildCode();
    const paths = Object.values(callTable()).flatMap((rows) => Object.values(rows).map(([, path]) => path));
    expect(paths).toContain("/wps/system/status");
    expect(paths.filter((path) => !code.includes(path))).toEqual([]);
    expect(code).not.toMatch(/zod|safeParse|ZodType/i);
  });
});
