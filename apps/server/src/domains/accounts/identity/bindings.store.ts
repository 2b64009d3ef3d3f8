// Which identity belongs to which account [ACC-129, ACC-130], and the tokens that were used.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Identity } from "./id-token.rules.ts";

/** A kind of lock of its own. */
const IDENTITY_LOCKS = 7_340_021;

export interface Binding {
  readonly provider: string;
  readonly subject: string;
  readonly state: "PENDING" | "BOUND";
  readonly since: Date;
}

export async function readBindings(store: Queryable, memberId: bigint): Promise<readonly Binding[]> {
  const rows = await store
    .selectFrom("bindings")
    .select(["provider", "subject", "state", "since"])
    .where("member_id", "=", memberId)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as Binding["state"] }));
}

export async function ownerOfIdentity(
  store: Queryable,
  { provider, subject }: Pick<Identity, "provider" | "subject">,
): Promise<bigint | null> {
  const row = await store
    .selectFrom("bindings")
    .select("member_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("state", "=", "BOUND")
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export async function putPending(
  tx: OpenTransaction,
  memberId: bigint,
  { provider, subject }: Identity,
  since: Date,
): Promise<void> {
  const own = { subject, state: "PENDING", since };
  await tx
    .insertInto("bindings")
    .values({ member_id: memberId, provider, ...own })
    .onConflict((same) => same.columns(["member_id", "provider"]).doUpdateSet(own))
    .execute();
}

/** The identity is one account's for ever; another that was faster breaks a constraint. */
export async function bind(
  tx: OpenTransaction,
  memberId: bigint,
  provider: string,
  since: Date,
): Promise<void> {
  await tx
    .updateTable("bindings")
    .set({ state: "BOUND", since })
    .where("member_id", "=", memberId)
    .where("provider", "=", provider)
    .where("state", "=", "PENDING")
    .execute();
}

/** Of several uses at once one is the first. */
export async function spendToken(store: Queryable, hash: Buffer, moment: Date): Promise<boolean> {
  const spent = await store
    .insertInto("spent_proofs")
    .values({ proof_hash: hash, at: moment })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Until the end of the transaction nobody else binds this identity. */
export async function lockIdentity(tx: OpenTransaction, { provider, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IDENTITY_LOCKS}::int, hashtext(${`${provider} ${subject}`}))`.execute(
    tx,
  );
}
