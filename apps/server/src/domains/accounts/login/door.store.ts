// What stands at the door when a name is given: the account, a lock, failed tries, whether device and network are known.
// One statement for a name that exists and for one that does not, so that both take the same time [ACC-26].
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { memberOf } from "../members.store.ts";
import type { Member } from "../members.store.ts";

export interface Asked {
  readonly name: string;
  readonly nameHash: Buffer;
  readonly deviceHash: Buffer;
  readonly addressHash: Buffer;
  /** Of the cookie that this browser has for this name; of nothing where it has none. */
  readonly credentialHash: Buffer;
  readonly network: string;
  /** Failures after this count. */
  readonly since: Date;
}

export interface Failures {
  readonly ofName: number;
  readonly ofDevice: number;
  readonly ofAddress: number;
}

export interface Door {
  readonly member: Member | null;
  /** A person of the house has this name [ACC-12]. */
  readonly operatorHash: string | null;
  readonly lockedUntil: Date | null;
  readonly failures: Failures;
  /** A remembered device, or an address of a known network [ACC-125]. */
  readonly isKnownPlace: boolean;
}

interface DoorRow {
  readonly operator_hash: string | null;
  readonly locked_until: Date | null;
  readonly of_name: number;
  readonly of_device: number;
  readonly of_address: number;
  readonly is_known_place: boolean;
}

export async function readDoor(store: Queryable, asked: Asked, moment: Date): Promise<Door> {
  const failed = (hash: Buffer) => sql`(
    select count(*)::int from attempts where kind = 'LOGIN' and key_hash = ${hash} and at > ${asked.since})`;
  const { rows } = await sql<DoorRow & (Selectable<Tables["members"]> | { readonly id: null })>`
    select m.*, o.password_hash as operator_hash, l.until as locked_until,
      ${failed(asked.nameHash)} as of_name, ${failed(asked.deviceHash)} as of_device,
      ${failed(asked.addressHash)} as of_address,
      exists (select from device_credentials where member_id = coalesce(m.id, 0)
        and credential_hash = ${asked.credentialHash} and expires_at > ${moment})
      or exists (select from registered_networks where member_id = coalesce(m.id, 0)
        and network = ${asked.network} and until > ${moment}) as is_known_place
    from (values (1)) as one(row)
      left join members m on m.username_key = ${asked.name}
      left join operators o on o.username_key = ${asked.name}
      left join login_locks l on l.name_hash = ${asked.nameHash} and l.until > ${moment}`.execute(store);
  const [row] = rows;
  if (row === undefined) throw new Error("a door has no row");
  return {
    member: row.id === null ? null : memberOf(row),
    operatorHash: row.operator_hash,
    lockedUntil: row.locked_until,
    failures: { ofName: row.of_name, ofDevice: row.of_device, ofAddress: row.of_address },
    isKnownPlace: row.is_known_place,
  };
}

export async function lockName(store: Queryable, nameHash: Buffer, until: Date): Promise<void> {
  await store
    .insertInto("login_locks")
    .values({ name_hash: nameHash, until })
    .onConflict((same) => same.column("name_hash").doUpdateSet({ until }))
    .execute();
}

/** A password reset ends a lock [ACC-14.2]. */
export async function unlockName(tx: OpenTransaction, nameHash: Buffer): Promise<void> {
  await tx.deleteFrom("login_locks").where("name_hash", "=", nameHash).execute();
}

export async function sweepLocks(store: Queryable, moment: Date): Promise<void> {
  await store.deleteFrom("login_locks").where("until", "<=", moment).execute();
}
