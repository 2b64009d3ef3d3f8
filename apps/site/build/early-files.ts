// Writes into the page what it needs: the small script that must run before the first paint, and the names of the
// program's files, which that script fetches when it is their turn. They carry hashes, so the build has to do it.
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

export interface EarlyFiles {
  /** Lazy modules this page always needs, by a part of their path. */
  readonly modules: readonly string[];
  /** The entry that has to run before anything is painted. */
  readonly blocking: string;
}

/** The name of the page's own script. */
const PAGE = "page";

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, File>>;

/** What the build itself wrote to start the page's script and to fetch what it imports. */
const WRITTEN = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/gu;

export function earlyTags(bundle: Bundle, { modules, blocking }: EarlyFiles): HtmlTagDescriptor[] {
  const { fileName } = chunkOf(bundle, blocking, ({ name }) => name === blocking);
  return [
    {
      tag: "script",
      attrs: { type: "application/json", id: "program" },
      children: JSON.stringify(programFiles(bundle, modules)),
      injectTo: "head",
    },
    {
      tag: "script",
      // "async" lets it run before the page is read. Browsers that do not know "blocking" may paint first, and then
      // the theme changes a moment later.
      attrs: { type: "module", async: "", blocking: "render", src: `/${fileName}` },
      injectTo: "head",
    },
  ];
}

/**
 * The page's own script first, then what it and its early parts import. Styles of a part come with the view that needs
 * them; where there is none, the part asks for them when it runs.
 */
function programFiles(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const parts = modules.map((path) =>
    chunkOf(bundle, path, ({ facadeModuleId }) => facadeModuleId?.includes(path) === true),
  );
  const chunks = [chunkOf(bundle, PAGE, ({ name, isEntry }) => name === PAGE && isEntry), ...parts];
  const files = chunks.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(files)].map((file) => `/${file}`);
}

function chunkOf(
  bundle: Bundle,
  what: string,
  test: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) if (file.type === "chunk" && test(file)) return file;
  throw new Error(`The page wants ${what} early, but the build has no such file.`);
}

export function earlyFiles(wanted: EarlyFiles): Plugin {
  return {
    name: "early-files",
    transformIndexHtml: {
      order: "post",
      // The development server starts the script where it stands.
      handler: (html, { bundle }) =>
        bundle === undefined ? html : { html: html.replaceAll(WRITTEN, ""), tags: earlyTags(bundle, wanted) },
    },
  };
}
