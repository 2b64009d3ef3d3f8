// What an operator does to the studio by hand: a chain of seeds gets the salt of the event it was published with [FAIR-6].
import { isSharedPart } from "@jonaki/games";
import { listChains, writeSalt } from "./fair/chains.store.ts";
import type { ListedChain } from "./fair/chains.store.ts";
import { databaseOn, openStudioPool } from "./platform/database.ts";
import type { Log } from "./platform/ports.ts";

export type { ListedChain } from "./fair/chains.store.ts";

export interface OpenChains {
  /** Newest first. */
  list(): Promise<readonly ListedChain[]>;
  /** Rounds on it begin with the next look of the process that runs them; what was given is never changed. */
  giveSalt(id: bigint, salt: string): Promise<SaltGiven>;
  close(): Promise<void>;
}

export type SaltGiven = "GIVEN" | "NOT_A_SALT" | "NOT_WAITING";

const LISTED = 20;

export function openChains(databaseUrl: string, log: Log): OpenChains {
  const { store, close } = databaseOn(openStudioPool(databaseUrl, log));
  return {
    list: () => listChains(store, LISTED),
    giveSalt: async (id, salt) => {
      if (!isSharedPart(salt)) return "NOT_A_SALT";
      return (await writeSalt(store, id, salt)) ? "GIVEN" : "NOT_WAITING";
    },
    close,
  };
}
