// The house put together for its role: it opens what the role needs, and stops it all again in order.
import type { FastifyInstance } from "fastify";
import { composeDomains } from "./compose.ts";
import type { DomainParts, Domains } from "./compose.ts";
import { turnVendorCalls } from "./domains/lobby/lobby.ts";
import { shipRoles } from "./domains/office/office.ts";
import { createSite } from "./domains/site/site.ts";
import type { Site } from "./domains/site/site.ts";
import { openComingMonths } from "./domains/wallet/ledger.store.ts";
import { createSay } from "./http/say.ts";
import { inMoneyMode } from "./money-mode.ts";
import type { Configuration } from "./platform/configuration.ts";
import { openFoundation } from "./platform/foundation.ts";
import type { Foundation, FoundationParts } from "./platform/foundation.ts";
import { startWeb } from "./web.ts";
import type { WebParts } from "./web.ts";
import { startWorker } from "./worker.ts";

export interface AppParts extends FoundationParts, DomainParts, WebParts {}

export interface App extends Omit<Domains, "files" | "reports" | "agents" | "messages"> {
  readonly foundation: Foundation;
  /** Null in the worker role. */
  readonly http: FastifyInstance | null;
  /** The office's own server [OFF-1]; null in the worker role. */
  readonly officeHttp: FastifyInstance | null;
  /** Finishes what has begun, then closes everything. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

export async function createApp(configuration: Configuration, parts: AppParts): Promise<App> {
  const foundation = await inMoneyMode(await openFoundation(configuration, parts));
  const { database, clock, log } = foundation;
  const site: Site = await createSite({
    ...foundation,
    ownHost: configuration.SITE_HOST,
    rememberLanguage: (...choice) => domains.accounts.setLanguage(database.store, ...choice),
  });
  await openComingMonths(database.store, clock.now());
  await turnVendorCalls(database.store);
  await database.transaction(shipRoles);
  const say = createSay(log, site.brand);
  const domains: Domains = composeDomains({ ...foundation, say }, site, parts);
  const stops: Stop[] = [foundation.close, site.stop, domains.lobby.stop, domains.money.stop];
  if (configuration.ROLE !== "web") stops.push(...(await startWorker(foundation, domains)));
  const isWorker = configuration.ROLE === "worker";
  const web = isWorker ? null : await startWeb({ ...foundation, say }, domains, parts);
  if (web !== null) stops.push(...web.stops);
  return {
    foundation,
    ...domains,
    http: web?.http ?? null,
    officeHttp: web?.officeHttp ?? null,
    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}
