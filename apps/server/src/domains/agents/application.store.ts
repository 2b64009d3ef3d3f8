// The table of applications, and the lock that keeps one number from applying twice at once.
import { sql } from "kysely";
import type { OpenTransaction } from "../../platform/database/database.ts";

const MOBILE_LOCKS = 7_340_020;

/** Until the end of the transaction the same number waits. */
export async function lockMobile(tx: OpenTransaction, mobileNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MOBILE_LOCKS}::int, hashtext(${mobileNo}))`.execute(tx);
}

export async function lastApplicationOf(tx: OpenTransaction, mobileNo: string): Promise<Date | null> {
  const row = await tx
    .selectFrom("agent_applications")
    .select("sent_at")
    .where("mobile_no", "=", mobileNo)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

export interface NewApplication {
  readonly reference: string;
  readonly name: string;
  readonly mobileNo: string;
  readonly email: string;
  readonly contact: string;
  readonly expected: number;
  readonly message: string;
}

export async function addApplication(tx: OpenTransaction, one: NewApplication, moment: Date): Promise<void> {
  const { mobileNo, ...fields } = one;
  await tx
    .insertInto("agent_applications")
    .values({ ...fields, mobile_no: mobileNo, sent_at: moment })
    .execute();
}
