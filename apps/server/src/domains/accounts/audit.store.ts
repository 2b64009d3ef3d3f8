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

export interface SignIn {
  readonly at: Date;
  readonly way: SignInWay;
  readonly success: boolean;
  readonly address: string;
  readonly browser: string;
}

/** A page of a member's own sign-ins and failed tries, the newest first, and how many there are. */
export async function readSignIns(
  store: Queryable,
  memberId: bigint,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<{ readonly rows: readonly SignIn[]; readonly total: number }> {
  const own = store
    .selectFrom("audit_entries")
    .where("member_id", "=", memberId)
    .where("kind", "=", "SIGN_IN");
  const rows = await own
    .select(["at", "way", "success", "address", "browser"])
    .orderBy("id", "desc")
    .offset(skip)
    .limit(most)
    .execute();
  const { total } = await own
    .select((count) => count.fn.countAll<bigint>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({ ...row, way: row.way as SignInWay })),
    total: Number(total),
  };
}
