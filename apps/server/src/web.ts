// What a web process serves: the site with its calls, pages and live edge, and the office at a door of its own [OFF-1].
import { listCalls, listOfficeCalls } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import type { FastifyInstance } from "fastify";
import { createOnRestricted } from "./compose-cashier.ts";
import type { Domains } from "./compose.ts";
import { CALLBACK_PATH } from "./domains/cashier/cashier.ts";
import type { Messages } from "./domains/messages/messages.ts";
import { officeCapability } from "./domains/office/office.ts";
import type { Office, OperatorView } from "./domains/office/office.ts";
import type { Site } from "./domains/site/site.ts";
import { passMember } from "./http/doors.ts";
import type { CallsPerMinute } from "./http/doors.ts";
import type { Say } from "./http/envelope.ts";
import type { Handlers } from "./http/handlers.ts";
import { createOfficeServer } from "./http/office-server.ts";
import type { StartBlock, ViewParts } from "./http/page-view.ts";
import type { PipelineParts } from "./http/pipeline.ts";
import { createReplay } from "./http/replay.ts";
import { createServer } from "./http/server.ts";
import type { Sessions } from "./http/session.ts";
import { stopServing } from "./http/stopping.ts";
import { openLive } from "./live/edge.ts";
import { createHub } from "./live/hub.ts";
import type { Configuration } from "./platform/configuration.ts";
import type { Foundation } from "./platform/foundation.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createThrottle } from "./platform/throttle.ts";

export interface WebParts {
  /** The built site's folder. */
  readonly siteFolder: string;
  /** The built office's; without it only its calls answer. */
  readonly officeFolder?: string;
  /** The site's program that draws first views; without it the browser draws them. */
  readonly prerender?: ViewParts["prerender"];
  /** Sessions made by a test, without members. */
  readonly sessions?: Sessions;
  /** Calls of a test's own, which show what the pipeline does with members and money. */
  readonly extra?: { readonly calls: readonly NamedCall[]; readonly handlers: object };
}

/** What the road of a call is made of, whoever it is for. */
type Road = Omit<PipelineParts, "calls" | "handlers" | "sessions" | "capability" | "onRestricted">;

export async function startWeb(
  foundation: Foundation & { readonly say: Say },
  domains: Domains,
  parts: WebParts,
) {
  const { configuration, database, bus, clock, random, log } = foundation;
  const { site, accounts, lobby, cashier } = domains;
  const metrics = createMetrics([lobby.watch.timesText]);
  const throttle = createThrottle(database, clock, log);
  const sessions = parts.sessions ?? accounts.sessions;
  const readiness = { open: true, windingDown: false };
  const road: Road = {
    ...foundation,
    metrics,
    throttle,
    replay: createReplay(database),
    limits: () => limitsOf(configuration, site.callsPerMinute()),
    statusFor: site.statusFor,
    busyUntil: accounts.busyUntil,
    checkAnswers: configuration.CHECK_ANSWERS === "true",
  };
  const http = await createServer({
    pipeline: {
      ...road,
      calls: [...listCalls(), ...(parts.extra?.calls ?? [])],
      handlers: { ...parts.extra?.handlers, ...handlersOf(domains) },
      sessions,
      capability: ({ call }, session) => passMember(call, session),
      onRestricted: createOnRestricted({ cashier, sessions, clock, log }),
    },
    pages: {
      folder: parts.siteFolder,
      startData: (host, address, path) => startDataOf(domains, log, { host, address, path }),
      random,
      clock,
      log,
      prerender: parts.prerender,
      gamesOrigin: new URL(configuration.GAMES_ORIGIN).origin,
      frameOrigins: lobby.frameOrigins,
      pageSources: site.pageSources,
    },
    isOwnHost: site.isOwnHost,
    database,
    clock,
    readiness,
    pageSeen: site.pageSeen,
    trustedProxies: configuration.TRUSTED_PROXIES,
    overloadMs: configuration.OVERLOAD_MS,
    docs: configuration.API_DOCS === "true",
    metricsToken: configuration.METRICS_TOKEN,
    receiveVendorCall: lobby.receive,
    receiveFeed: lobby.receiveFeed,
    receiveDelivery: accounts.receiveDelivery,
    payments: { path: CALLBACK_PATH, receive: cashier.receivePayment },
  });
  await openLive(http, { hub: createHub(database, bus, log), sessions, metrics, clock });
  const officeHttp = await startOffice(domains.office, road, configuration, parts.officeFolder ?? "");
  const close = (): Promise<void> => stopServing(http, readiness, configuration.DRAIN_MS);
  return { http, officeHttp, stops: [throttle.stop, () => officeHttp.close(), close] };
}

const handlersOf = (domains: Domains): Handlers => ({
  site: domains.site.handlers,
  accounts: domains.accounts.handlers,
  files: domains.files.handlers,
  wallet: domains.memberWallet.handlers,
  safe: domains.care.handlers,
  lobby: domains.lobby.handlers,
  cashier: domains.cashier.handlers,
  reports: domains.reports.handlers,
  agents: domains.agents.handlers,
  messages: domains.messages.handlers,
});

/** The same road with other calls and other sessions: no token of one opens the other [OFF-1]. */
function startOffice(
  { handlers, sessions, noteRefusal }: Office,
  road: Road,
  { TRUSTED_PROXIES: trustedProxies, OVERLOAD_MS: overloadMs }: Configuration,
  folder: string,
): Promise<FastifyInstance> {
  return createOfficeServer<OperatorView>({
    folder,
    trustedProxies,
    overloadMs,
    readiness: { open: true, windingDown: false },
    pipeline: {
      ...road,
      // The people of the house work while the site is closed, and wherever they are.
      statusFor: () => 0,
      calls: listOfficeCalls(),
      handlers,
      sessions,
      capability: async ({ call, name }, operator, { address }) => {
        const refusal = officeCapability(call, operator);
        if (refusal !== null) await noteRefusal(operator, name, refusal.code, address);
        return refusal;
      },
    },
  });
}

/** The paths that show the home page at once. */
const HOME_PATHS: ReadonlySet<string> = new Set(["/", "/index"]);

async function startDataOf(
  { site, messages }: Pick<Domains, "messages"> & { readonly site: Site },
  log: Log,
  { host, address, path }: { readonly host: string; readonly address: string; readonly path: string },
): Promise<StartBlock> {
  const banners = HOME_PATHS.has(path) ? { banners: await firstBanners(messages, log) } : {};
  return { ...(await site.startData(host, address)), ...banners };
}

/** A page without them asks for them by itself. */
async function firstBanners(messages: Messages, log: Log): Promise<object | null> {
  try {
    return await messages.firstBanners();
  } catch (problem) {
    log.warn({ problem: String(problem) }, "the page was sent without its banners");
    return null;
  }
}

/** The configuration may raise the limits, for benches; otherwise the settings decide. */
function limitsOf(configuration: Configuration, settings: CallsPerMinute): CallsPerMinute {
  return {
    device: configuration.LIMIT_DEVICE_PER_MINUTE ?? settings.device,
    account: configuration.LIMIT_ACCOUNT_PER_MINUTE ?? settings.account,
    address: configuration.LIMIT_ADDRESS_PER_MINUTE ?? settings.address,
  };
}
