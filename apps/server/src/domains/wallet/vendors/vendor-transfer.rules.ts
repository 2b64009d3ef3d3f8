// Transfers between the main wallet and a vendor's [WAL-18, WAL-19]: which way one goes, and how it moves; pure.
import type { VENDOR_TRANSFER_STATES } from "@jonaki/wire/states";

export type VendorTransferState = (typeof VENDOR_TRANSFER_STATES)[number];
/** IN is to the vendor. */
export type VendorWay = "IN" | "OUT";

const MAIN = "MAIN";

/** Between the main wallet and one vendor's; null for anything else. */
export function wayOf(from: string, to: string): { readonly vendor: string; readonly way: VendorWay } | null {
  if ((from === MAIN) === (to === MAIN)) return null;
  return from === MAIN ? { vendor: to, way: "IN" } : { vendor: from, way: "OUT" };
}

export const VENDOR_TRANSFER_MOVES: readonly (readonly [VendorTransferState, VendorTransferState])[] = [
  ["HELD", "DONE"],
  ["HELD", "FAILED"],
  ["HELD", "UNKNOWN"],
  ["UNKNOWN", "DONE"],
  ["UNKNOWN", "FAILED"],
];

export const mayMove = (from: VendorTransferState, to: VendorTransferState): boolean =>
  VENDOR_TRANSFER_MOVES.some(([one, other]) => one === from && other === to);

/** So long a vendor may be silent. */
export const SILENT_SECONDS = 30;
