// Loads the site's program that draws first views, with the style files it may name. Where it was not built, as in
// development, the browser draws everything.
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

const PAGES = ["index.html", "support.html"] as const;

export async function openPrerender(program: string, siteFolder: string): Promise<OpenPrerender | undefined> {
  if (!existsSync(program)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is built from this very checkout.
  const { createPrerender } = (await import(pathToFileURL(program).href)) as Program;
  const styles = readStyles(siteFolder);
  return (ask) => createPrerender({ styles, ask });
}

/** Without those that the pages themselves link to. */
function readStyles(siteFolder: string): Readonly<Record<string, string>> {
  const linked = PAGES.map((page) => readFileSync(join(siteFolder, page), "utf8")).join("");
  const names = readdirSync(join(siteFolder, "assets")).filter(
    (name) => name.endsWith(".css") && !linked.includes(name),
  );
  return Object.fromEntries(
    names.map((name) => [`/assets/${name}`, readFileSync(join(siteFolder, "assets", name), "utf8")]),
  );
}
