import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The files a module loads when it runs; imports of types are erased. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  for (const [, kind, from = ""] of source.matchAll(/^(import|export) (?!type )[^;]*?from "([^"]+)";/gm)) {
    if (kind === undefined) continue;
    if (from.startsWith("./")) loadedBy(from.slice(2), seen);
    else seen.add(from);
  }
  return seen;
}

it.each([
  "constants.ts",
  "settings.ts",
  "flags.ts",
  "patterns.ts",
  "profile.ts",
  "registration.ts",
  "codes.ts",
  "live.ts",
  "account-types.ts",
  "brand.ts",
  "states.ts",
  "call-row.ts",
])("[CONST-1] %s reaches the browser without the schema library", (file) => {
  const outside = [...loadedBy(file)].filter((one) => !one.endsWith(".ts"));
  expect(outside.filter((one) => one !== "@jonaki/money")).toEqual([]);
});

it("[CONST-1] a module with schemas is seen to load the library", () => {
  expect(loadedBy("catalogue.ts")).toContain("zod");
});
