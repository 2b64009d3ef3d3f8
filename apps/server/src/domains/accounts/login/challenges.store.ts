// The table of challenges: one is begun, looked at under its lock, and ended once.
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { SignInWay } from "../audit.store.ts";
import type { Method } from "./challenge.rules.ts";

export interface KeptChallenge {
  readonly id: string;
  readonly memberId: bigint;
  readonly device: string;
  readonly address: string;
  readonly way: SignInWay;
  readonly remember: boolean;
  readonly isByPassword: boolean;
  readonly isWeak: boolean;
  readonly passwordHash: string | null;
  readonly method: Method | null;
  readonly tries: number;
  readonly expiresAt: Date;
}

export async function addChallenge(
  tx: OpenTransaction,
  challenge: Omit<KeptChallenge, "method" | "tries">,
  moment: Date,
): Promise<void> {
  await tx
    .insertInto("login_challenges")
    .values({
      id: challenge.id,
      member_id: challenge.memberId,
      device: challenge.device,
      address: challenge.address,
      way: challenge.way,
      remember: challenge.remember,
      by_password: challenge.isByPassword,
      weak_password: challenge.isWeak,
      password_hash: challenge.passwordHash,
      created_at: moment,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Only while it is open, for the device that began it, and for one at a time. */
export async function lockChallenge(
  tx: OpenTransaction,
  id: string,
  device: string,
  moment: Date,
): Promise<KeptChallenge | null> {
  const row = await tx
    .selectFrom("login_challenges")
    .selectAll()
    .where("id", "=", id)
    .where("device", "=", device)
    .where("expires_at", ">", moment)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        memberId: row.member_id,
        device: row.device,
        address: row.address,
        way: row.way as SignInWay,
        remember: row.remember,
        isByPassword: row.by_password,
        isWeak: row.weak_password,
        passwordHash: row.password_hash,
        method: row.method as Method | null,
        tries: row.tries,
        expiresAt: row.expires_at,
      };
}

export async function chooseMethod(tx: OpenTransaction, id: string, method: Method): Promise<void> {
  await tx.updateTable("login_challenges").set({ method }).where("id", "=", id).execute();
}

export async function countTry(tx: OpenTransaction, id: string, tries: number): Promise<void> {
  await tx.updateTable("login_challenges").set({ tries }).where("id", "=", id).execute();
}

export async function endChallenge(tx: OpenTransaction, id: string, moment: Date): Promise<void> {
  await tx.updateTable("login_challenges").set({ ended_at: moment }).where("id", "=", id).execute();
}

export async function sweepChallenges(store: Queryable, moment: Date): Promise<void> {
  await store.deleteFrom("login_challenges").where("expires_at", "<=", moment).execute();
}
