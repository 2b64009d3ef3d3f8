// Starts the site's program. Where a view stands already, it is painted first: the program's files, four times as large as
// the view, would only keep it waiting. Where there is nothing to see yet, they are fetched at once.
import type { SiteTimers } from "./clock.ts";

/** In the page, written by the build: the program's files, the one to run first. */
const PROGRAM = "program";
const VENDOR = /\/vendor-[^/]+$/u;
/** A page in the background is never painted, and still has to work. */
const LONGEST_MS = 1_000;

export interface ProgramParts {
  readonly run: (address: string) => Promise<unknown>;
  readonly frame: (next: () => void) => void;
  readonly after: SiteTimers["after"];
}

export function startProgram(page: Document, painted: Promise<void> | null, parts: ProgramParts): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build wrote it.
  const files = JSON.parse(page.getElementById(PROGRAM)?.textContent ?? "[]") as readonly string[];
  const [first] = files;
  if (first === undefined) return;
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    for (const href of files) fetchEarly(page, href);
    whenRead(page, () => void runInTurn(files, parts));
  };
  if (painted === null) return start();
  parts.after(LONGEST_MS, start);
  // The first frame paints the view, the second comes when it has been painted.
  void painted.then(() => parts.frame(() => parts.frame(start)));
}

/** What others wrote first and in a turn of its own: together with ours it would keep the browser busy for too long. */
async function runInTurn(files: readonly string[], { run, after }: ProgramParts): Promise<void> {
  const [first = ""] = files;
  const vendor = files.find((file) => VENDOR.test(file));
  if (vendor !== undefined) {
    await run(vendor);
    await new Promise<void>((resolve) => void after(0, resolve));
  }
  await run(first);
}

function fetchEarly(page: Document, href: string): void {
  const link = page.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  page.head.append(link);
}

/** The program reads the data blocks at the page's end. */
function whenRead(page: Document, run: () => void): void {
  if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", run, { once: true });
  else run();
}
