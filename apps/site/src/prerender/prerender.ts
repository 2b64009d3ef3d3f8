// The first view of a page, drawn in the house and sent with the page, so that the visitor sees it before any script
// has come. Built for Node beside the site; the launcher hands it to the server.
import type { Transport } from "@jonaki/client";
import { systemStatus } from "../app/system-status.ts";
import { ROUTES } from "../app/routes.ts";
import type { ContentKey } from "../app/routes.ts";
import { readStartData } from "../app/start-data.ts";
import { startServices } from "../app/start.ts";
import { draw } from "./draw.tsx";
import { fixedMedia } from "./fixed-media.ts";
import type { View } from "./fixed-media.ts";
import { housePorts } from "./house-ports.ts";
import { styleFile, usedStyles } from "./used-styles.ts";

/** The pages that look the same to every visitor. */
const DRAWN: ReadonlySet<ContentKey> = new Set(["home", "notices", "help", "helpmc", "download", "join"]);

export interface PrerenderParts {
  /** The built style files by their address. */
  readonly styles: Readonly<Record<string, string>>;
  readonly ask: Transport;
}

export interface WantedView {
  readonly path: string;
  readonly origin: string;
  readonly view: View;
  /** The data block of the page, as text. */
  readonly start: string;
}

export interface DrawnView {
  readonly html: string;
  /** What the view needs at once: its styles, and a link to its first picture. */
  readonly head: string;
  readonly language: string;
  readonly answers: unknown;
}

export function createPrerender({ styles, ask }: PrerenderParts) {
  const files = Object.entries(styles).map(([href, text]) => styleFile(href, text));
  const draws = (path: string): boolean =>
    ROUTES.some(({ built, content, paths }) => built && DRAWN.has(content) && paths.includes(path));
  const drawView = async ({ path, origin, view, start: text }: WantedView): Promise<DrawnView | null> => {
    const start = readStartData(text);
    const { permission } = start;
    // Closed, or not ours: what stands there then is small, and the browser draws it.
    if (permission === undefined || permission === null || systemStatus(permission) !== 0) return null;
    const services = await startServices(housePorts({ path, origin, start, transport: ask }));
    const { html, answers } = await draw(services, fixedMedia(view));
    const { body, early } = splitEarly(html);
    const used = usedStyles(body, files);
    return {
      html: body,
      head: `${early}${used.map(({ href, text }) => inside(href, text)).join("")}`,
      language: services.language.language.get(),
      answers,
    };
  };
  return { draws, draw: drawView };
}

/** The switched-off link tells the program that it need not fetch the file. */
const inside = (href: string, text: string): string =>
  `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`;

/** What the drawing wants preloaded stands before everything else; its place is the head. */
function splitEarly(html: string): { body: string; early: string } {
  const early = /^(?:<link [^>]*>)*/u.exec(html)?.[0] ?? "";
  return { body: html.slice(early.length), early };
}
