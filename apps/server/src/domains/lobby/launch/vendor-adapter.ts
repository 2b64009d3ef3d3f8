// How the house speaks to a vendor about opening games: a port for each way of speaking, named by the vendor's entry
// [VEN-1]. Our own studio's way ships with the house, for any vendor whose games open by an address alone; every other one is
// given to the composition.
export interface OpenOrder {
  readonly game: string;
  /** Null for a game without rooms. */
  readonly roomId: string | null;
  /** The member as the vendor knows it. */
  readonly player: string;
  /** Good once, within its minute [LOB-49]. */
  readonly ticket: string;
  readonly language: "bn" | "en";
  /** The unit that is played with. */
  readonly unit: string;
}

/** An address for the frame, or what a room answers to be opened instead [LOB-48]. */
export type OpenedGame =
  | { readonly address: string }
  | { readonly content: string }
  | { readonly refused: "ROOM_FULL" | "GAME_UNAVAILABLE" };

/** Amounts are text with two decimals. */
export interface VendorRoom {
  readonly roomId: string;
  readonly game: string;
  readonly kind: "MONEY" | "PRACTICE";
  readonly minimumBuyIn: string;
  readonly maximumBuyIn: string;
  readonly stake: string;
  readonly players: number;
  readonly seats: number;
}

/** A fault is the vendor's: an answer that makes no sense, or none. */
export interface VendorAdapter {
  open(order: OpenOrder): Promise<OpenedGame>;
  /** Only where there are rooms [LOB-53]. */
  rooms?(): Promise<readonly VendorRoom[]>;
}

/** By the name that a vendor's entry has. */
export type VendorAdapters = ReadonlyMap<string, VendorAdapter>;

export const HOUSE_ADAPTER = "house";

/** Each game stands at its code on its vendor's origin, the studio's on the games' own [LOB-43]: there is nobody to ask. */
export function houseAddress(gamesOrigin: string, { game, ticket, language }: OpenOrder): string {
  const url = new URL(`/${game}`, gamesOrigin);
  url.search = new URLSearchParams({ ticket, language }).toString();
  return url.href;
}
