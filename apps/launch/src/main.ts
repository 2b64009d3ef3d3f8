// What `npm start` runs: a database, the server in the roles asked for, the games' studio beside it, and one clean
// way to stop them all.
import { join } from "node:path";
import { createApp } from "@jonaki/server";
import type { App } from "@jonaki/server";
import type { Studio } from "@jonaki/studio";
import { ConfigurationError, readConfiguration } from "@jonaki/server/configuration";
import type { Configuration } from "@jonaki/server/configuration";
import { createLog } from "@jonaki/server/log";
import { prepareDatabase } from "@jonaki/server/prepare";
import { openDatabase } from "./database.ts";
import type { ReadyDatabase } from "./database.ts";
import { gamesPlace, giveUp, onStopSignal, readEnvironment, ROOT, say } from "./environment.ts";
import type { GamesPlace } from "./environment.ts";
import { listenForGames, openStudio } from "./studio.ts";

function configure(variables: Readonly<Record<string, string | undefined>>): Configuration {
  try {
    return readConfiguration(variables);
  } catch (problem) {
    if (problem instanceof ConfigurationError)
      giveUp(`Jonaki cannot start: ${problem.message} See docs/operating.`);
    throw problem;
  }
}

/** The games listen first: once the site answers, a game can be launched. */
async function listen(
  app: App,
  studio: Studio | null,
  configuration: Configuration,
  games: GamesPlace,
): Promise<void> {
  const { HOST, PORT } = configuration;
  const gamesAddress = studio === null ? null : await listenForGames(studio, configuration, games);
  try {
    const address = await app.http?.listen({ host: HOST, port: PORT });
    if (address === undefined) return say("Jonaki's worker runs  (Ctrl-C stops it)");
    say(`Jonaki is at ${address.replace("127.0.0.1", "localhost")}  (play money; Ctrl-C stops it)`);
    if (gamesAddress !== null) say(`The games are at ${gamesAddress}`);
    say("Demo accounts: demo, demo2 and demoagent, each with the password Jonaki-123");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new ConfigurationError(`port ${PORT} is taken; PORT names another one.`);
  }
}

const environment = readEnvironment();
const games = gamesPlace(environment.variables);
if (games === null) giveUp("Jonaki cannot start: GAMES_PORT is wrong: it is no port. See docs/operating.");
// A wrong value is told before anything is started; the database's own variables come later.
configure({
  DATABASE_URL: "postgresql://localhost/later",
  SECRET_KEY: "set later, when the data folder is known",
  ...environment.variables,
});
const database: ReadyDatabase = await openDatabase(environment);
const stops: (() => Promise<void>)[] = [database.stop];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.toReversed()) await stop();
};
onStopSignal(async () => {
  say("Stopping …");
  await stopAll();
});
try {
  const configuration = configure({ ...database.variables, GAMES_ORIGIN: games.origin });
  const ran = await prepareDatabase(configuration.DATABASE_URL, createLog(configuration.LOG_LEVEL));
  if (ran.length > 0) say(`The database is ready: ${ran.join(", ")}`);
  let studio: Studio | null = null;
  const app = await createApp(configuration, {
    siteFolder: join(ROOT, "apps/site/dist"),
    fairDesk: () => studio?.fair ?? null,
  });
  stops.push(app.stop);
  // A worker answers nobody, so it plays with nobody either.
  if (app.http !== null) {
    studio = await openStudio(app, configuration);
    stops.push(studio.stop);
  }
  await listen(app, studio, configuration, games);
} catch (problem) {
  await stopAll();
  giveUp(
    `Jonaki cannot start: ${problem instanceof ConfigurationError ? problem.message : String((problem as Error).stack)}`,
  );
}
