// The mobile number and the mailbox of a member [ACC-97, ACC-107]: one of each, verified by a code or only said.
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export type ContactKind = "MOBILE" | "MAIL";

export interface Contact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly isVerified: boolean;
}

export async function readContacts(store: Queryable, memberId: bigint): Promise<readonly Contact[]> {
  const rows = await store
    .selectFrom("contacts")
    .select(["kind", "value", "verified_at"])
    .where("member_id", "=", memberId)
    .execute();
  return rows.map((row) => ({
    kind: row.kind as ContactKind,
    value: row.value,
    isVerified: row.verified_at !== null,
  }));
}

/** Whose number or mailbox it is, once a code was entered; nobody else can have it. */
export async function ownerOfContact(
  store: Queryable,
  kind: ContactKind,
  value: string,
): Promise<bigint | null> {
  const row = await store
    .selectFrom("contacts")
    .select("member_id")
    .where("kind", "=", kind)
    .where("value", "=", value)
    .where("verified_at", "is not", null)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Puts a contact in the place of the one there was; a verified one that is another's breaks a constraint. */
export async function putContact(
  tx: OpenTransaction,
  memberId: bigint,
  { kind, value }: Pick<Contact, "kind" | "value">,
  verifiedAt: Date | null,
): Promise<void> {
  await tx
    .insertInto("contacts")
    .values({ member_id: memberId, kind, value, verified_at: verifiedAt })
    .onConflict((same) => same.columns(["member_id", "kind"]).doUpdateSet({ value, verified_at: verifiedAt }))
    .execute();
}
