import { fileURLToPath } from "node:url";
import { callTable, officeCallTable } from "@jonaki/wire/call-table";
import type { CallTable } from "@jonaki/wire/call-table";
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

async function buildCode(table?: () => CallTable): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL("./", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [entry, wireTable(table)],
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

const pathsOf = (table: CallTable): readonly string[] =>
  Object.values(table).flatMap((rows) => Object.values(rows).map(([, path]) => path));

describe("the call table in a build", () => {
  it("[CALL-3] the browser gets every built call and no schema", async () => {
    const code = await buildCode();
    const paths = pathsOf(callTable());
    expect(paths).toContain("/wps/system/status");
    expect(paths.filter((path) => !code.includes(path))).toEqual([]);
    expect(code).not.toMatch(/zod|safeParse|ZodType/i);
  });

  it("[OFF-1] the office's program knows the office's calls and none of the site's, and the site's none of the office's", async () => {
    const [office, site] = [await buildCode(officeCallTable), await buildCode()];
    expect(pathsOf(officeCallTable()).filter((path) => !office.includes(path))).toEqual([]);
    expect([office.includes("/wps/"), site.includes("/bo/")]).toEqual([false, false]);
  });
});
