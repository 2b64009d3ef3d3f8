// What a launch does with the money of a vendor that keeps wallets of its own [LOB-50]: all of the main wallet goes there
// before the game opens, where the member wants it so, and comes back when it does not open.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Unit } from "@jonaki/ledger";
import type { Database } from "../../../platform/database/database.ts";
import { readBalances } from "../balances.store.ts";
import type { TransferVendors } from "./transfer-vendor.ts";
import { playerOf } from "./vendor-transfers.flow.ts";
import type { VendorTransferFlow } from "./vendor-transfers.flow.ts";
import { readAutoTransfer } from "./vendor-transfers.store.ts";

export interface VendorPurseParts {
  readonly database: Database;
  readonly moneyUnit: Unit;
  readonly vendors: TransferVendors;
  readonly transfers: VendorTransferFlow;
  isSingle(): boolean;
}

export interface VendorPurses {
  /** What the member is called there; null for a vendor that keeps none. */
  playerAt(vendor: string, memberId: bigint): string | null;
  /** What was moved, 0 where there was nothing to move; null when it did not get there. */
  fill(memberId: bigint, vendor: string, requestId: string): Promise<Minor | null>;
  bringBack(memberId: bigint, vendor: string, amountMinor: Minor, requestId: string): Promise<void>;
}

const NOTHING = minor(0n);

export function createVendorPurses(parts: VendorPurseParts): VendorPurses {
  const { database, vendors, transfers } = parts;
  const keepsOwn = (vendor: string): boolean => !parts.isSingle() && vendors.has(vendor);
  return {
    playerAt: (vendor, memberId) => (keepsOwn(vendor) ? playerOf(memberId) : null),
    fill: async (memberId, vendor, requestId) => {
      if (!keepsOwn(vendor) || !(await readAutoTransfer(database.store, memberId))) return NOTHING;
      // A bonus stays: it is not the member's to take elsewhere [WAL-30].
      const { cashMinor } = await readBalances(database.store, memberId, parts.moneyUnit);
      if (cashMinor <= 0n) return NOTHING;
      const amountMinor = minor(cashMinor);
      const sent = await transfers.send({ memberId, vendor, way: "IN", amountMinor, requestId });
      // Somebody else took it meanwhile, such as a second launch: there is nothing left to move.
      if ("code" in sent) return NOTHING;
      return sent.state === "DONE" ? amountMinor : null;
    },
    bringBack: async (memberId, vendor, amountMinor, requestId) => {
      await transfers.send({ memberId, vendor, way: "OUT", amountMinor, requestId });
    },
  };
}
