// The public face of the lobby: launching games, the wallet of each vendor, the vendors' door, the fair calls.
import type { Connection } from "@jonaki/ledger";
import { createReceiver, NONCE_KEPT_MS, STATUS_OF_CODE } from "@jonaki/vendor";
import type { Receive, Wallet as VendorWallet } from "@jonaki/vendor";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Consumer } from "../../platform/consumers.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { createCatalogue } from "./catalogue.ts";
import { fairRoutes } from "./fair.routes.ts";
import type { FairParts } from "./fair.routes.ts";
import { createGateway } from "./gateway.flow.ts";
import type { GatewayParts } from "./gateway.flow.ts";
import { LOBBY_CONSUMER, playsIn } from "./game-plays.ts";
import { addPlays, sweepPlays } from "./game-plays.store.ts";
import { readVendorSecret } from "./games.store.ts";
import { createLaunch } from "./launch.flow.ts";
import type { LaunchParts } from "./launch.flow.ts";
import { sweepLaunches } from "./launch.store.ts";
import { listsRoutes, POPULAR_DAYS } from "./lists.routes.ts";
import { createFreshLookup, createLookup } from "./lookups.ts";
import { sweepNonces, useNonces } from "./vendor-door.store.ts";
import type { UsedNonce } from "./vendor-door.store.ts";

export { LOBBY_CONSUMER } from "./game-plays.ts";

export interface LobbyParts extends Omit<GatewayParts & LaunchParts & FairParts, "catalogue"> {
  readonly log: Log;
  /** For what every call of a vendor asks. */
  readonly line: Connection;
  /** Opens the vendors' secrets. */
  readonly secrets: SecretBox;
  /** How long a vendor waits for an answer over HTTP, whatever keeps it [VEN-11]. */
  readonly patienceMs: number;
  parseJson(text: string): unknown;
}

export interface Lobby {
  readonly handlers: DomainHandlers<"lobby">;
  /** In process, as the studio has it [VEN-15]. */
  walletFor(vendor: string): VendorWallet;
  /** Over HTTP: bytes and headers in, status and text out [VEN-3]. */
  readonly receive: Receive;
  /** Hears of bets and counts how much each game is played. */
  readonly consumer: Consumer;
  readonly jobs: readonly Job[];
}

const DAY_MS = 24 * 3_600_000;

export function createLobby(given: LobbyParts): Lobby {
  const { database, clock, log } = given;
  const parts = { ...given, catalogue: createCatalogue(database, clock) };
  const gateway = createGateway(parts);
  const wallets = new Map<string, VendorWallet>();
  const walletFor = (vendor: string): VendorWallet => {
    const wallet = wallets.get(vendor) ?? gateway(vendor);
    wallets.set(vendor, wallet);
    return wallet;
  };
  const isFirstUse = createLookup(async (nonces: readonly UsedNonce[]) => {
    const fresh = await useNonces(parts.line, nonces);
    return new Map(nonces.map((nonce, place) => [nonce, fresh[place] === true]));
  });
  const findVendor = createFreshLookup(async (code: string) => {
    const locked = await readVendorSecret(database.store, code);
    return locked === null ? null : { code, secret: parts.secrets.open(locked) };
  }, clock);
  const receive = createReceiver({
    vendors: { find: findVendor },
    nonces: { use: async (vendor, nonce, at) => (await isFirstUse({ vendor, nonce, at })) === true },
    clock,
    parseJson: parts.parseJson,
    wallet: ({ code }) => walletFor(code),
    onFault: (fault) => log.error({ problem: String(fault) }, "a vendor's call failed"),
  });
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return {
    handlers: { launchGame: createLaunch(parts), ...fairRoutes(parts), ...listsRoutes(parts) },
    walletFor,
    receive: answeringWithin(receive, parts.patienceMs),
    consumer: {
      name: LOBBY_CONSUMER,
      hear: (tx, events) => addPlays(tx, playsIn(events), clock.now()),
    },
    jobs: [
      {
        name: "lobby.sweep",
        schedule: "*/5 * * * *",
        run: async () => {
          await sweepNonces(database.store, ago(NONCE_KEPT_MS));
          await sweepLaunches(database.store, ago(DAY_MS), ago(DAY_MS));
          await sweepPlays(database.store, clock.now(), POPULAR_DAYS);
        },
      },
    ],
  };
}

const NOT_KNOWN_YET = { status: STATUS_OF_CODE.RETRY, body: JSON.stringify({ code: "RETRY" }) };

/** The secret and the nonce are read before the book is asked: the patience is one for all of it. */
const answeringWithin =
  (receive: Receive, patienceMs: number): Receive =>
  (request) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(NOT_KNOWN_YET), patienceMs);
      receive(request)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
