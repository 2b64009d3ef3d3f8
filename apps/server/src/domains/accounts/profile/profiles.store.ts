// The table of profiles [ACC-131]: what a member said about itself, field by field. Who never said anything has no row.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

/** Every field that is kept here, with its column; the nickname is the member's own. */
const COLUMNS = {
  payeeName: "payee_name",
  fullName: "full_name",
  qqNum: "qq_num",
  whatsapp: "whatsapp",
  facebook: "facebook",
  telegram: "telegram",
  line: "line",
  wechat: "wechat",
  zalo: "zalo",
  idNumber: "id_number",
  birthday: "birthday",
  address: "address",
  permanentAddress: "permanent_address",
  currentAddress: "current_address",
  nationality: "nationality",
  placeOfBirth: "place_of_birth",
  occupation: "occupation",
  sourceOfIncome: "source_of_income",
} as const;
export type StoredField = keyof typeof COLUMNS;

const FIELDS = Object.keys(COLUMNS) as StoredField[];

/** Empty texts where nothing was said. */
export type Profile = Readonly<Record<StoredField, string>>;

export async function readProfile(store: Queryable, memberId: bigint): Promise<Profile> {
  const columns = FIELDS.map((field) => sql`${sql.ref(COLUMNS[field])}::text as ${sql.ref(field)}`);
  const { rows } = await sql<Readonly<Record<string, string | null>>>`
    select ${sql.join(columns)} from profiles where member_id = ${memberId}`.execute(store);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the list is there.
  return Object.fromEntries(FIELDS.map((field) => [field, rows[0]?.[field] ?? ""])) as Profile;
}

/** The member's day of birth as yyyy-MM-dd, where it is known. */
export async function birthdayOf(store: Queryable, memberId: bigint): Promise<string | null> {
  const { birthday } = await readProfile(store, memberId);
  return birthday === "" ? null : birthday;
}

/** The name on the member's receiving accounts, where it is known. */
export async function payeeNameOf(store: Queryable, memberId: bigint): Promise<string | null> {
  const { payeeName } = await readProfile(store, memberId);
  return payeeName === "" ? null : payeeName;
}

/** Once: a name that is there stays. */
export async function setPayeeName(tx: OpenTransaction, memberId: bigint, name: string): Promise<void> {
  await tx
    .insertInto("profiles")
    .values({ member_id: memberId, payee_name: name })
    .onConflict((same) =>
      same.column("member_id").doUpdateSet({ payee_name: name }).where("profiles.payee_name", "is", null),
    )
    .execute();
}

/** Writes the fields that are named; an empty text takes one away. */
export async function writeProfile(
  tx: OpenTransaction,
  memberId: bigint,
  changes: Readonly<Partial<Record<StoredField, string>>>,
): Promise<void> {
  const named = FIELDS.filter((field) => changes[field] !== undefined);
  if (named.length === 0) return;
  const values = Object.fromEntries(named.map((field) => [COLUMNS[field], changes[field] || null]));
  await tx
    .insertInto("profiles")
    .values({ member_id: memberId, ...values })
    .onConflict((same) => same.column("member_id").doUpdateSet(values))
    .execute();
}

/** From now on the ID number is nobody else's: the registration's code stands behind it [ACC-107]. */
export async function verifyIdNumber(tx: OpenTransaction, memberId: bigint, moment: Date): Promise<void> {
  await tx
    .updateTable("profiles")
    .set({ id_verified_at: moment })
    .where("member_id", "=", memberId)
    .where("id_number", "is not", null)
    .execute();
}

export async function isIdTaken(store: Queryable, idNumber: string): Promise<boolean> {
  const row = await store
    .selectFrom("profiles")
    .select("member_id")
    .where("id_number", "=", idNumber)
    .where("id_verified_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
