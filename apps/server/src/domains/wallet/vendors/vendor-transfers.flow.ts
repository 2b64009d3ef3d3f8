// Transfers to and from vendors [WAL-18 to WAL-20]: asked for once, held, told to the vendor, and ended as the vendor says;
// a vendor that is silent is asked again every minute, or a person of the house decides.
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { drawReference } from "../../../platform/drawn-text.ts";
import type { Log } from "../../../platform/log.ts";
import { announce } from "../../../platform/outbox.store.ts";
import type { Random } from "../../../platform/random.ts";
import { memberChannel } from "../../../platform/topics.ts";
import type { TransferOutcome, TransferVendors } from "./transfer-vendor.ts";
import type { VendorMoney } from "./vendor-money.ts";
import { mayMove } from "./vendor-transfer.rules.ts";
import type { VendorTransferState, VendorWay } from "./vendor-transfer.rules.ts";
import {
  addVendorTransfer,
  endVendorTransfer,
  findVendorTransfer,
  hasOpenTransfer,
  lockVendorTransfer,
  markSilent,
  moveVendorWallet,
  readOpenTransfers,
  readVendorWallets,
  transferOfRequest,
} from "./vendor-transfers.store.ts";
import type { VendorTransfer } from "./vendor-transfers.store.ts";

export interface VendorTransferParts {
  readonly database: Database;
  readonly random: Random;
  readonly log: Log;
  readonly vendors: TransferVendors;
  readonly money: VendorMoney;
}

export interface Wanted {
  readonly memberId: bigint;
  readonly vendor: string;
  readonly way: VendorWay;
  readonly amountMinor: Minor;
  readonly requestId: string;
}

/** A person of the house who ends one, and why. */
export interface Decider {
  readonly name: string;
  readonly reason: string;
}

export interface VendorTransferFlow {
  send(wanted: Wanted): Promise<VendorTransfer | Refused<"INSUFFICIENT_BALANCE">>;
  /** Asks the vendor what a member has there now, and books what was won or lost meanwhile. */
  refresh(memberId: bigint, vendor: string): Promise<void>;
  /** False when it has ended already. */
  decide(
    tx: OpenTransaction,
    reference: string,
    outcome: TransferOutcome,
    by: Decider,
  ): Promise<boolean | null>;
  /** Every minute: who is silent becomes UNKNOWN, and is asked. */
  resolve(): Promise<void>;
}

/** The member as a vendor with wallets of its own knows it. */
export const playerOf = (memberId: bigint): string => `m${memberId}`;
const AT_ONCE = 200;

export function createVendorTransfers(parts: VendorTransferParts): VendorTransferFlow {
  const { database, vendors, money } = parts;
  /** Whoever comes second finds it ended. */
  const end = async (
    tx: OpenTransaction,
    { reference, memberId }: VendorTransfer,
    outcome: TransferOutcome,
    by: Decider | null,
  ): Promise<{ readonly state: VendorTransferState; readonly isEnded: boolean }> => {
    await money.lock(tx, memberId);
    const transfer = await lockVendorTransfer(tx, reference);
    if (!mayMove(transfer.state, outcome)) return { state: transfer.state, isEnded: false };
    const transferId = await money.end(tx, transfer, outcome);
    const ending = { state: outcome, transferId, decidedBy: by?.name ?? null, reason: by?.reason ?? null };
    await endVendorTransfer(tx, reference, ending);
    await announce(tx, memberChannel(String(memberId)), "wallet.changed", {});
    return { state: outcome, isEnded: true };
  };
  return {
    send: async (wanted) => {
      const placed = await place(parts, wanted);
      if ("code" in placed || placed.state !== "HELD") return placed;
      const outcome = await tell(parts, placed);
      if (outcome === null) return placed;
      const { state } = await database.transaction((tx) => end(tx, placed, outcome, null));
      return { ...placed, state };
    },
    refresh: async (memberId, code) => {
      const told = await vendors.get(code)?.balance(playerOf(memberId));
      if (told === undefined) return;
      await database.transaction(async (tx) => {
        await money.lock(tx, memberId);
        // Money on its way belongs to neither side yet: the next question finds both at rest.
        if (await hasOpenTransfer(tx, memberId, code)) return;
        const wallet = (await readVendorWallets(tx, memberId)).find(({ vendor }) => vendor === code);
        const wonMinor = told - (wallet?.balanceMinor ?? 0n);
        const key = `vendor_result/${code}/${parts.random.uuid()}`;
        if (wonMinor !== 0n) await money.result(tx, { key, memberId, vendor: code, wonMinor });
      });
    },
    decide: async (tx, reference, outcome, by) => {
      const transfer = await findVendorTransfer(tx, reference);
      if (transfer === null) return null;
      return (await end(tx, transfer, outcome, by)).isEnded;
    },
    resolve: async () => {
      await markSilent(database.store);
      for (const transfer of await readOpenTransfers(database.store, ["UNKNOWN"], AT_ONCE)) {
        const answer = await statusOf(parts, transfer);
        if (answer !== null) await database.transaction((tx) => end(tx, transfer, answer, null));
      }
    },
  };
}

/** Under the lock of the member's money: of many at once no more is taken than there is. */
const place = ({ database, money, random }: VendorTransferParts, wanted: Wanted) =>
  database.transaction(async (tx): Promise<VendorTransfer | Refused<"INSUFFICIENT_BALANCE">> => {
    const { memberId, vendor, way, amountMinor, requestId } = wanted;
    await money.lock(tx, memberId);
    const known = await transferOfRequest(tx, memberId, vendor, requestId);
    if (known !== null) return known;
    const reference = drawReference("T", random);
    const taken =
      way === "IN"
        ? await money.hold(tx, memberId, reference, amountMinor)
        : await takeFromVendor(tx, wanted);
    if (taken === null) return refused("INSUFFICIENT_BALANCE");
    const transferId = way === "IN" ? taken : null;
    const made = { reference, memberId, vendor, way, amountMinor, requestId, transferId };
    await announce(tx, memberChannel(String(memberId)), "wallet.changed", {});
    return addVendorTransfer(tx, made);
  });

/** What the vendor says about one; null while it says nothing. */
async function tell(
  { vendors, log }: VendorTransferParts,
  transfer: VendorTransfer,
): Promise<TransferOutcome | null> {
  const { reference, memberId, way, amountMinor } = transfer;
  const vendor = vendors.get(transfer.vendor);
  const order = { reference, player: playerOf(memberId), amountMinor };
  try {
    if (vendor === undefined) throw new Error("it is not connected");
    return await (way === "IN" ? vendor.transferIn(order) : vendor.transferOut(order));
  } catch (problem) {
    log.warn({ vendor: transfer.vendor, reference, problem: String(problem) }, "a vendor is silent");
    return null;
  }
}

/** What a vendor has never heard of did not happen: our own question was given up long before. */
async function statusOf(
  { vendors, log }: VendorTransferParts,
  { vendor, reference }: VendorTransfer,
): Promise<TransferOutcome | null> {
  try {
    const port = vendors.get(vendor);
    return port === undefined ? null : ((await port.status(reference)) ?? "FAILED");
  } catch (problem) {
    log.warn(
      { vendor, reference, problem: String(problem) },
      "a vendor does not say what became of a transfer",
    );
    return null;
  }
}

async function takeFromVendor(
  tx: OpenTransaction,
  { memberId, vendor, amountMinor }: Wanted,
): Promise<0n | null> {
  const wallet = (await readVendorWallets(tx, memberId)).find((one) => one.vendor === vendor);
  if ((wallet?.balanceMinor ?? 0n) < amountMinor) return null;
  await moveVendorWallet(
    tx,
    { memberId, vendor },
    { balanceMinor: 0n - amountMinor, heldMinor: amountMinor },
  );
  return 0n;
}
