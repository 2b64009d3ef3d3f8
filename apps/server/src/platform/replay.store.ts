// The first answer of each request id [WAL-3]: who repeats a request gets that answer, and a request id
// used again with other content is refused.
import { sql } from "kysely";
import type { Queryable } from "./database/database.ts";

export interface RequestKey {
  readonly accountId: string;
  readonly call: string;
  readonly requestId: string;
}

export type Claim =
  | { readonly kind: "mine" }
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "running" }
  | { readonly kind: "other-content" };

/** A claim without an answer older than this belongs to a process that died. */
const ABANDONED_AFTER_S = 30;

export async function claimRequest(store: Queryable, key: RequestKey, fingerprint: Buffer): Promise<Claim> {
  const claimed = await sql<{ mine: boolean }>`
    insert into request_answers (account_id, call, request_id, fingerprint, claimed_at)
    values (${key.accountId}, ${key.call}, ${key.requestId}, ${fingerprint}, now())
    on conflict (account_id, call, request_id) do update set claimed_at = now()
      where request_answers.answer is null and request_answers.fingerprint = excluded.fingerprint
        and request_answers.claimed_at < now() - make_interval(secs => ${ABANDONED_AFTER_S})
    returning true as mine`.execute(store);
  if (claimed.rows.length === 1) return { kind: "mine" };
  const row = await wanted(store.selectFrom("request_answers"), key)
    .select(["fingerprint", "answer"])
    .executeTakeFirst();
  if (row === undefined) return { kind: "running" };
  if (!fingerprint.equals(row.fingerprint)) return { kind: "other-content" };
  return row.answer === null ? { kind: "running" } : { kind: "answered", answer: row.answer };
}

export async function rememberAnswer(store: Queryable, key: RequestKey, answer: unknown): Promise<void> {
  await wanted(store.updateTable("request_answers"), key)
    .set({ answer: JSON.stringify(answer) })
    .execute();
}

/** After a fault nothing is known to have happened: the same request may be tried again. */
export async function forgetClaim(store: Queryable, key: RequestKey): Promise<void> {
  await wanted(store.deleteFrom("request_answers"), key).where("answer", "is", null).execute();
}

function wanted<Query extends { where(column: never, operator: "=", value: never): Query }>(
  query: Query,
  key: RequestKey,
): Query {
  return query
    .where("account_id" as never, "=", key.accountId as never)
    .where("call" as never, "=", key.call as never)
    .where("request_id" as never, "=", key.requestId as never);
}
