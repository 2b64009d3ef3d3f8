// The domain list and resources [SITE-30]: asked for once a session and kept in session storage.
import type { Api } from "@jonaki/client";
import type { CacheValues, Session } from "./session.ts";

/** Null when there is no answer; the next page asks again. */
export async function askRouters(api: Api, session: Session): Promise<CacheValues["routers"] | null> {
  const kept = session.read("routers");
  if (kept !== null) return kept;
  const answer = await api.site.routers({}, { background: true });
  if (!answer.ok) return null;
  session.write("routers", answer.value);
  return answer.value;
}
