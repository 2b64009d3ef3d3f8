// The page with everything filled in that depends on the moment: data block, first view and what the view was drawn from.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { askInside } from "./ask-inside.ts";
import type { AskInside } from "./ask-inside.ts";
import { keepFirstViews } from "./first-views.ts";
import type { KeptView, Prerender } from "./first-views.ts";

export interface StartBlock {
  readonly permission: Readonly<Record<string, unknown>> | null;
}

export interface ViewParts {
  readonly clock: Clock;
  readonly log: Log;
  /** The program that draws first views, given the way to ask the house. */
  readonly prerender?: ((ask: AskInside) => Prerender) | undefined;
}

/** Where the page has place for what is filled in. */
/** What a view adds stands last: its styles go on where those of every page end. */
const HEAD_MARK = "</head>";
const VIEW_MARK = "<!--view-->";
const DATA_MARK = "<!--start-data-->";

/** Null where nothing is drawn. */
export function createFirstView(app: FastifyInstance, { prerender, clock, log }: ViewParts) {
  const drawing = prerender?.(askInside(app));
  if (drawing === undefined) return () => Promise.resolve(null);
  const views = keepFirstViews(drawing, clock, log);
  return async (request: FastifyRequest, path: string, data: StartBlock): Promise<PlacedView | null> => {
    const shown = path === "/" ? "/index" : path;
    if (!drawing.draws(shown)) return null;
    const origin = `${request.protocol}://${request.host.toLowerCase()}`;
    const screen = PHONE.test(request.headers["user-agent"] ?? "") ? "phone" : "desktop";
    const name = JSON.stringify([origin, shown, screen, steadyPart(data)]);
    const drawn = await views.get(name, () => ({
      path: shown,
      origin,
      view: screen,
      start: JSON.stringify(data),
    }));
    return drawn === null ? null : { ...drawn, screen };
  };
}

const PHONE = /Mobi|Android/u;

interface PlacedView extends KeptView {
  readonly screen: string;
}

/** What may differ between two visitors, or two moments, without a view looking different. */
const MOVING: ReadonlySet<string> = new Set(["location", "sealing", "time"]);

function steadyPart({ permission, ...rest }: StartBlock): object {
  const entries = Object.entries(permission ?? {}).filter(([key]) => !MOVING.has(key));
  return { ...rest, steady: Object.fromEntries(entries) };
}

/**
 * The page with its styles inside, so that a view that stands in it can be painted when the page is here. The switched-off
 * link tells the program that it need not fetch the file; it would put it behind those of the screens.
 */
export const withStyles = (page: string, read: (href: string) => string): string =>
  page.replaceAll(
    /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/gu,
    (_link, href: string) => `<style>${read(href)}</style><link rel="stylesheet" href="${href}" disabled>`,
  );

export function filled(page: string, data: StartBlock, view: PlacedView | null): string {
  const withData = page.replace(DATA_MARK, () => jsonBlock("start-data", data) + answersOf(view));
  if (view === null) return withData.replace(VIEW_MARK, "");
  return withData
    .replace("<html", () => `<html data-view="${view.screen}-${view.language}"`)
    .replace(HEAD_MARK, () => `${view.head}</head>`)
    .replace(VIEW_MARK, () => view.html);
}

const answersOf = (view: PlacedView | null): string =>
  view === null ? "" : jsonBlock("answers", { answers: view.answers, ageMs: view.ageMs });

/** A data block is no script: the policy below forbids inline scripts, and "<" is written so that it cannot end the block. */
function jsonBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
