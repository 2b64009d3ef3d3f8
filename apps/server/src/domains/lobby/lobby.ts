// The public face of the lobby: launching games, the wallet of each vendor, the vendors' door, the fair calls.
import { NONCE_KEPT_MS } from "@jonaki/vendor";
import type { Wallet as VendorWallet } from "@jonaki/vendor";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Consumer } from "../../platform/consumers.ts";
import type { Job } from "../../platform/jobs.ts";
import { tellOpenRounds } from "../bets/bets.ts";
import { createCatalogue } from "./catalogue.ts";
import { fairRoutes } from "./fair.routes.ts";
import type { FairParts } from "./fair.routes.ts";
import { createGateway } from "./gateway.flow.ts";
import type { GatewayParts } from "./gateway.flow.ts";
import { LOBBY_CONSUMER, playsIn } from "./game-plays.ts";
import { addPlays, sweepPlays } from "./game-plays.store.ts";
import { createLaunch } from "./launch/launch.flow.ts";
import type { LaunchParts } from "./launch/launch.flow.ts";
import { originsOf } from "./launch/launch.rules.ts";
import { roomsRoutes } from "./launch/rooms.routes.ts";
import { createVendorTalk } from "./launch/vendor-talk.ts";
import type { VendorTalkParts } from "./launch/vendor-talk.ts";
import { sweepLaunches } from "./launch/launch.store.ts";
import { listsRoutes } from "./lists.routes.ts";
import { memberGamesRoutes } from "./member-games.routes.ts";
import { sweepRecent } from "./member-games.store.ts";
import { createShelves, POPULAR_DAYS } from "./shelves.ts";
import { createVendorDoor } from "./vendor-door.ts";
import type { VendorDoor, VendorDoorParts } from "./vendor-door.ts";
import { sweepNonces } from "./vendor-door.store.ts";
import { tellDisagreeing } from "./watch/outcomes.flow.ts";
import { sweepPulses, turnVendorCalls } from "./watch/vendor-calls.store.ts";
import type { VendorWatch } from "./watch/vendor-watch.ts";

export type { OpenOrder, VendorAdapter, VendorAdapters, VendorRoom } from "./launch/vendor-adapter.ts";
export { LOBBY_CONSUMER } from "./game-plays.ts";
export { turnVendorCalls } from "./watch/vendor-calls.store.ts";
export { createVendorWatch } from "./watch/vendor-watch.ts";
export type { VendorWatch } from "./watch/vendor-watch.ts";

export type LobbyParts = Omit<
  GatewayParts & LaunchParts & FairParts & VendorDoorParts & VendorTalkParts,
  "catalogue" | "plainWallet" | "talk" | "watch"
> & { readonly watch: VendorWatch };

export interface Lobby extends VendorDoor {
  readonly handlers: DomainHandlers<"lobby">;
  /** In process, as the studio has it [VEN-15]. */
  walletFor(vendor: string): VendorWallet;
  /** Hears of bets and counts how much each game is played. */
  readonly consumer: Consumer;
  readonly jobs: readonly Job[];
  /** Where the vendors of the catalogue have their games: a page may frame these and no others [LOB-43]. */
  frameOrigins(): Promise<readonly string[]>;
  /** Who keeps the log of vendors' calls and their times. */
  readonly watch: Pick<VendorWatch, "flush" | "timesText">;
  /** Writes what the log still holds. */
  stop(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

export function createLobby(given: LobbyParts): Lobby {
  const { database, clock } = given;
  const catalogue = createCatalogue(database, clock);
  const shelves = createShelves({ database, clock, catalogue });
  const parts = { ...given, catalogue, shelves, talk: createVendorTalk(given) };
  const { watch } = parts;
  const plainWallet = keptBy(createGateway(parts));
  const walletFor = keptBy((vendor) => watch.wallet(vendor, plainWallet(vendor)));
  const door = createVendorDoor({ ...parts, plainWallet });
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return {
    handlers: {
      launchGame: createLaunch(parts),
      ...fairRoutes(parts),
      ...listsRoutes(parts),
      ...memberGamesRoutes(parts),
      ...roomsRoutes(parts),
    },
    walletFor,
    frameOrigins: async () =>
      originsOf(new URL(given.gamesOrigin).origin, (await catalogue.current()).vendors.values()),
    ...door,
    watch,
    stop: watch.stop,
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
          await sweepPulses(database.store);
          await sweepPlays(database.store, clock.now(), POPULAR_DAYS);
        },
      },
      { name: "lobby.vendor-calls", schedule: "43 20 * * *", run: () => turnVendorCalls(database.store) },
      { name: "lobby.outcomes", schedule: "23 * * * *", run: () => tellDisagreeing(parts) },
      { name: "lobby.open-rounds", schedule: "37 * * * *", run: () => tellOpenRounds(given) },
      { name: "lobby.recent", schedule: "17 21 * * *", run: () => sweepRecent(database.store) },
    ],
  };
}

/** One wallet for each vendor, made when it is asked for. */
function keptBy(make: (vendor: string) => VendorWallet): (vendor: string) => VendorWallet {
  const wallets = new Map<string, VendorWallet>();
  return (vendor) => {
    const wallet = wallets.get(vendor) ?? make(vendor);
    wallets.set(vendor, wallet);
    return wallet;
  };
}
