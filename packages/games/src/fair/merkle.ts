// The commitment to the tickets of a draw [FAIR-7]: a Merkle root over them in their order and their number, published
// before the seed is revealed, and the proof that one ticket is among them. Leaves, nodes and roots begin with different
// bytes, so that none can pass for another.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { isHex32 } from "./seed.ts";

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const ROOT = Uint8Array.of(2);

/** More than any draw will sell; places and counts stay whole numbers of 31 bits. */
const MOST_TICKETS = 2_147_483_647;

export interface TicketProof {
  /** Of the ticket among all, from 0. */
  readonly place: number;
  readonly count: number;
  /** What each node on the way up is hashed with, from the bottom; lower-case hex. */
  readonly siblings: readonly string[];
}

const hashOf = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

function leafOf(ticket: string): Uint8Array {
  // What is no well-formed text has the bytes of another one.
  if (!ticket.isWellFormed()) throw new RangeError("A ticket is well-formed text.");
  return hashOf(LEAF, utf8ToBytes(ticket));
}

/** Pairs are hashed; a last one without a partner goes up as it is. */
function levelAbove(level: readonly Uint8Array[]): readonly Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const [left, right] = level.slice(place, place + 2);
    if (left !== undefined) above.push(right === undefined ? left : hashOf(NODE, left, right));
  }
  return above;
}

/** The number of tickets is part of the root: no proof can claim another. */
function rootOf(count: number, top: Uint8Array): string {
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(4, count);
  return bytesToHex(hashOf(ROOT, size, top));
}

/** The root of the tickets in their order; a draw without tickets has one, too. */
export function ticketRoot(tickets: readonly string[]): string {
  let level: readonly Uint8Array[] = tickets.map(leafOf);
  while (level.length > 1) level = levelAbove(level);
  return rootOf(tickets.length, level[0] ?? new Uint8Array(0));
}

/** The proof that the ticket at a place is among them. */
export function proveTicket(tickets: readonly string[], place: number): TicketProof {
  const count = tickets.length;
  if (!isPlace(place, count)) throw new RangeError(`There is no ticket ${place} among ${count}.`);
  const siblings: string[] = [];
  let level: readonly Uint8Array[] = tickets.map(leafOf);
  for (let at = place; level.length > 1; at >>= 1) {
    const sibling = level[at ^ 1];
    if (sibling !== undefined) siblings.push(bytesToHex(sibling));
    level = levelAbove(level);
  }
  return { place, count, siblings };
}

/** Whether a proof leads from a ticket to the published root, with nothing missing and nothing left over. */
export function isTicketProven(root: string, ticket: string, proof: TicketProof): boolean {
  const { place, count, siblings } = proof;
  if (!ticket.isWellFormed() || !isPlace(place, count) || !siblings.every(isHex32)) return false;
  let node = leafOf(ticket);
  let used = 0;
  for (let [at, width] = [place, count]; width > 1; [at, width] = [at >> 1, width - (width >> 1)]) {
    // The last one of an odd number has no partner.
    if ((at ^ 1) >= width) continue;
    const sibling = siblings[used];
    if (sibling === undefined) return false;
    used += 1;
    const beside = hexToBytes(sibling);
    node = (at & 1) === 0 ? hashOf(NODE, node, beside) : hashOf(NODE, beside, node);
  }
  return used === siblings.length && rootOf(count, node) === root;
}

const isPlace = (place: number, count: number): boolean =>
  Number.isSafeInteger(place) &&
  Number.isSafeInteger(count) &&
  place >= 0 &&
  place < count &&
  count <= MOST_TICKETS;
