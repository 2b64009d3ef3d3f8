// The in-house game vendor, put together: it plays, proves and recovers, and knows the platform only by the wallet
// it is given [VEN-15].
import { setTimeout as wait } from "node:timers/promises";
import { createLocalWallet, keepTrying, NONCE_KEPT_MS } from "@jonaki/vendor";
import type { Patience, Wallet } from "@jonaki/vendor";
import type { FairDesk } from "@jonaki/vendor/fair";
import type { FastifyInstance } from "fastify";
import { createCrashTable } from "./crash/crash.ts";
import type { CrashTable } from "./crash/crash.ts";
import type { Salt } from "./fair/chains.flow.ts";
import { createFairDesk } from "./fair/desk.ts";
import { countDrawn } from "./fair/frequencies.jobs.ts";
import { forgetNonces } from "./fair/nonces.store.ts";
import { rotateAged } from "./fair/seeds.flow.ts";
import type { VendorKey } from "./http/fair.routes.ts";
import type { PlayLimits } from "./http/play-limits.ts";
import { createServer } from "./http/server.ts";
import { recoverRounds } from "./instant/recover.jobs.ts";
import { createRounds } from "./instant/rounds.ts";
import type { RoundParts } from "./instant/rounds.ts";
import { databaseOn, openStudioPool } from "./platform/database.ts";
import type { Clock, Log, Random } from "./platform/ports.ts";
import { forgetEnded } from "./sessions/session.flow.ts";

export type { Wallet } from "@jonaki/vendor";
export type { Salt } from "./fair/chains.flow.ts";
export type { FairDesk } from "@jonaki/vendor/fair";

export interface StudioParts {
  readonly databaseUrl: string;
  /** In process by default, the HTTP client when the studio is its own process. */
  readonly wallet: Wallet;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The built game clients. */
  readonly playFolder: string;
  /** The site's origins: only they may frame a game. */
  readonly allowedFrameAncestors: readonly string[];
  /** How often a session and an address may call. */
  readonly limits: PlayLimits;
  readonly trustedProxies: readonly string[];
  /** Opens the fair desk's door; without it the desk is only there in process. */
  readonly fairKey?: VendorKey;
  /** The event that gives shared rounds their salt, named in advance [FAIR-6]. */
  readonly salt: Salt;
  /** How long a member's request waits for a wallet that says RETRY. */
  readonly patience?: Patience;
}

export interface Studio {
  readonly http: FastifyInstance;
  readonly fair: FairDesk;
  /** Finishes what was cut off and clears what is over; runs by itself every few seconds while the studio listens. */
  recover(): Promise<number>;
  /** Until every end that was answered is written. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const RECOVER_EVERY_MS = 3_000;
const FIRST_WAIT_MS = 150;
/** Together about two seconds: a member who waits longer is told that the round is being checked. */
const PATIENCE: Patience = { tries: 4, wait: (made) => wait(FIRST_WAIT_MS * 2 ** made) };

export async function createStudio(parts: StudioParts): Promise<Studio> {
  const { clock, random, log } = parts;
  const database = databaseOn(openStudioPool(parts.databaseUrl, log));
  // In process too every call and answer is held to the contract: who moves out finds nothing changed.
  const strict = createLocalWallet(parts.wallet, (problem) =>
    log.error({ problem: String(problem) }, "studio: the wallet failed"),
  );
  const wallet = keepTrying(strict, parts.patience ?? PATIENCE);
  const rounds = createRounds({ database, wallet, clock, random, log });
  const fair = createFairDesk(rounds);
  const crash = createCrashTable({ ...rounds, salt: parts.salt }, parts.databaseUrl);
  const http = await createServer({
    rounds,
    crash,
    desk: fair,
    fairKey: parts.fairKey ?? null,
    limits: parts.limits,
    trustedProxies: parts.trustedProxies,
    pages: { folder: parts.playFolder, siteOrigins: parts.allowedFrameAncestors },
  });
  // One try each: the timer comes again.
  const recover = recoverer({ ...rounds, wallet: strict }, crash);
  const ticking = startTicking(http, recover, log);
  return {
    http,
    fair,
    recover,
    settled: rounds.endings.all,
    stop: async () => {
      await http.close();
      await rounds.endings.all();
      await ticking.stop();
      await crash.stop();
      await database.close();
    },
  };
}

function recoverer(parts: RoundParts, crash: CrashTable): () => Promise<number> {
  return async () => {
    const ended = (await recoverRounds(parts)) + (await crash.recover());
    await rotateAged(parts);
    await countDrawn(parts);
    await forgetEnded(parts);
    await forgetNonces(parts.database.store, new Date(parts.clock.now().getTime() - NONCE_KEPT_MS));
    return ended;
  };
}

/** Only a studio that listens recovers by itself; one run never overtakes another. */
function startTicking(http: FastifyInstance, recover: () => Promise<number>, log: Log) {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    running = running
      .then(recover)
      .catch((problem: unknown) => log.warn({ problem: String(problem) }, "studio: recovery failed"));
  };
  http.addHook("onListen", (done) => {
    tick();
    timer = setInterval(tick, RECOVER_EVERY_MS);
    done();
  });
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
