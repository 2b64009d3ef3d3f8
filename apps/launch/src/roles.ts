// What each role starts: the platform with the studio in its process, the platform with the studio in another one,
// or the studio alone [VEN-15]. Everything that was started is put on the list of what has to be stopped.
import { join } from "node:path";
import { createApp } from "@jonaki/server";
import type { App } from "@jonaki/server";
import { ConfigurationError } from "@jonaki/server/configuration";
import type { Configuration } from "@jonaki/server/configuration";
import type { Studio } from "@jonaki/studio";
import { ROOT, say } from "./environment.ts";
import type { GamesPlace } from "./environment.ts";
import { openNetwork } from "./network.ts";
import type { Network } from "./network.ts";
import { openPrerender } from "./prerender.ts";
import { listenForGames, openOwnStudio, openStudio, STUDIO_VENDOR } from "./studio.ts";
import { keepVendorSecret } from "./vendor-secret.store.ts";

export interface Start {
  readonly configuration: Configuration;
  readonly games: GamesPlace;
  readonly office: number | "off";
  /** Stopped in the opposite order. */
  readonly stops: (() => Promise<void>)[];
}

const SITE_FOLDER = join(ROOT, "apps/site/dist");
const OFFICE_FOLDER = join(ROOT, "apps/office/dist");
const PRERENDER = join(ROOT, "apps/site/dist-prerender/prerender.js");

export function startRole(start: Start): Promise<void> {
  const { ROLE, STUDIO_SECRET } = start.configuration;
  if (ROLE === "studio") return startStudio(start);
  return STUDIO_SECRET === undefined ? startHouse(start) : startPlatform(start, STUDIO_SECRET);
}

/** Everything in one process. */
async function startHouse(start: Start): Promise<void> {
  const { configuration, games, stops } = start;
  let studio: Studio | null = null;
  const app = await createApp(configuration, {
    siteFolder: SITE_FOLDER,
    officeFolder: OFFICE_FOLDER,
    prerender: await openPrerender(PRERENDER, SITE_FOLDER),
    fairDesk: () => studio?.fair ?? null,
  });
  stops.push(app.stop);
  // A worker answers nobody, so it plays with nobody either.
  if (app.http === null) return listen(app, start, null);
  studio = await openStudio(app, configuration);
  stops.push(studio.stop);
  // The games listen first: once the site answers, a game can be launched.
  await listen(app, start, await listenForGames(studio, configuration, games));
}

/** The platform without a studio; the one of another process is known by its address and the secret of the two. */
async function startPlatform(start: Start, secret: string): Promise<void> {
  const { configuration, stops } = start;
  const { send } = networkOf(start);
  const app = await createApp(configuration, {
    siteFolder: SITE_FOLDER,
    officeFolder: OFFICE_FOLDER,
    prerender: await openPrerender(PRERENDER, SITE_FOLDER),
    studioLine: { vendor: STUDIO_VENDOR, send },
  });
  stops.push(app.stop);
  await keepVendorSecret(app, STUDIO_VENDOR, secret);
  await listen(app, start, `${configuration.GAMES_ORIGIN}, in a process of their own`);
}

async function startStudio(start: Start): Promise<void> {
  const { configuration, games, stops } = start;
  const studio = await openOwnStudio(configuration, networkOf(start));
  stops.push(studio.stop);
  const address = await listenForGames(studio, configuration, games);
  say(`Jonaki's studio is at ${address}  (Ctrl-C stops it)`);
}

function networkOf({ stops }: Start): Network {
  const network = openNetwork();
  stops.push(async () => network.close());
  return network;
}

async function listen(app: App, { configuration, office }: Start, games: string | null): Promise<void> {
  const { HOST, PORT } = configuration;
  if (app.http === null) return say("Jonaki's worker runs  (Ctrl-C stops it)");
  const desk =
    app.officeHttp === null || office === "off"
      ? null
      : await listenAt(app.officeHttp, HOST, office, "OFFICE_PORT");
  const address = await listenAt(app.http, HOST, PORT, "PORT");
  const { moneyMode } = app.foundation.policy;
  say(`Jonaki is at ${address}  (${moneyMode} money; Ctrl-C stops it)`);
  if (games !== null) say(`The games are at ${games}`);
  if (desk !== null) say(`The office is at ${desk}`);
}

/** Answers the address as people write it. */
async function listenAt(
  http: NonNullable<App["http"]>,
  host: string,
  port: number,
  variable: string,
): Promise<string> {
  try {
    return (await http.listen({ host, port })).replace("127.0.0.1", "localhost");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new ConfigurationError(`port ${port} is taken; ${variable} names another one.`);
  }
}
