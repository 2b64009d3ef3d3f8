// Captchas that wait for their answer, one for each browser.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export interface Captcha {
  readonly cookieHash: Buffer;
  readonly answerHash: Buffer;
}

/** The newest picture is the one that counts. */
export async function putCaptcha(store: Queryable, captcha: Captcha, moment: Date): Promise<void> {
  const { cookieHash: cookie_hash, answerHash: answer_hash } = captcha;
  await store
    .insertInto("captchas")
    .values({ cookie_hash, answer_hash, made_at: moment })
    .onConflict((conflict) => conflict.column("cookie_hash").doUpdateSet({ answer_hash, made_at: moment }))
    .execute();
}

/** Whatever the answer is, the captcha is gone: of any number of tries at once one is compared. */
export async function spendCaptcha(store: Queryable, given: Captcha, madeAfter: Date): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean }>`
    delete from captchas where cookie_hash = ${given.cookieHash}
    returning answer_hash = ${given.answerHash} and made_at > ${madeAfter} as is_right`.execute(store);
  return rows[0]?.is_right === true;
}

/** Rows that somebody is busy with are left for the next time. */
export async function sweepCaptchas(store: Queryable, madeUntil: Date): Promise<void> {
  await sql`
    delete from captchas where cookie_hash in (
      select cookie_hash from captchas where made_at <= ${madeUntil} for update skip locked
    )`.execute(store);
}
