// The first views of the site's pages, drawn in the house and kept for a moment, so that a page costs a drawing at most
// that often. A view that cannot be drawn is left out: the browser draws it, as it always can.
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

export interface WantedView {
  readonly path: string;
  readonly origin: string;
  readonly view: "phone" | "desktop";
  /** The data block of the page, as text. */
  readonly start: string;
}

export interface DrawnView {
  readonly html: string;
  readonly head: string;
  readonly language: string;
  readonly answers: unknown;
}

/** The built program of the site that draws. */
export interface Prerender {
  /** Whether the page at this path is drawn at all. */
  readonly draws: (path: string) => boolean;
  readonly draw: (wanted: WantedView) => Promise<DrawnView | null>;
}

export interface KeptView extends DrawnView {
  /** How old its answers are. */
  readonly ageMs: number;
}

export interface FirstViews {
  /** The name says what the view depends on; two visitors with the same name see the same. */
  get(name: string, wanted: () => WantedView): Promise<KeptView | null>;
}

/** From then on it is drawn again, while the last one still serves. */
const FRESH_MS = 15_000;
/** What is older is shown to nobody. */
const OLDEST_MS = 60_000;
/** More pages, hosts and settings than a house has at a time. */
const MOST_KEPT = 64;

interface Entry {
  readonly atMs: number;
  readonly view: Promise<DrawnView | null>;
}

export function keepFirstViews(prerender: Prerender, clock: Clock, log: Log): FirstViews {
  const kept = new Map<string, Entry>();
  const redrawing = new Set<string>();
  const draw = async (wanted: WantedView): Promise<DrawnView | null> => {
    try {
      return await prerender.draw(wanted);
    } catch (problem) {
      log.warn({ path: wanted.path, problem: String(problem) }, "a page was sent without its first view");
      return null;
    }
  };
  const keep = (name: string, entry: Entry): Entry => {
    kept.delete(name);
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return entry;
  };
  const redraw = async (name: string, wanted: WantedView, atMs: number): Promise<void> => {
    if (redrawing.has(name)) return;
    redrawing.add(name);
    keep(name, { atMs, view: Promise.resolve(await draw(wanted)) });
    redrawing.delete(name);
  };
  return {
    get: async (name, wanted) => {
      const nowMs = clock.now().getTime();
      const known = kept.get(name);
      const ageMs = known === undefined ? OLDEST_MS : nowMs - known.atMs;
      const entry =
        known === undefined || ageMs >= OLDEST_MS ? keep(name, { atMs: nowMs, view: draw(wanted()) }) : known;
      if (entry === known && ageMs >= FRESH_MS) void redraw(name, wanted(), nowMs);
      const view = await entry.view;
      return view === null ? null : { ...view, ageMs: nowMs - entry.atMs };
    },
  };
}
