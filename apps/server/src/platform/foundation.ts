// What every role stands on: the policy, the database, the bus, time, chance, the log, the sealing keys, the country data and the
// roads for mails and SMS; opened together and closed in reverse order.
import { openBus } from "./bus.ts";
import type { Bus } from "./bus.ts";
import { systemClock } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Configuration } from "./configuration.ts";
import { openCountries } from "./country.ts";
import type { Countries } from "./country.ts";
import { openDatabase } from "./database/database.ts";
import type { Database } from "./database/database.ts";
import { createLog } from "./log.ts";
import type { Log } from "./log.ts";
import { openOutgoingPorts } from "./outgoing-ports.ts";
import type { OutgoingPorts } from "./outgoing-ports.ts";
import { readPolicy } from "./policy.ts";
import type { Policy } from "./policy.ts";
import { systemRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { createSealing } from "./sealing.ts";
import type { Sealing } from "./sealing.ts";

export interface Foundation {
  readonly configuration: Configuration;
  /** Of the jurisdiction [SAFE-19]. */
  readonly policy: Policy;
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly sealing: Sealing;
  readonly countries: Countries;
  /** For messages to people. */
  readonly ports: OutgoingPorts;
  close(): Promise<void>;
}

/** A test may replace the policy's file, time, chance and the log. */
export interface FoundationParts {
  readonly policy?: Policy;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
}

export async function openFoundation(
  configuration: Configuration,
  parts: FoundationParts,
): Promise<Foundation> {
  const { DATABASE_URL: url } = configuration;
  const policy = parts.policy ?? (await readPolicy(configuration.POLICY_FILE));
  const clock = parts.clock ?? systemClock;
  const random = parts.random ?? systemRandom;
  const log = parts.log ?? createLog(configuration.LOG_LEVEL);
  const database = openDatabase(url, configuration.DATABASE_CONNECTIONS, log);
  const bus = await openBus(url, database.pool, log);
  const sealing = await createSealing({
    database,
    bus,
    clock,
    random,
    log,
    secretKey: configuration.SECRET_KEY,
  });
  const countries = await openCountries();
  const ports = openOutgoingPorts(configuration, policy, log);
  const close = async (): Promise<void> => {
    ports.MAIL.close();
    ports.SMS.close();
    await bus.close();
    await database.close();
  };
  return { configuration, policy, database, bus, clock, random, log, sealing, countries, ports, close };
}
