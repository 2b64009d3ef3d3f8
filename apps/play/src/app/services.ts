// What a game works with, handed down once: the table, the calls, timers, storage and the site around the frame.
import type { BrowserStorage } from "@jonaki/browser/text-store";
import { createContext, use } from "react";
import type { Opened, OpenedShared } from "@jonaki/games/play/wire";
import type { CrashTable } from "../features/crash/crash-table.ts";
import type { RandomBelow, RandomText } from "./chance.ts";
import type { Timers } from "./clock.ts";
import type { FrameLink } from "./frame-link.ts";
import type { Connection } from "./network.ts";
import type { PlayApi } from "./play-api.ts";
import type { Seat } from "./seat.ts";
import type { Sound } from "./sound.ts";
import type { Table } from "./table.ts";

interface AnyServices {
  readonly api: PlayApi;
  readonly timers: Timers;
  readonly randomText: RandomText;
  readonly randomBelow: RandomBelow;
  readonly storage: BrowserStorage;
  readonly connection: Connection;
  readonly frame: FrameLink;
  readonly sound: Sound;
}

export interface SingleServices extends AnyServices {
  readonly opened: Opened;
  readonly table: Table;
}

export interface SharedServices extends AnyServices {
  readonly opened: OpenedShared;
  readonly table: CrashTable;
}

/** With the table of the one kind of game or of the other. */
export type Services = SingleServices | SharedServices;

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("A service was asked for outside ServicesContext.");
  return services;
}

/** The table as far as every game has one. */
export const useSeat = (): Seat => useServices().table;

/** The table of a game that a member plays alone. */
export function useTable(): Table {
  const { table } = useServices();
  if (table.kind !== "single") throw new Error("A shared round has no table of its own.");
  return table;
}
