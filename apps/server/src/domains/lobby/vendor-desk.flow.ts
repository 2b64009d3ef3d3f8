// Vendors added and changed while the house runs [VEN-1]: every process knows of it within a second. A secret is told once,
// to the person who makes it, and kept encrypted.
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { setOpensList } from "./games.store.ts";
import type { DoorStatus } from "./games.store.ts";
import { adapterFault, addressFault, faultOf, originFault } from "./vendor-desk.rules.ts";
import type { VendorWish } from "./vendor-desk.rules.ts";
import { addVendor, changeVendor, closePauses, readVendorEntries } from "./vendors.store.ts";
import type { VendorChange, VendorEntry } from "./vendors.store.ts";

export interface VendorDeskParts {
  readonly database: Database;
  readonly random: Random;
  readonly secrets: SecretBox;
  /** The house's; it exchanges none. */
  readonly currency: string;
  /** The ways of speaking to a vendor that the house has. */
  readonly adapters: readonly string[];
}

/** What was done, or in a sentence why not. */
export type Told<Done = object> = Done | { readonly problem: string };

export interface VendorDesk {
  list(): Promise<readonly VendorEntry[]>;
  /** Switched off at first. */
  add(wish: VendorWish): Promise<Told<{ readonly secret: string }>>;
  newSecret(code: string): Promise<Told<{ readonly secret: string }>>;
  setAddresses(code: string, addresses: readonly string[]): Promise<Told>;
  setAdapter(code: string, adapter: string, gamesOrigin: string | null): Promise<Told>;
  setStatus(code: string, status: DoorStatus): Promise<Told>;
  setWatched(code: string, watched: boolean): Promise<Told>;
  /** Leave for seats and hands [VEN-21]. */
  setRooms(code: string, rooms: boolean): Promise<Told>;
  /** Whether one of its games opens the list of all of them instead [LOB-34]; no feed decides it. */
  setOpensList(code: string, game: string, opensList: boolean): Promise<Told>;
}

const SECRET_BYTES = 32;

export function createVendorDesk(parts: VendorDeskParts): VendorDesk {
  const { database, random, secrets, currency, adapters } = parts;
  const { store } = database;
  const change = async (code: string, wanted: VendorChange, fault: string | null = null): Promise<Told> => {
    if (fault !== null) return { problem: fault };
    return (await changeVendor(store, code, wanted)) ? {} : { problem: `there is no vendor ${code}` };
  };
  const drawSecret = (): string => random.bytes(SECRET_BYTES).toString("base64url");
  return {
    list: () => readVendorEntries(store),
    add: async (wish) => {
      const fault = faultOf(wish);
      if (fault !== null) return { problem: fault };
      const secret = drawSecret();
      const vendor = { ...wish, currency, secret: secrets.lock(secret) };
      const isAdded = await database.transaction((tx) => addVendor(tx, vendor));
      return isAdded ? { secret } : { problem: `there is a vendor ${wish.code} already` };
    },
    newSecret: async (code) => {
      const secret = drawSecret();
      const told = await change(code, { secret: secrets.lock(secret) });
      return "problem" in told ? told : { secret };
    },
    setAddresses: (code, addresses) => change(code, { addresses: [...addresses] }, addressFault(addresses)),
    setAdapter: (code, adapter, gamesOrigin) =>
      change(
        code,
        { adapter, games_origin: gamesOrigin },
        adapterFault(adapter, adapters) ?? (gamesOrigin === null ? null : originFault(gamesOrigin)),
      ),
    setStatus: (code, status) =>
      database.transaction(async (tx) => {
        // Whoever decides has seen why it stood still.
        await closePauses(tx, code);
        return (await changeVendor(tx, code, { status })) ? {} : { problem: `there is no vendor ${code}` };
      }),
    setWatched: (code, watched) => change(code, { watched }),
    setRooms: (code, rooms) => change(code, { rooms }),
    setOpensList: async (code, game, opensList) =>
      (await setOpensList(store, { vendor: code, code: game }, opensList))
        ? {}
        : { problem: `vendor ${code} has no game ${game}` },
  };
}
