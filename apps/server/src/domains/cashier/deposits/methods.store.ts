// The ways to pay in [CAS-2], the accounts of the house that money is sent to by hand, and what a digital dollar is worth.
import { minor } from "@jonaki/money";
import type { PAYMENT_KINDS } from "@jonaki/wire/states";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import type { AmountRange } from "../amount.rules.ts";

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export interface DepositMethod extends AmountRange {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly name: Readonly<Record<"BN" | "EN", string>>;
  readonly logo: string;
  /** Null: whatever the network takes. */
  readonly feeMinor: bigint | null;
  readonly openMinutes: number;
  /** Null: by hand. */
  readonly provider: string | null;
}

const methodOf = (row: Selectable<Tables["deposit_methods"]>): DepositMethod => ({
  code: row.code,
  kind: row.kind as PaymentKind,
  name: { BN: row.name_bn, EN: row.name_en },
  logo: row.logo,
  leastMinor: minor(row.least),
  mostMinor: minor(row.most),
  feeMinor: row.fee,
  openMinutes: row.open_minutes,
  provider: row.provider,
});

/** Those that are open, in their order. */
export async function readMethods(store: Queryable): Promise<readonly DepositMethod[]> {
  const rows = await store
    .selectFrom("deposit_methods")
    .selectAll()
    .where("is_on", "=", true)
    .orderBy("position")
    .orderBy("code")
    .execute();
  return rows.map(methodOf);
}

export interface HouseAccount {
  readonly account: string;
  readonly name: string;
  readonly qrData: string | null;
}

/** A member always pays to the same one; all members together to all of them. */
export async function readHouseAccount(
  tx: OpenTransaction,
  method: string,
  memberId: bigint,
): Promise<HouseAccount | null> {
  const rows = await tx
    .selectFrom("house_accounts")
    .select(["account", "name", "qr_data"])
    .where("method", "=", method)
    .where("is_on", "=", true)
    .orderBy("id")
    .execute();
  const row = rows[Number(memberId % BigInt(Math.max(1, rows.length)))];
  return row === undefined ? null : { account: row.account, name: row.name, qrData: row.qr_data };
}

/** As it holds now; null where nobody set one. */
export async function readDollarRate(store: Queryable): Promise<bigint | null> {
  const { rows } = await sql<{ rate: bigint }>`
    select rate from dollar_rates where starts_at <= clock_timestamp() order by starts_at desc limit 1`.execute(
    store,
  );
  return rows[0]?.rate ?? null;
}
