// The money of transfers to and from vendors [WAL-6, WAL-19]: held on the way in, brought back on the way out, and what was
// won or lost at a vendor once the vendor tells it. Always under the lock of the member's CASH, which comes first.
import { consumeHold, memberAccount, openBatch, placeHold, post, releaseHold, shardOf } from "@jonaki/ledger";
import type { AccountId, Pools, Unit } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { connectionIn } from "../../../platform/database/database.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { moveVendorWallet } from "./vendor-transfers.store.ts";
import type { VendorTransfer } from "./vendor-transfers.store.ts";

export interface VendorMoney {
  lock(tx: OpenTransaction, memberId: bigint): Promise<void>;
  /** The hold of a transfer in; null when there is not so much. */
  hold(tx: OpenTransaction, memberId: bigint, reference: string, amountMinor: Minor): Promise<bigint | null>;
  /** Ends a transfer as the vendor has; answers the ledger's transfer where money came to the main wallet. */
  end(tx: OpenTransaction, transfer: VendorTransfer, outcome: "DONE" | "FAILED"): Promise<bigint | null>;
  /** What was won, or below zero lost, at the vendor since it was last asked. */
  result(tx: OpenTransaction, won: Result): Promise<void>;
}

export interface Result {
  readonly key: string;
  readonly memberId: bigint;
  readonly vendor: string;
  readonly wonMinor: bigint;
}

const KIND = "vendor_transfer";

export function createVendorMoney({
  pools,
  moneyUnit: unit,
}: {
  readonly pools: Pools;
  readonly moneyUnit: Unit;
}): VendorMoney {
  const cashOf = (memberId: bigint): AccountId => memberAccount(memberId, "CASH", unit);
  const poolOf = async (
    kind: "TRANSFERRED" | "RESULT",
    vendor: string,
    memberId: bigint,
  ): Promise<AccountId> => {
    const pool = await pools.find({ ownerKind: "VENDOR", owner: vendor, kind, unit });
    return shardOf(pool, Number(memberId % BigInt(pool.shards)));
  };
  const arrive = async (tx: OpenTransaction, transfer: VendorTransfer): Promise<null> => {
    const { reference, memberId, vendor, amountMinor, transferId: holdId } = transfer;
    if (holdId === null) throw new Error(`${reference} holds nothing`);
    const to = await poolOf("TRANSFERRED", vendor, memberId);
    done(await consumeHold(connectionIn(tx), { holdId, key: `${KIND}/${reference}/in`, kind: KIND, to }));
    await moveVendorWallet(tx, { memberId, vendor }, { balanceMinor: amountMinor, heldMinor: 0n });
    return null;
  };
  const giveBack = async (tx: OpenTransaction, { reference, transferId }: VendorTransfer): Promise<null> => {
    if (transferId === null) throw new Error(`${reference} holds nothing`);
    const end = { holdId: transferId, key: `${KIND}/${reference}/back`, kind: `${KIND}_returned` };
    done(await releaseHold(connectionIn(tx), end));
    return null;
  };
  const bring = async (tx: OpenTransaction, transfer: VendorTransfer): Promise<bigint> => {
    const { reference, memberId, vendor, amountMinor } = transfer;
    const legs = [{ from: await poolOf("TRANSFERRED", vendor, memberId), to: cashOf(memberId), amountMinor }];
    const posted = done(await post(connectionIn(tx), { key: `${KIND}/${reference}/out`, kind: KIND, legs }));
    await moveVendorWallet(tx, { memberId, vendor }, { balanceMinor: 0n, heldMinor: 0n - amountMinor });
    return posted;
  };
  const leaveThere = async (tx: OpenTransaction, transfer: VendorTransfer): Promise<null> => {
    const { amountMinor } = transfer;
    await moveVendorWallet(tx, transfer, { balanceMinor: amountMinor, heldMinor: 0n - amountMinor });
    return null;
  };
  return {
    lock: async (tx, memberId) => {
      await openBatch(connectionIn(tx), [cashOf(memberId)]);
    },
    hold: async (tx, memberId, reference, amountMinor) => {
      const asked = { key: `${KIND}/${reference}`, kind: KIND, purpose: "vendor-transfer", memberId };
      const posted = await placeHold(connectionIn(tx), { ...asked, unit, amountMinor });
      return "refused" in posted ? null : posted.transferId;
    },
    end: (tx, transfer, outcome) => {
      if (transfer.way === "IN") return outcome === "DONE" ? arrive(tx, transfer) : giveBack(tx, transfer);
      return outcome === "DONE" ? bring(tx, transfer) : leaveThere(tx, transfer);
    },
    result: async (tx, { key, memberId, vendor, wonMinor }) => {
      const there = await poolOf("TRANSFERRED", vendor, memberId);
      const house = await poolOf("RESULT", vendor, memberId);
      const [from, to] = wonMinor > 0n ? [house, there] : [there, house];
      const amountMinor = minor(wonMinor > 0n ? wonMinor : -wonMinor);
      done(await post(connectionIn(tx), { key, kind: "vendor_result", legs: [{ from, to, amountMinor }] }));
      await moveVendorWallet(tx, { memberId, vendor }, { balanceMinor: wonMinor, heldMinor: 0n });
    },
  };
}

/** Under the lock nothing else can have moved it: a refusal is a fault, and takes everything back. */
function done(posted: { readonly transferId: bigint } | { readonly refused: string }): bigint {
  if ("refused" in posted) throw new Error(`a vendor's money could not be posted: ${posted.refused}`);
  return posted.transferId;
}
