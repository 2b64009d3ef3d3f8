// Follows the live topic `site` [CALL-182]: whatever touches the status is told at once. Loaded when the
// browser is idle, because the page does not need it to begin.
import { createLive } from "@jonaki/client";
import type { Chance, LiveSocket, Timers } from "@jonaki/client";

export interface SiteLiveParts {
  readonly connect: () => LiveSocket;
  readonly token: () => string | null;
  readonly timers: Timers;
  readonly chance: Chance;
  readonly statusChanged: () => void;
}

export interface SiteLive {
  readonly reconnect: () => void;
  readonly close: () => void;
}

export function openSiteLive({ statusChanged, ...parts }: SiteLiveParts): SiteLive {
  const live = createLive({
    ...parts,
    onEvent: ({ topic, name }) => {
      if (topic === "site" && name === "status.changed") statusChanged();
    },
    onReload: statusChanged,
  });
  live.join("site");
  return live;
}
