// The in-house game vendor [VEN-15], in the platform's process or in one of its own: where it listens, and the one
// place where it is handed the platform's wallet. It gets nothing else of the platform.
import { join } from "node:path";
import type { App } from "@jonaki/server";
import { ConfigurationError } from "@jonaki/server/configuration";
import type { Configuration } from "@jonaki/server/configuration";
import { createLog } from "@jonaki/server/log";
import { readPolicy } from "@jonaki/server/policy";
import type { Policy } from "@jonaki/server/policy";
import { createStudio } from "@jonaki/studio";
import type { Salt, Studio, Wallet } from "@jonaki/studio";
import { createOwnStudio } from "@jonaki/studio/own-process";
import { ROOT, systemClock, systemRandom } from "./environment.ts";
import type { GamesPlace } from "./environment.ts";
import type { Network } from "./network.ts";

/** The code our own games are listed under [INS-3]; the platform knows the studio as this vendor. */
export const STUDIO_VENDOR = "TUNTUNI";

/** The handover: the wallet as the platform gives it to this vendor, and to no other. */
const studioWallet = (app: App): Wallet => app.lobby.walletFor(STUDIO_VENDOR);

export async function openStudio(app: App, configuration: Configuration): Promise<Studio> {
  const { clock, random, log } = app.foundation;
  const settings = await settingsOf(configuration);
  return createStudio({ ...settings, wallet: studioWallet(app), clock, random, log });
}

/** Without the platform in its process; the configuration was read with everything it needs. */
export async function openOwnStudio(configuration: Configuration, { send }: Network): Promise<Studio> {
  const { WALLET_ADDRESS: walletAddress = "", STUDIO_SECRET: secret = "", LOG_LEVEL } = configuration;
  return createOwnStudio({
    ...(await settingsOf(configuration)),
    vendor: STUDIO_VENDOR,
    secret,
    walletAddress,
    send,
    clock: systemClock,
    random: systemRandom,
    log: createLog(LOG_LEVEL),
  });
}

/** The salt of shared rounds [FAIR-6]: play money has the text play, real money the event that the operator names. */
const saltOf = ({ moneyMode, saltEvent }: Policy): Salt =>
  moneyMode === "play" ? { event: "play", value: "play" } : { event: saltEvent ?? "", value: null };

const settingsOf = async (configuration: Configuration) => ({
  salt: saltOf(await readPolicy(configuration.POLICY_FILE)),
  databaseUrl: configuration.DATABASE_URL,
  playFolder: join(ROOT, "apps/play/dist"),
  allowedFrameAncestors: siteOrigins(configuration),
  trustedProxies: configuration.TRUSTED_PROXIES,
  limits: {
    sessionPerSecond: configuration.LIMIT_PLAY_SESSION_PER_SECOND,
    addressPerSecond: configuration.LIMIT_PLAY_ADDRESS_PER_SECOND,
  },
});

/** Answers where the games are, as people write it. */
export async function listenForGames(
  { http }: Studio,
  { HOST }: Configuration,
  { port }: GamesPlace,
): Promise<string> {
  try {
    const address = await http.listen({ host: HOST, port });
    return address.replace("127.0.0.1", "localhost");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new ConfigurationError(`port ${port} is taken; GAMES_PORT names another one.`);
  }
}

/** Who may frame a game: the site as this machine knows it, and its public host. */
function siteOrigins({ PORT, SITE_HOST }: Configuration): readonly string[] {
  const own = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${PORT}`);
  return SITE_HOST === undefined ? own : [`https://${SITE_HOST}`, ...own];
}
