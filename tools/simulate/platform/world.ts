// The world of one seed: its members, their sessions, and everything around a call that only changes between two
// waves.
import type { Client } from "pg";
import type { WalletCode } from "../../../packages/vendor/src/codes.ts";
import type { Surroundings } from "../model/surroundings.ts";
import { endow, foundMembers } from "./founding.ts";
import type { Endowment } from "./founding.ts";
import type { DoorStatus, SimHouse } from "./house.ts";
import { createSessions } from "./sessions.ts";
import type { SimSessions } from "./sessions.ts";
import { VENDORS, vendorOf } from "./sites.ts";

export interface World {
  readonly owner: Client;
  readonly ids: readonly bigint[];
  readonly processes: SimHouse["processes"];
  readonly positions: SimHouse["positions"];
  readonly sessions: SimSessions;
  /** How things stand now. */
  around(): Surroundings;
  nowMs(): number;
  moveClock(ms: number): void;
  switchGame(vendor: string, status: DoorStatus): Promise<void>;
  setMaintenance(on: boolean): void;
}

export async function openWorld(
  house: SimHouse,
  seed: number,
  endowments: readonly Endowment[],
): Promise<World> {
  const { owner, processes, clock, timeZone, site } = house;
  const switchGame = async (vendor: string, status: DoorStatus): Promise<void> => {
    await owner.query("update games set status = $1 where vendor = $2", [status, vendor]);
    site.games.set(vendor, status);
  };
  site.maintenance = false;
  for (const [vendor, status] of site.games) if (status !== "ON") await switchGame(vendor, "ON");
  await beginAt(house, Date.now());
  const ids = await foundMembers(owner, seed, endowments.length);
  await endow(processes[0], seed, ids, endowments);
  const sessions = createSessions(owner, seed, ids);
  const nowMs = (): number => clock.now().getTime();
  return {
    owner,
    ids,
    processes,
    positions: house.positions,
    sessions,
    nowMs,
    around: () => surroundings(nowMs(), timeZone, sessions, site),
    moveClock: (ms) => clock.advance(ms),
    switchGame,
    setMaintenance: (on) => {
      site.maintenance = on;
    },
  };
}

const HOUR_MS = 3_600_000;

/**
 * The seed before may have read the games at just this moment of its own clock: they are read an hour earlier once
 * more, and so again at the first call.
 */
async function beginAt({ clock, processes }: SimHouse, nowMs: number): Promise<void> {
  clock.set(new Date(nowMs - HOUR_MS).toISOString());
  for (const process of processes) await process.readGames();
  clock.set(new Date(nowMs).toISOString());
}

function surroundings(
  nowMs: number,
  timeZone: string,
  sessions: SimSessions,
  site: SimHouse["site"],
): Surroundings {
  const today = Temporal.Now.plainDateISO(timeZone);
  const gameOf: Surroundings["gameOf"] = (vendor, game) =>
    VENDORS.find((one) => one.code === vendor && one.game === game)?.rules;
  const { maintenance, games } = site;
  return {
    nowMs,
    daysBack: { DAY: 0, WEEK: today.dayOfWeek - 1, MONTH: today.day - 1 },
    gameOf,
    hasBetlessWins: (vendor) => vendorOf(vendor).betlessWins,
    sessionUnitOf: (call) => sessions.find(call.session)?.unit ?? call.currency,
    barOf: (vendor, member, call) => {
      const place = sessions.find(call.session);
      const isOwn = place?.member === member && place.vendor === vendor;
      if (place === undefined || !isOwn || !sessions.isAlive(place, nowMs)) return "SESSION_EXPIRED";
      if (place.unit !== call.currency) return "CURRENCY_WRONG";
      const isKnown = gameOf(vendor, call.game) !== undefined;
      return doorOf(isKnown ? (games.get(vendor) ?? "ON") : "OFF", maintenance);
    },
  };
}

function doorOf(status: DoorStatus, maintenance: boolean): WalletCode | null {
  if (maintenance || status === "MAINTENANCE") return "MAINTENANCE";
  return status === "ON" ? null : "GAME_CLOSED";
}
