// A fault that finds no place any more plants nothing, and whoever looks would think that the tests found it.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FAULTS } from "./faults.ts";

const root = (path: string): URL => new URL(`../../${path}`, import.meta.url);

it.each(FAULTS)("$name: stands in the sources once, and its tests are there", ({ changes, tests }) => {
  expect(tests.filter((path) => !existsSync(root(path)))).toEqual([]);
  const places = changes.map(({ path, from }) => readFileSync(root(path), "utf8").split(from).length - 1);
  expect(places).toEqual(changes.map(() => 1));
});
