// Loads the site's program that draws first views, with the style files it may use. Where it was not built, as in
// development, the browser draws everything.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppParts } from "@jonaki/server";

type OpenPrerender = NonNullable<AppParts["prerender"]>;
type Ask = Parameters<OpenPrerender>[0];

interface Program {
  readonly createPrerender: (parts: {
    readonly styles: Readonly<Record<string, string>>;
    readonly ask: Ask;
  }) => ReturnType<OpenPrerender>;
}

/** Where Vite writes what it has built. */
const MANIFEST = ".vite/manifest.json";

interface BuiltFile {
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, BuiltFile>>;

export async function openPrerender(program: string, siteFolder: string): Promise<OpenPrerender | undefined> {
  if (!existsSync(program)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is built from this very checkout.
  const { createPrerender } = (await import(pathToFileURL(program).href)) as Program;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite wrote it, from this very checkout.
  const manifest = JSON.parse(readFileSync(join(siteFolder, MANIFEST), "utf8")) as Manifest;
  const names = orderedStyles(manifest);
  const styles = Object.fromEntries(
    names.map((name) => [`/${name}`, readFileSync(join(siteFolder, name), "utf8")]),
  );
  return (ask) => createPrerender({ styles, ask });
}

/** Those of a screen stand behind those of what it uses, as where a browser fetches them. The page's own are in the page. */
export function orderedStyles(manifest: Manifest): readonly string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const file = manifest[key];
    if (file === undefined || seen.has(key)) return;
    seen.add(key);
    for (const used of file.imports ?? []) visit(used);
    for (const name of file.css ?? []) ordered.add(name);
  };
  for (const key of Object.keys(manifest)) visit(key);
  const own = Object.values(manifest).flatMap(({ isEntry, css }) => (isEntry === true ? (css ?? []) : []));
  return [...ordered].filter((name) => !own.includes(name));
}
