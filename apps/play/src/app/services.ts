// What a game works with, handed down once: the table, the calls, timers, storage and the site around the frame.
import type { BrowserStorage } from "@jonaki/browser/text-store";
import { createContext, use } from "react";
import type { Opened } from "@jonaki/games/play/wire";
import type { RandomText } from "./chance.ts";
import type { Timers } from "./clock.ts";
import type { FrameLink } from "./frame-link.ts";
import type { Connection } from "./network.ts";
import type { PlayApi } from "./play-api.ts";
import type { Sound } from "./sound.ts";
import type { Table } from "./table.ts";

export interface Services {
  readonly opened: Opened;
  readonly table: Table;
  readonly api: PlayApi;
  readonly timers: Timers;
  readonly randomText: RandomText;
  readonly storage: BrowserStorage;
  readonly connection: Connection;
  readonly frame: FrameLink;
  readonly sound: Sound;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("A service was asked for outside ServicesContext.");
  return services;
}
