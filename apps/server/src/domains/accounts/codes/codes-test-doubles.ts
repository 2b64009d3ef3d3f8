// Codes on a database of a test's own, with ports that keep what they are given.
import { createTestDatabase, fakeClock } from "@jonaki/testkit";
import type { FakeClock } from "@jonaki/testkit";
import type { Context } from "../../../http/handlers.ts";
import { readConfiguration } from "../../../platform/configuration.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/log.ts";
import type { Outgoing, OutgoingPort } from "../../../platform/outgoing.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createGuesses } from "../guesses.flow.ts";
import { createCodes } from "./codes.ts";
import type { Codes } from "./codes.ts";
import { DELIVER_JOB } from "./dispatch.flow.ts";
import { composeNotice } from "./notice-message.flow.ts";

export interface CodesBench {
  readonly database: Database;
  readonly clock: FakeClock;
  readonly codes: Codes;
  readonly sent: readonly Outgoing[];
  /** What the ports do from now on. */
  behave(send: OutgoingPort["send"]): void;
  /** Runs the jobs of everything that is queued, in their order; answers how many ended with a fault. */
  runJobs(): Promise<number>;
  rows(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Somebody at a browser; every device and address is another's unless it is named. */
let visitors = 0;
export function visitor(changes: Partial<Context> = {}): Context {
  visitors += 1;
  return {
    device: `device${visitors}`.padEnd(22, "x"),
    address: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    browser: "Firefox on Linux",
    language: "EN",
    host: "localhost",
    origin: "http://localhost",
    correlationId: "test",
    cookies: { read: () => null, write: () => undefined, remove: () => undefined },
    session: null,
    ...changes,
  };
}

export async function openCodes(variables: Readonly<Record<string, string>> = {}): Promise<CodesBench> {
  const database = openDatabase((await createTestDatabase()).url, 20, createLog("silent"));
  const clock = fakeClock();
  const sent: Outgoing[] = [];
  let send: OutgoingPort["send"] = () => Promise.resolve("SENT");
  const port: OutgoingPort = {
    send: async (message) => {
      sent.push(message);
      return send(message);
    },
    close: () => undefined,
  };
  const codes = createCodes({
    database,
    clock,
    random: systemRandom,
    log: createLog("silent"),
    configuration: readConfiguration({
      DATABASE_URL: "postgresql://localhost/codes",
      SECRET_KEY: "a key for tests that is long enough",
      ...variables,
    }),
    say: (key, _kinds, values) => `${key} ${JSON.stringify(values)}`,
    ports: { SMS: port, MAIL: port },
    guesses: createGuesses(clock, 1),
    demandsProof: () => false,
    composers: { PASSWORD_CHANGED: composeNotice },
  });
  const rows: CodesBench["rows"] = async (text, values = []) =>
    (await database.pool.query<Record<string, unknown>>(text, [...values])).rows;
  return {
    database,
    clock,
    codes,
    sent,
    behave: (next) => {
      send = next;
    },
    runJobs: async () => {
      const job = codes.jobs.find(({ name }) => name === DELIVER_JOB);
      if (job === undefined) throw new Error("there is no job that delivers");
      const queued = await rows("select id from dispatches where state = 'QUEUED' order by created_at, id");
      const ended = await Promise.allSettled(queued.map(({ id }) => job.run({ id })));
      return ended.filter(({ status }) => status === "rejected").length;
    },
    rows,
  };
}
