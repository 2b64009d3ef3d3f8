// Opens the live socket once the browser is idle, brings it back when the connection returns, and comes as
// somebody else after a login or logout.
import type { SiteTimers } from "./clock.ts";
import type { Connection } from "./network.ts";
import type { Session } from "./session.ts";
import type { SiteLive, SiteLiveListener } from "./site-live.ts";

export interface FollowParts {
  readonly timers: SiteTimers;
  readonly connection: Connection;
  readonly session: Pick<Session, "token" | "subscribe">;
  readonly open: (listener: SiteLiveListener) => Promise<SiteLive>;
}

/** The answer stops it. */
export type FollowSite = (listener: SiteLiveListener) => () => void;

/** Without the socket the minute's poll still finds every change, so a failure to open it is no one's concern. */
export function followSite(parts: FollowParts, listener: SiteLiveListener): () => void {
  const { session, connection } = parts;
  let live: SiteLive | null = null;
  let stopped = false;
  let token = session.token();
  const start = async (): Promise<void> => {
    token = session.token();
    const opened = await parts.open(listener);
    if (stopped) opened.close();
    else live = opened;
  };
  const callOff = parts.timers.whenIdle(() => {
    start().catch(() => undefined);
  });
  const stops = [
    connection.subscribe(() => {
      if (connection.isOnline()) live?.reconnect();
    }),
    session.subscribe(() => {
      if (token === session.token()) return;
      token = session.token();
      live?.comeAgain();
    }),
  ];
  return () => {
    stopped = true;
    callOff();
    for (const stop of stops) stop();
    live?.close();
  };
}
