// The composition root: the only file that names every domain. It opens what a role needs, puts the
// server together, and stops it all again in order.
import { messageFor } from "@jonaki/i18n";
import type { MessageKey, ParameterValues } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import { listCalls } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import type { FastifyInstance } from "fastify";
import { createSite } from "./domains/site/site.ts";
import type { Site } from "./domains/site/site.ts";
import type { CallsPerMinute } from "./http/doors.ts";
import type { Say } from "./http/envelope.ts";
import { createReplay } from "./http/replay.ts";
import { createServer } from "./http/server.ts";
import { noSessions } from "./http/session.ts";
import type { Sessions } from "./http/session.ts";
import { stopServing } from "./http/stopping.ts";
import { openLive } from "./live/edge.ts";
import { createHub } from "./live/hub.ts";
import type { Configuration } from "./platform/configuration.ts";
import { openFoundation } from "./platform/foundation.ts";
import type { Foundation, FoundationParts } from "./platform/foundation.ts";
import { houseJobs } from "./platform/house.jobs.ts";
import { startJobs } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { startRelay } from "./platform/relay.ts";
import { createThrottle } from "./platform/throttle.ts";

export interface AppParts extends FoundationParts {
  /** The built site's folder. */
  readonly siteFolder: string;
  /** Sessions made by a test, until members exist. */
  readonly sessions?: Sessions;
  /** Calls of a test's own, which show what the pipeline does with members and money. */
  readonly extra?: { readonly calls: readonly NamedCall[]; readonly handlers: object };
}

export interface App {
  readonly foundation: Foundation;
  readonly site: Site;
  /** Null in the worker role. */
  readonly http: FastifyInstance | null;
  /** Finishes what has begun, then closes everything. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

export async function createApp(configuration: Configuration, parts: AppParts): Promise<App> {
  const foundation = await openFoundation(configuration, parts);
  const site = await createSite({ ...foundation, ownHost: configuration.SITE_HOST });
  const stops: Stop[] = [foundation.close, site.stop];
  if (configuration.ROLE !== "web") stops.push(...(await startWorker(foundation)));
  const web = configuration.ROLE === "worker" ? null : await startWeb(foundation, site, parts);
  if (web !== null) stops.push(...web.stops);
  return {
    foundation,
    site,
    http: web?.http ?? null,
    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}

async function startWorker(foundation: Foundation): Promise<readonly Stop[]> {
  const relay = startRelay(foundation.database, foundation.bus, foundation.log);
  const jobs = await startJobs(foundation.configuration.DATABASE_URL, houseJobs(foundation), foundation.log);
  return [relay.stop, jobs.stop];
}

async function startWeb(foundation: Foundation, site: Site, parts: AppParts) {
  const { configuration, database, bus, clock, random, log, sealing } = foundation;
  const metrics = createMetrics();
  const throttle = createThrottle(database, clock, log);
  const sessions = parts.sessions ?? noSessions;
  const readiness = { open: true, windingDown: false };
  const http = await createServer({
    pipeline: {
      calls: [...listCalls(), ...(parts.extra?.calls ?? [])],
      handlers: { ...parts.extra?.handlers, site: site.handlers },
      sessions,
      throttle,
      sealing,
      replay: createReplay(database),
      random,
      metrics,
      log,
      say: createSay(log),
      limits: () => limitsOf(configuration, site.callsPerMinute()),
      statusFor: site.statusFor,
      checkAnswers: configuration.CHECK_ANSWERS === "true",
    },
    pages: { folder: parts.siteFolder, startData: site.startData, random },
    database,
    clock,
    readiness,
    pageSeen: site.pageSeen,
    trustedProxies: configuration.TRUSTED_PROXIES,
    docs: configuration.API_DOCS === "true",
    metricsToken: configuration.METRICS_TOKEN,
  });
  await openLive(http, { hub: createHub(database, bus, log), sessions, metrics, clock });
  const close: Stop = () => stopServing(http, readiness, configuration.DRAIN_MS);
  return { http, stops: [throttle.stop, close] };
}

/** The configuration may raise the limits, for benches; otherwise the settings decide. */
function limitsOf(configuration: Configuration, settings: CallsPerMinute): CallsPerMinute {
  return {
    device: configuration.LIMIT_DEVICE_PER_MINUTE ?? settings.device,
    account: configuration.LIMIT_ACCOUNT_PER_MINUTE ?? settings.account,
    address: configuration.LIMIT_ADDRESS_PER_MINUTE ?? settings.address,
  };
}

function createSay(log: Log): Say {
  const translators = createTranslators((key) => log.error({ key }, "text missing"));
  return (key, parameters, value, language) =>
    messageFor(
      translators[language],
      { key: key as MessageKey, parameters },
      (value ?? {}) as ParameterValues,
    );
}
