// Going out [ACC-81, ACC-82]: the session is over here at once, whatever becomes of the call.
import type { QueryClient } from "@tanstack/react-query";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import type { Services } from "../../app/services.ts";
import type { TabNote } from "../../app/session-tabs.ts";

type LogOutServices = Pick<Services, "api" | "session" | "tabs" | "history">;

export function logOut({ api, session, tabs, history }: LogOutServices, queries: QueryClient): void {
  const token = session.token();
  if (token === null) return;
  // The call has taken the token along before the session forgets it.
  void api.accounts.logout();
  session.end();
  queries.removeQueries({ queryKey: MEMBER_KEY });
  tabs.tell({ kind: "ended", token } satisfies TabNote);
  history.push("/");
}
