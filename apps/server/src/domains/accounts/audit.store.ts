// The book of what happened to accounts [ACC-138]: entries are added in the transaction of what they tell, and never
// changed. Secrets are left out by whoever writes.
import type { SIGN_IN_WAYS } from "@jonaki/wire/states";
import type { Context } from "../../http/handlers.ts";
import type { Queryable } from "../../platform/database/database.ts";

export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Where something came from. */
export type From = Pick<Context, "address" | "device" | "browser">;

export interface AuditEntry {
  readonly kind: string;
  /** Null where a stranger named nobody. */
  readonly memberId: bigint | null;
  readonly actor: "MEMBER" | "OPERATOR" | "HOUSE" | "STRANGER";
  readonly way?: SignInWay;
  readonly success?: boolean;
  readonly oldValue?: unknown;
  readonly newValue?: unknown;
}

export async function addAuditEntry(
  store: Queryable,
  entry: AuditEntry,
  from: From,
  moment: Date,
): Promise<void> {
  const written = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  await store
    .insertInto("audit_entries")
    .values({
      at: moment,
      kind: entry.kind,
      member_id: entry.memberId,
      actor: entry.actor,
      way: entry.way ?? null,
      success: entry.success ?? true,
      address: from.address,
      device: from.device,
      browser: from.browser,
      old_value: written(entry.oldValue),
      new_value: written(entry.newValue),
    })
    .execute();
}
