// Transfers to and from vendors, and what of a member's money lies with each [WAL-17, WAL-19].
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import { SILENT_SECONDS } from "./vendor-transfer.rules.ts";
import type { VendorTransferState, VendorWay } from "./vendor-transfer.rules.ts";

export interface VendorTransfer {
  readonly reference: string;
  readonly memberId: bigint;
  readonly vendor: string;
  readonly way: VendorWay;
  readonly amountMinor: Minor;
  readonly state: VendorTransferState;
  /** The hold of one on its way in. */
  readonly transferId: bigint | null;
  readonly madeAt: Date;
}

interface Row {
  readonly reference: string;
  readonly member_id: bigint;
  readonly vendor: string;
  readonly way: string;
  readonly amount: bigint;
  readonly state: string;
  readonly transfer_id: bigint | null;
  readonly made_at: Date;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
const transferOf = (row: Row): VendorTransfer => ({
  reference: row.reference,
  memberId: row.member_id,
  vendor: row.vendor,
  way: row.way as VendorWay,
  amountMinor: minor(row.amount),
  state: row.state as VendorTransferState,
  transferId: row.transfer_id,
  madeAt: row.made_at,
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

const COLUMNS = [
  "reference",
  "member_id",
  "vendor",
  "way",
  "amount",
  "state",
  "transfer_id",
  "made_at",
] as const;

export async function transferOfRequest(
  tx: OpenTransaction,
  memberId: bigint,
  vendor: string,
  requestId: string,
): Promise<VendorTransfer | null> {
  const row = await tx
    .selectFrom("vendor_transfers")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .where("request_id", "=", requestId)
    .where("vendor", "=", vendor)
    .executeTakeFirst();
  return row === undefined ? null : transferOf(row);
}

export async function addVendorTransfer(
  tx: OpenTransaction,
  made: Omit<VendorTransfer, "state" | "madeAt"> & { readonly requestId: string },
): Promise<VendorTransfer> {
  const row = await tx
    .insertInto("vendor_transfers")
    .values({
      reference: made.reference,
      member_id: made.memberId,
      vendor: made.vendor,
      way: made.way,
      amount: made.amountMinor,
      request_id: made.requestId,
      transfer_id: made.transferId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return transferOf(row);
}

export async function lockVendorTransfer(tx: OpenTransaction, reference: string): Promise<VendorTransfer> {
  const row = await tx
    .selectFrom("vendor_transfers")
    .select(COLUMNS)
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return transferOf(row);
}

export async function findVendorTransfer(
  store: Queryable,
  reference: string,
): Promise<VendorTransfer | null> {
  const row = await store
    .selectFrom("vendor_transfers")
    .select(COLUMNS)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row === undefined ? null : transferOf(row);
}

export interface Ending {
  readonly state: "DONE" | "FAILED";
  /** The ledger's transfer that brought it to the main wallet. */
  readonly transferId: bigint | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
}

export async function endVendorTransfer(tx: OpenTransaction, reference: string, end: Ending): Promise<void> {
  await sql`update vendor_transfers set state = ${end.state}, ended_at = clock_timestamp(),
    transfer_id = coalesce(transfer_id, ${end.transferId}::bigint), decided_by = ${end.decidedBy}, reason = ${end.reason}
    where reference = ${reference}`.execute(tx);
}

/** Whose vendor has been silent for too long; by the database's clock. */
export async function markSilent(store: Queryable): Promise<void> {
  await sql`update vendor_transfers set state = 'UNKNOWN'
    where state = 'HELD' and made_at <= clock_timestamp() - make_interval(secs => ${SILENT_SECONDS})`.execute(
    store,
  );
}

/** Those that wait for an answer, the oldest first. */
export async function readOpenTransfers(
  store: Queryable,
  states: readonly VendorTransferState[],
  most: number,
): Promise<readonly VendorTransfer[]> {
  const rows = await store
    .selectFrom("vendor_transfers")
    .select(COLUMNS)
    .where("state", "in", [...states])
    .orderBy("made_at")
    .limit(most)
    .execute();
  return rows.map(transferOf);
}

export interface VendorWallet {
  readonly vendor: string;
  readonly balanceMinor: Minor;
  readonly heldMinor: Minor;
}

export async function readVendorWallets(
  store: Queryable,
  memberId: bigint,
): Promise<readonly VendorWallet[]> {
  const rows = await store
    .selectFrom("vendor_wallets")
    .select(["vendor", "balance", "held"])
    .where("member_id", "=", memberId)
    .orderBy("vendor")
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor,
    balanceMinor: minor(row.balance),
    heldMinor: minor(row.held),
  }));
}

/** Under the lock of the member's CASH. */
export async function moveVendorWallet(
  tx: OpenTransaction,
  whose: { readonly memberId: bigint; readonly vendor: string },
  moved: { readonly balanceMinor: bigint; readonly heldMinor: bigint },
): Promise<void> {
  const { memberId, vendor } = whose;
  await sql`insert into vendor_wallets (member_id, vendor) values (${memberId}, ${vendor}) on conflict do nothing`.execute(
    tx,
  );
  await sql`update vendor_wallets set balance = balance + ${moved.balanceMinor}::bigint,
    held = held + ${moved.heldMinor}::bigint where member_id = ${memberId} and vendor = ${vendor}`.execute(
    tx,
  );
}

export async function hasOpenTransfer(
  tx: OpenTransaction,
  memberId: bigint,
  vendor: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom("vendor_transfers")
    .select("reference")
    .where("member_id", "=", memberId)
    .where("vendor", "=", vendor)
    .where("state", "in", ["HELD", "UNKNOWN"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readAutoTransfer(store: Queryable, memberId: bigint): Promise<boolean> {
  const row = await store
    .selectFrom("wallet_choices")
    .select("auto_transfer")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.auto_transfer ?? false;
}

export async function writeAutoTransfer(store: Queryable, memberId: bigint, isOn: boolean): Promise<void> {
  await store
    .insertInto("wallet_choices")
    .values({ member_id: memberId, auto_transfer: isOn })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet({ auto_transfer: isOn }))
    .execute();
}
