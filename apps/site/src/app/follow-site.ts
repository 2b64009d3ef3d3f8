// Opens the live socket once the browser is idle and brings it back when the connection returns.
import type { SiteTimers } from "./clock.ts";
import type { Connection } from "./network.ts";
import type { SiteLive, SiteLiveParts } from "./site-live.ts";

export interface FollowParts {
  readonly timers: SiteTimers;
  readonly connection: Connection;
  readonly open: (statusChanged: () => void) => Promise<SiteLive>;
}

/** Without the socket the minute's poll still finds every change, so a failure to open it is no one's concern. */
export function followSite(parts: FollowParts, statusChanged: SiteLiveParts["statusChanged"]): () => void {
  let live: SiteLive | null = null;
  let stopped = false;
  const start = async (): Promise<void> => {
    const opened = await parts.open(statusChanged);
    if (stopped) opened.close();
    else live = opened;
  };
  const callOff = parts.timers.whenIdle(() => {
    start().catch(() => undefined);
  });
  const unsubscribe = parts.connection.subscribe(() => {
    if (parts.connection.isOnline()) live?.reconnect();
  });
  return () => {
    stopped = true;
    callOff();
    unsubscribe();
    live?.close();
  };
}
