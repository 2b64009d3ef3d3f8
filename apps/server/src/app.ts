// The composition root: the only file that names every domain. It opens what a role needs, puts the
// server together, and stops it all again in order.
import { messageFor } from "@jonaki/i18n";
import type { MessageKey, ParameterValues } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import type { Send } from "@jonaki/vendor";
import { FAIR_PATH } from "@jonaki/vendor/fair";
import type { FairDesk } from "@jonaki/vendor/fair";
import { createFairClient } from "@jonaki/vendor/fair-client";
import { listCalls } from "@jonaki/wire";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import type { NamedCall } from "@jonaki/wire";
import type { FastifyInstance } from "fastify";
import { createAccounts, displayName } from "./domains/accounts/accounts.ts";
import type { Accounts, OpenMoney, RegistrationProofs } from "./domains/accounts/accounts.ts";
import { createAgents } from "./domains/agents/agents.ts";
import type { Agents } from "./domains/agents/agents.ts";
import { playedFrom } from "./domains/bets/bets.ts";
import { createFiles } from "./domains/files/files.ts";
import type { Files } from "./domains/files/files.ts";
import { createLobby, LOBBY_CONSUMER } from "./domains/lobby/lobby.ts";
import type { Lobby } from "./domains/lobby/lobby.ts";
import { createCare } from "./domains/safe/care.ts";
import type { Care } from "./domains/safe/care.ts";
import { SAFE_CONSUMER } from "./domains/safe/safe.ts";
import { createMessages, MESSAGES_CONSUMER } from "./domains/messages/messages.ts";
import type { Messages } from "./domains/messages/messages.ts";
import { ledgerJobs } from "./domains/wallet/ledger.jobs.ts";
import { openComingMonths } from "./domains/wallet/ledger.store.ts";
import { createReports } from "./domains/reports/reports.ts";
import type { Reports } from "./domains/reports/reports.ts";
import { createSite } from "./domains/site/site.ts";
import type { Site } from "./domains/site/site.ts";
import type { CallsPerMinute } from "./http/doors.ts";
import type { Say } from "./http/envelope.ts";
import type { ViewParts } from "./http/page-view.ts";
import { createReplay } from "./http/replay.ts";
import { parseStrictJson } from "./http/strict-json.ts";
import { createServer } from "./http/server.ts";
import type { Sessions } from "./http/session.ts";
import { stopServing } from "./http/stopping.ts";
import { openLive } from "./live/edge.ts";
import { createHub } from "./live/hub.ts";
import { createMoney } from "./money.ts";
import type { Money } from "./money.ts";
import { inMoneyMode } from "./money-mode.ts";
import type { MoneyFoundation } from "./money-mode.ts";
import type { Configuration } from "./platform/configuration.ts";
import { startConsumers } from "./platform/consumers.ts";
import { openFoundation } from "./platform/foundation.ts";
import type { Foundation, FoundationParts } from "./platform/foundation.ts";
import { houseJobs } from "./platform/house.jobs.ts";
import { startJobs } from "./platform/jobs.ts";
import { createSealFile } from "./platform/ledger-seal-file.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { Overloaded } from "./platform/overloaded.ts";
import { startRelay } from "./platform/relay.ts";
import { createSecretBox } from "./platform/secret-box.ts";
import { createThrottle } from "./platform/throttle.ts";

export interface AppParts extends FoundationParts {
  /** The built site's folder. */
  readonly siteFolder: string;
  /** The site's program that draws first views; without it the browser draws them. */
  readonly prerender?: ViewParts["prerender"];
  /** Sessions made by a test, without members. */
  readonly sessions?: Sessions;
  /** A test's own way to open a new account's money. */
  readonly openMoney?: OpenMoney;
  /** A test's own codes and providers for registrations. */
  readonly registrationProofs?: RegistrationProofs;
  /** The desk of the studio in this process, once it runs [FAIR-5]. */
  readonly fairDesk?: () => FairDesk | null;
  /** The way to the studio of another process, where STUDIO_ADDRESS names one [VEN-15]. */
  readonly studioLine?: { readonly vendor: string; readonly send: Send };
  /** Calls of a test's own, which show what the pipeline does with members and money. */
  readonly extra?: { readonly calls: readonly NamedCall[]; readonly handlers: object };
}

export interface App {
  readonly foundation: Foundation;
  readonly site: Site;
  readonly accounts: Accounts;
  readonly care: Care;
  readonly money: Money;
  readonly lobby: Lobby;
  /** Null in the worker role. */
  readonly http: FastifyInstance | null;
  /** Finishes what has begun, then closes everything. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

export async function createApp(configuration: Configuration, parts: AppParts): Promise<App> {
  const foundation = await inMoneyMode(await openFoundation(configuration, parts));
  const { store } = foundation.database;
  const site: Site = await createSite({
    ...foundation,
    ownHost: configuration.SITE_HOST,
    rememberLanguage: (...choice) => domains.accounts.setLanguage(store, ...choice),
  });
  await openComingMonths(store, foundation.clock.now());
  const domains: Domains = composeDomains(foundation, site, parts);
  const stops: Stop[] = [foundation.close, site.stop, domains.money.stop];
  if (configuration.ROLE !== "web") stops.push(...(await startWorker(foundation, domains)));
  const web = configuration.ROLE === "worker" ? null : await startWeb(foundation, site, domains, parts);
  if (web !== null) stops.push(...web.stops);
  return {
    foundation,
    site,
    ...domains,
    http: web?.http ?? null,
    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}

interface Domains {
  readonly accounts: Accounts;
  readonly care: Care;
  readonly files: Files;
  readonly money: Money;
  readonly lobby: Lobby;
  readonly reports: Reports;
  readonly agents: Agents;
  readonly messages: Messages;
}

/** The domains in the order of their levels; each gets what it needs of the lower ones as plain functions. */
function composeDomains(foundation: MoneyFoundation, site: Site, parts: AppParts): Domains {
  const { configuration, policy, moneyUnit, database, random, log } = foundation;
  const fairDesk =
    parts.studioLine === undefined ? parts.fairDesk : distantDesk(foundation, parts.studioLine);
  const isUnderMaintenance = site.isUnderMaintenance;
  const money: Money = createMoney({
    database,
    log,
    url: configuration.DATABASE_URL,
    moneyUnit,
    policy,
    timeZone: BRAND_DEFAULTS.timeZone,
    patienceMs: configuration.WALLET_PATIENCE_MS,
    playBarsOf: (...asked) => accounts.playBarsOn(...asked),
    listeners: [LOBBY_CONSUMER, MESSAGES_CONSUMER, SAFE_CONSUMER],
  });
  const files = createFiles(foundation);
  const accounts: Accounts = composeAccounts(foundation, site, parts, { money, files });
  const memberOf = async (memberId: bigint) => {
    const member = await accounts.memberById(database.store, memberId);
    if (member === null) return null;
    const bar = (await accounts.memberBars(database.store, [memberId])).get(memberId) ?? null;
    return { ...member, bar };
  };
  const lobby = createLobby({
    ...foundation,
    ...money,
    isUnderMaintenance,
    memberOf,
    playerOf: async (memberId) => {
      const member = await memberOf(memberId);
      return member === null ? null : { displayName: displayName(member), mayPlay: member.bar === null };
    },
    actsOf: accounts.actsOf,
    merchantCode: BRAND_DEFAULTS.merchantCode,
    gamesOrigin: configuration.GAMES_ORIGIN,
    secrets: createSecretBox(configuration.SECRET_KEY, "vendors", random),
    patienceMs: configuration.WALLET_PATIENCE_MS,
    parseJson: parseStrictJson,
    fairDesk: fairDesk ?? (() => null),
  });
  const reports = createReports({
    ...foundation,
    timeZone: BRAND_DEFAULTS.timeZone,
    revealedSeed: (round) => revealedSeedOf(fairDesk?.() ?? null, round),
  });
  const { isCaptchaRight, setHidesName } = accounts;
  const agents = createAgents({ ...foundation, isCaptchaRight });
  const messages = createMessages({
    ...foundation,
    isCaptchaRight,
    setHidesName,
    attachFiles: files.attach,
  });
  const care = composeCare(foundation, { accounts, files, money });
  return { accounts, care, files, money, lobby, reports, agents, messages };
}

/** Responsible play with what it needs of accounts, money, bets and files. */
function composeCare(
  foundation: MoneyFoundation,
  { accounts, files, money }: Pick<Domains, "accounts" | "files" | "money">,
): Care {
  const { moneyUnit, log } = foundation;
  return createCare({
    ...foundation,
    ...money,
    accounts,
    timeZone: BRAND_DEFAULTS.timeZone,
    say: createSay(log),
    attachFiles: files.attach,
    playedFrom: playedFrom(moneyUnit),
    hasMoney: async (memberId) => {
      const { cashMinor, bonusMinor, heldMinor } = await money.wallet.balances(memberId, moneyUnit);
      return cashMinor + bonusMinor + heldMinor > 0n;
    },
  });
}

/** Accounts with what it needs of the site, of money and of files. */
function composeAccounts(
  foundation: Foundation,
  site: Site,
  parts: AppParts,
  { money, files }: Pick<Domains, "money" | "files">,
): Accounts {
  const { configuration, random, log } = foundation;
  return createAccounts({
    ...foundation,
    ...site,
    say: createSay(log),
    timeZone: BRAND_DEFAULTS.timeZone,
    line: money.line,
    secrets: createSecretBox(configuration.SECRET_KEY, "accounts", random),
    openMoney: parts.openMoney ?? money.wallet.openMoney,
    squareOf: files.squareOf,
    registrationProofs: parts.registrationProofs,
  });
}

const STUDIO_BACK_MS = 10_000;

/** The desk over HTTP. While the studio is away, members are told when to try again. */
function distantDesk(
  { configuration, clock, random, log }: Foundation,
  line: NonNullable<AppParts["studioLine"]>,
): () => FairDesk | null {
  const { STUDIO_ADDRESS, STUDIO_SECRET: secret } = configuration;
  if (STUDIO_ADDRESS === undefined || secret === undefined) return () => null;
  const desk = createFairClient({
    ...line,
    secret,
    clock,
    random,
    address: new URL(FAIR_PATH, STUDIO_ADDRESS).href,
    unavailable: (problem) => {
      log.warn({ problem: problem.message, cause: String(problem.cause) }, "the studio does not answer");
      return new Overloaded(new Date(clock.now().getTime() + STUDIO_BACK_MS));
    },
  });
  return () => desk;
}

/** A bet's record is the platform's own: a studio that is away only leaves the seed out of it. */
async function revealedSeedOf(desk: FairDesk | null, round: string): Promise<string | null> {
  try {
    const proof = (await desk?.proof(round)) ?? "NOT_FOUND";
    return proof === "NOT_FOUND" ? null : proof.serverSeed;
  } catch (problem) {
    if (problem instanceof Overloaded) return null;
    throw problem;
  }
}

async function startWorker(foundation: Foundation, domains: Domains): Promise<readonly Stop[]> {
  const { configuration, database, bus, log } = foundation;
  const relay = startRelay(database, bus, log);
  const consumers = startConsumers(database, bus, log, [
    domains.money.wallet.consumer,
    domains.money.safe.consumer,
    domains.lobby.consumer,
    domains.messages.consumer,
  ]);
  const work = [
    ...houseJobs(foundation),
    ...domains.accounts.jobs,
    ...domains.care.jobs,
    ...domains.files.jobs,
    ...domains.lobby.jobs,
    ...domains.messages.jobs,
    ...ledgerJobs({ ...foundation, appendLine: sealCopy(configuration, log) }),
  ];
  const jobs = await startJobs(configuration.DATABASE_URL, work, log);
  return [relay.stop, consumers.stop, jobs.stop];
}

/** Without a file the seals stand in the database only, and the log says so once. */
function sealCopy({ SEAL_FILE }: Configuration, log: Log): (line: string) => Promise<void> {
  if (SEAL_FILE !== undefined) return createSealFile(SEAL_FILE).appendLine;
  log.warn({}, "SEAL_FILE is not set: the ledger's seals have no copy outside the database");
  return () => Promise.resolve();
}

async function startWeb(foundation: Foundation, site: Site, domains: Domains, parts: AppParts) {
  const { accounts, care, files, money, lobby, reports, agents, messages } = domains;
  const { configuration, database, bus, clock, random, log, sealing } = foundation;
  const metrics = createMetrics();
  const throttle = createThrottle(database, clock, log);
  const sessions = parts.sessions ?? accounts.sessions;
  const readiness = { open: true, windingDown: false };
  const http = await createServer({
    pipeline: {
      calls: [...listCalls(), ...(parts.extra?.calls ?? [])],
      handlers: {
        ...parts.extra?.handlers,
        site: site.handlers,
        accounts: accounts.handlers,
        files: files.handlers,
        wallet: money.wallet.handlers,
        safe: care.handlers,
        lobby: lobby.handlers,
        reports: reports.handlers,
        agents: agents.handlers,
        messages: messages.handlers,
      },
      sessions,
      throttle,
      sealing,
      replay: createReplay(database),
      clock,
      random,
      metrics,
      log,
      say: createSay(log),
      limits: () => limitsOf(configuration, site.callsPerMinute()),
      statusFor: site.statusFor,
      busyUntil: accounts.busyUntil,
      checkAnswers: configuration.CHECK_ANSWERS === "true",
    },
    pages: {
      folder: parts.siteFolder,
      startData: async (host, address, path) => ({
        ...(await site.startData(host, address)),
        ...(HOME_PATHS.has(path) ? { banners: await firstBanners(messages, log) } : {}),
      }),
      random,
      clock,
      log,
      prerender: parts.prerender,
      gamesOrigin: new URL(configuration.GAMES_ORIGIN).origin,
    },
    isOwnHost: site.isOwnHost,
    database,
    clock,
    readiness,
    pageSeen: site.pageSeen,
    trustedProxies: configuration.TRUSTED_PROXIES,
    docs: configuration.API_DOCS === "true",
    metricsToken: configuration.METRICS_TOKEN,
    receiveVendorCall: lobby.receive,
    receiveDelivery: accounts.receiveDelivery,
  });
  await openLive(http, { hub: createHub(database, bus, log), sessions, metrics, clock });
  const close: Stop = () => stopServing(http, readiness, configuration.DRAIN_MS);
  return { http, stops: [throttle.stop, close] };
}

/** The paths that show the home page at once. */
const HOME_PATHS: ReadonlySet<string> = new Set(["/", "/index"]);

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

function createSay(log: Log): Say {
  const translators = createTranslators((key) => log.error({ key }, "text missing"));
  return (key, parameters, value, language) =>
    messageFor(
      translators[language],
      { key: key as MessageKey, parameters },
      (value ?? {}) as ParameterValues,
    );
}
