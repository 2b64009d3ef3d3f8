// A vendor that keeps wallets of its own [VEN-16]: what it is asked. Each question is given up by the port itself after the
// time of WAL-19; an answer that does not come is a fault.
import type { Minor } from "@jonaki/money";

export interface TransferOrder {
  readonly reference: string;
  /** The member as the vendor knows it. */
  readonly player: string;
  readonly amountMinor: Minor;
}

export type TransferOutcome = "DONE" | "FAILED";

export interface TransferVendor {
  readonly code: string;
  transferIn(order: TransferOrder): Promise<TransferOutcome>;
  transferOut(order: TransferOrder): Promise<TransferOutcome>;
  /** Null for a transfer it has never heard of. */
  status(reference: string): Promise<TransferOutcome | null>;
  balance(player: string): Promise<Minor>;
}

export type TransferVendors = ReadonlyMap<string, TransferVendor>;
