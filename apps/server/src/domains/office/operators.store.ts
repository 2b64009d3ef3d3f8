// The people of the house and their roles.
import type { Permission } from "@jonaki/wire/office-permissions";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Failing } from "./office-session.rules.ts";

export interface Operator extends Failing {
  readonly id: bigint;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly passwordDue: boolean;
  readonly lockedTotp: Buffer | null;
  readonly totpOn: boolean;
  readonly totpStep: bigint;
  readonly active: boolean;
  readonly lastSignInAt: Date | null;
}

const COLUMNS = [
  "id",
  "username",
  "name",
  "password_hash as passwordHash",
  "password_due as passwordDue",
  "locked_totp as lockedTotp",
  "totp_on as totpOn",
  "totp_step as totpStep",
  "failures",
  "locked_until as lockedUntil",
  "active",
  "last_sign_in_at as lastSignInAt",
] as const;

export async function findOperator(store: Queryable, username: string): Promise<Operator | null> {
  const row = await store
    .selectFrom("operators")
    .select(COLUMNS)
    .where("username_key", "=", username.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** For as long as the transaction lasts nobody else counts a failure, spends a code or changes the password. */
export async function lockOperator(tx: OpenTransaction, id: bigint): Promise<Operator> {
  return tx
    .selectFrom("operators")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function listOperators(store: Queryable): Promise<readonly Operator[]> {
  return store.selectFrom("operators").select(COLUMNS).orderBy("username_key").execute();
}

export interface NewOperator {
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly at: Date;
}

/** Null where the name is taken, by an operator or by a member [ACC-12]. */
export async function addOperator(tx: OpenTransaction, operator: NewOperator): Promise<bigint | null> {
  const member = await tx
    .selectFrom("members")
    .select("id")
    .where("username_key", "=", operator.username.toLowerCase())
    .executeTakeFirst();
  if (member !== undefined) return null;
  const row = await tx
    .insertInto("operators")
    .values({
      username: operator.username,
      name: operator.name,
      password_hash: operator.passwordHash,
      created_at: operator.at,
    })
    .onConflict((taken) => taken.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface OperatorChange {
  readonly failures?: number;
  readonly lockedUntil?: Date | null;
  readonly lockedTotp?: Buffer;
  readonly totpOn?: boolean;
  readonly totpStep?: bigint;
  readonly passwordHash?: string;
  readonly passwordDue?: boolean;
  readonly lastSignInAt?: Date;
}

export async function changeOperator(tx: OpenTransaction, id: bigint, change: OperatorChange): Promise<void> {
  await tx
    .updateTable("operators")
    .set({
      failures: change.failures,
      locked_until: change.lockedUntil,
      locked_totp: change.lockedTotp,
      totp_on: change.totpOn,
      totp_step: change.totpStep,
      password_hash: change.passwordHash,
      password_due: change.passwordDue,
      last_sign_in_at: change.lastSignInAt,
    })
    .where("id", "=", id)
    .execute();
}

export interface Role {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly shipped: boolean;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from the wire's own list.
const permissionsIn = (texts: readonly string[]): readonly Permission[] => texts as readonly Permission[];

export async function listRoles(store: Queryable): Promise<readonly Role[]> {
  const rows = await store.selectFrom("office_roles").selectAll().orderBy("name").execute();
  return rows.map((row) => ({ ...row, permissions: permissionsIn(row.permissions) }));
}

/** A shipped role stays what the release says; false where one would be changed. */
export async function putRole(tx: OpenTransaction, role: Role): Promise<boolean> {
  const { name, shipped } = role;
  const permissions = [...role.permissions];
  const put = await tx
    .insertInto("office_roles")
    .values({ name, permissions, shipped })
    .onConflict((same) =>
      same.column("name").doUpdateSet({ permissions }).where("office_roles.shipped", "=", shipped),
    )
    .executeTakeFirst();
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function rolesOf(
  store: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Role[]>> {
  if (ids.length === 0) return new Map();
  const rows = await store
    .selectFrom("operator_roles as o")
    .innerJoin("office_roles as r", "r.name", "o.role")
    .select(["o.operator_id as operatorId", "r.name", "r.permissions", "r.shipped"])
    .where("o.operator_id", "in", ids)
    .orderBy("r.name")
    .execute();
  const roles = rows.map((row) => ({ ...row, permissions: permissionsIn(row.permissions) }));
  return Map.groupBy(roles, ({ operatorId }) => operatorId);
}

export async function putRolesOf(tx: OpenTransaction, id: bigint, roles: readonly string[]): Promise<void> {
  await tx.deleteFrom("operator_roles").where("operator_id", "=", id).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto("operator_roles")
    .values(roles.map((role) => ({ operator_id: id, role })))
    .execute();
}
