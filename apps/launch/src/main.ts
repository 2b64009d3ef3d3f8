// What `npm start` runs: a database, what the role asks for on it, and one clean way to stop them all.
import { ConfigurationError, readConfiguration } from "@jonaki/server/configuration";
import type { Configuration } from "@jonaki/server/configuration";
import { createLog } from "@jonaki/server/log";
import { readPolicy } from "@jonaki/server/policy";
import type { Policy } from "@jonaki/server/policy";
import { prepareDatabase } from "@jonaki/server/prepare";
import { joinDatabase, openDatabase } from "./database.ts";
import { openDemoIssuer } from "./demo-issuer.ts";
import type { DemoIssuer } from "./demo-issuer.ts";
import { openDemoPayments } from "./demo-payments.ts";
import {
  demoIssuerPort,
  gamesPlace,
  giveUp,
  officePort,
  onStopSignal,
  readEnvironment,
  say,
} from "./environment.ts";
import { readyDemoAccounts } from "./demo-accounts.ts";
import { readyDemoOwners } from "./demo-owners.ts";
import { startRole } from "./roles.ts";

/** A wrong value ends the start with its sentence. */
function explain(problem: unknown): never {
  if (problem instanceof ConfigurationError)
    giveUp(`Jonaki cannot start: ${problem.message} See docs/operating.`);
  throw problem;
}

function configure(variables: Readonly<Record<string, string | undefined>>): Configuration {
  try {
    return readConfiguration(variables);
  } catch (problem) {
    return explain(problem);
  }
}

/** Where nobody named providers, the house brings one along, as play money may. */
async function demoIdentity(
  variables: Readonly<Record<string, string | undefined>>,
  role: Configuration["ROLE"],
  { moneyMode }: Policy,
): Promise<DemoIssuer | null> {
  const port = demoIssuerPort(variables, moneyMode);
  return port === null || role === "studio" || role === "worker" ? null : openDemoIssuer(port);
}

const environment = readEnvironment();
const games = gamesPlace(environment.variables);
if (games === null) giveUp("Jonaki cannot start: GAMES_PORT is wrong: it is no port. See docs/operating.");
const office = officePort(environment.variables);
if (office === null) giveUp("Jonaki cannot start: OFFICE_PORT is wrong: it is no port. See docs/operating.");
// A wrong value is told before anything is started; the database's own variables come later.
const { ROLE, HOST, PORT, POLICY_FILE } = configure({
  DATABASE_URL: "postgresql://localhost/later",
  SECRET_KEY: "set later, when the data folder is known",
  ...environment.variables,
});
const policy = await readPolicy(POLICY_FILE).catch(explain);
const database = await (ROLE === "studio" ? joinDatabase(environment) : openDatabase(environment));
const stops: (() => Promise<void>)[] = [database.stop];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.toReversed()) await stop();
};
onStopSignal(async () => {
  say("Stopping …");
  await stopAll();
});
try {
  const identity = await demoIdentity(environment.variables, ROLE, policy);
  if (identity !== null) stops.push(identity.stop);
  const payments = await openDemoPayments(database.variables, { ROLE, HOST, PORT }, policy);
  if (payments !== null) stops.push(payments.stop);
  const configuration = configure({
    ...database.variables,
    GAMES_ORIGIN: games.origin,
    ...(payments === null ? {} : { PAYMENT_PROVIDERS: JSON.stringify([payments.provider]) }),
    ...(identity === null ? {} : { IDENTITY_PROVIDERS: JSON.stringify([identity.provider]) }),
  });
  const ran = await prepareDatabase(configuration.DATABASE_URL, createLog(configuration.LOG_LEVEL), policy);
  if (ran.length > 0) say(`The database is ready: ${ran.join(", ")}`);
  const isDemo = ROLE === "web" || ROLE === "all";
  const demo = isDemo ? await readyDemoAccounts(environment, configuration, policy) : null;
  // Told before anything else can go wrong: it is told once.
  const owners = isDemo ? await readyDemoOwners(configuration, policy) : null;
  if (owners !== null) say(owners);
  await startRole({ configuration, games, office, stops });
  if (demo !== null) say(demo);
} catch (problem) {
  await stopAll();
  giveUp(
    `Jonaki cannot start: ${problem instanceof ConfigurationError ? problem.message : String((problem as Error).stack)}`,
  );
}
