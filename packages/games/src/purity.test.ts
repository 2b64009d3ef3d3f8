// What the sources of this package may not contain, read from the sources themselves.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("./", import.meta.url);
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//gu, "").replace(/(^|\s)\/\/[^\n]*/gu, "$1");

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|test-doubles\.ts$/u.test(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(new URL(path, folder), "utf8")) }));

/** Prose for people, where a percent sign is one; it decides nothing. */
const outcomeSources = sources.filter(({ path }) => !path.endsWith("-text.ts"));

const holding = (list: typeof sources, expression: RegExp): readonly string[] =>
  list.filter(({ code }) => expression.test(code)).map(({ path }) => path);

describe("the sources of the games", () => {
  it("[FAIR-2] all of them are read", () => {
    const paths = sources.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["fair/stream.ts", "fair/draw.ts", "dice/dice.ts", "verify.ts"]),
    );
  });

  it.each([
    ["a remainder", /%/u],
    ["Math", /\bMath\b/u],
    ["a number with decimals", /\b\d[\d_]*\.\d|\b\d+e-?\d/u],
    ["a float's reading or writing", /\bparseFloat\b|\btoFixed\b|\btoPrecision\b|\bFloat\d\dArray\b/u],
  ])("[FAIR-2] no outcome code contains %s", (_what, expression) => {
    const withoutTexts = outcomeSources.map(({ path, code }) => ({
      path,
      code: code.replace(/"(?:[^"\\\n]|\\.)*"/gu, '""').replace(/\/\^[^\n]*\/u/gu, "/regexp/u"),
    }));
    expect(holding(withoutTexts, expression)).toEqual([]);
  });

  it("[FAIR-2] the remainder sign stands in no source but the texts for people", () => {
    expect(holding(sources, /%/u).toSorted()).toEqual(["dice/dice-text.ts", "instant/rule-text.ts"]);
  });

  it.each([
    ["the clock", /\bDate\b|\bTemporal\b|\bperformance\b/u],
    ["another chance", /\brandom\w*\(|\bcrypto\b|getRandomValues/u],
    ["the machine", /\bprocess\b|\brequire\(|node:/u],
    ["the page or the network", /\bdocument\b|\bwindow\b|\bglobalThis\b|\bfetch\(|[a-z]Storage\b/u],
  ])("[FAIR-14] no source touches %s", (_what, expression) => {
    expect(holding(sources, expression)).toEqual([]);
  });

  it("[FAIR-9] a source imports only its neighbours, money and the hashes: the browser runs it unchanged", () => {
    const imported = sources.flatMap(({ code }) =>
      [...code.matchAll(/\bfrom\s+"([^"]+)"|\bimport\(?\s*"([^"]+)"/gu)].map(
        (match) => match[1] ?? match[2] ?? "",
      ),
    );
    const outside = [...new Set(imported.filter((name) => !/^\.\.?\/[a-z./-]+\.ts$/u.test(name)))].toSorted();
    expect(outside).toEqual([
      "@jonaki/money",
      "@noble/hashes/hmac.js",
      "@noble/hashes/sha2.js",
      "@noble/hashes/utils.js",
    ]);
  });
});
