// Writes into the page what it needs at once: the parts every first visit loads, and the small script that must
// run before the first paint. Their names carry hashes, so the build has to do it.
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

export interface EarlyFiles {
  /** Lazy modules by a part of their path. */
  readonly modules: readonly string[];
  /** The entry that has to run before anything is painted. */
  readonly blocking: string;
}

/** The name of the page's own script. */
const PAGE = "page";

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, File>>;

export function earlyTags(bundle: Bundle, wanted: EarlyFiles): HtmlTagDescriptor[] {
  const entry = chunkOf(bundle, wanted.blocking, ({ name }) => name === wanted.blocking);
  return [
    // "async" lets it run before the large script above it. Browsers that do not know "blocking" may paint first,
    // and then the theme changes a moment later.
    tag("script", { type: "module", async: "", blocking: "render", src: `/${entry.fileName}` }),
    ...wanted.modules.flatMap((path) => moduleTags(bundle, path)),
  ];
}

/**
 * The part with what it imports; what the page's own script imports is named by the build already. Its styles come with
 * the view that needs them; where there is none, the part asks for them when it runs.
 */
function moduleTags(bundle: Bundle, path: string): HtmlTagDescriptor[] {
  const chunk = chunkOf(bundle, path, ({ facadeModuleId }) => facadeModuleId?.includes(path) === true);
  const page = chunkOf(bundle, PAGE, ({ name, isEntry }) => name === PAGE && isEntry);
  const known = new Set([page.fileName, ...page.imports]);
  const files = [chunk.fileName, ...chunk.imports.filter((file) => !known.has(file))];
  return files.map((file) => tag("link", { rel: "modulepreload", crossorigin: "", href: `/${file}` }));
}

function chunkOf(
  bundle: Bundle,
  what: string,
  test: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) if (file.type === "chunk" && test(file)) return file;
  throw missing(what);
}

const missing = (what: string): Error =>
  new Error(`The page wants ${what} early, but the build has no such file.`);

const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: "head",
});

export function earlyFiles(wanted: EarlyFiles): Plugin {
  return {
    name: "early-files",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => (bundle === undefined ? [] : earlyTags(bundle, wanted)),
    },
  };
}
