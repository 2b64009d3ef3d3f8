// What `npm start` runs: a database, the server in the roles asked for, and one clean way to stop both.
import { join } from "node:path";
import { createApp } from "@jonaki/server";
import type { App } from "@jonaki/server";
import { ConfigurationError, readConfiguration } from "@jonaki/server/configuration";
import type { Configuration } from "@jonaki/server/configuration";
import { createLog } from "@jonaki/server/log";
import { prepareDatabase } from "@jonaki/server/prepare";
import { openDatabase } from "./database.ts";
import type { ReadyDatabase } from "./database.ts";
import { giveUp, onStopSignal, readEnvironment, ROOT, say } from "./environment.ts";

function configure(variables: Readonly<Record<string, string | undefined>>): Configuration {
  try {
    return readConfiguration(variables);
  } catch (problem) {
    if (problem instanceof ConfigurationError)
      giveUp(`Jonaki cannot start: ${problem.message} See docs/operating.`);
    throw problem;
  }
}

async function listen(app: App, { HOST, PORT }: Configuration): Promise<void> {
  try {
    const address = await app.http?.listen({ host: HOST, port: PORT });
    if (address === undefined) return say("Jonaki's worker runs  (Ctrl-C stops it)");
    say(`Jonaki is at ${address.replace("127.0.0.1", "localhost")}  (play money; Ctrl-C stops it)`);
    say("Demo accounts: demo, demo2 and demoagent, each with the password Jonaki-123");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new ConfigurationError(`port ${PORT} is taken; PORT names another one.`);
  }
}

const environment = readEnvironment();
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
  const configuration = configure(database.variables);
  const ran = await prepareDatabase(configuration.DATABASE_URL, createLog(configuration.LOG_LEVEL));
  if (ran.length > 0) say(`The database is ready: ${ran.join(", ")}`);
  const app = await createApp(configuration, { siteFolder: join(ROOT, "apps/site/dist") });
  stops.push(app.stop);
  await listen(app, configuration);
} catch (problem) {
  await stopAll();
  giveUp(
    `Jonaki cannot start: ${problem instanceof ConfigurationError ? problem.message : String((problem as Error).stack)}`,
  );
}
