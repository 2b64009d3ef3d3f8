// Writes into the page what it needs: the names of the program's files, and the small script that must run before the
// first paint and fetches them when it is their turn. File names carry hashes, so the build has to do it.
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";

export interface EarlyFiles {
  /** Lazy modules this page always needs, by a part of their path. */
  readonly modules: readonly string[];
  /** The file of the script that has to run before anything is painted. */
  readonly beforePaint: string;
  readonly target: readonly string[];
}

/** The name of the page's own script. */
const PAGE = "page";

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, File>>;

/** What the build itself wrote to start the page's script and to fetch what it imports. */
const WRITTEN = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/gu;

/** Where it stands: after what the browser must know of the screen, before the styles, for which a script would wait. */
export const EARLY_MARK = "<!--early-->";

/** The script stands in the page, so that the paint waits for no other file; the server's policy knows it by its hash. */
export function earlyText(bundle: Bundle, modules: readonly string[], beforePaint: string): string {
  const program = JSON.stringify(programFiles(bundle, modules));
  return `<script type="application/json" id="program">${program}</script><script>${beforePaint}</script>`;
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

/** In one piece, with everything it uses. */
async function bundled({ beforePaint, target }: EarlyFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: [...target],
      rolldownOptions: { input: beforePaint, output: { format: "iife" } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("The early script was not built.");
  return first.output[0].code.trim();
}

export function earlyFiles(wanted: EarlyFiles): Plugin {
  return {
    name: "early-files",
    transformIndexHtml: {
      order: "post",
      // The development server starts the script where it stands.
      handler: async (html, { bundle }) => {
        if (bundle === undefined) return html;
        const text = earlyText(bundle, wanted.modules, await bundled(wanted));
        return html.replaceAll(WRITTEN, "").replace(EARLY_MARK, () => text);
      },
    },
  };
}
