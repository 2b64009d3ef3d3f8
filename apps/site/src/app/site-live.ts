// Follows the live topic `site` and, for a member, `member` [CALL-182]: whatever touches the status or the session is
// told at once. Loaded when the browser is idle, because the page does not need it to begin.
import { createLive } from "@jonaki/client";
import type { Chance, LiveSocket, Timers } from "@jonaki/client";

export interface SiteLiveListener {
  readonly statusChanged: () => void;
  /** A session of the member has ended, perhaps this one. */
  readonly sessionEnded: () => void;
  /** The member's money has moved, or may have while nobody listened [WAL-13]. */
  readonly walletChanged: () => void;
  /** A limit has changed or was met, or a reality check is due [SAFE-5, SAFE-14]; null when one may have while nobody listened. */
  readonly safeChanged: (news: unknown) => void;
  /** A deposit or a withdrawal of the member has moved, or may have. */
  readonly cashierChanged: () => void;
  /** A message came; null when one may have while nobody listened [MSG-14]. */
  readonly messageReceived: (message: unknown) => void;
}

export interface SiteLiveParts extends SiteLiveListener {
  readonly connect: () => LiveSocket;
  readonly token: () => string | null;
  readonly timers: Timers;
  readonly chance: Chance;
}

export interface SiteLive {
  readonly reconnect: () => void;
  /** As whoever the token now stands for. */
  readonly comeAgain: () => void;
  readonly close: () => void;
}

/** A bet that has ended has changed the wallet too. */
const WALLET_EVENTS: ReadonlySet<string> = new Set(["wallet.changed", "bet.settled"]);
const SAFE_EVENTS: ReadonlySet<string> = new Set(["limit.changed", "reality.due"]);
const ORDER_EVENTS: ReadonlySet<string> = new Set(["deposit.changed", "withdrawal.changed"]);

export function openSiteLive(options: SiteLiveParts): SiteLive {
  const {
    statusChanged,
    sessionEnded,
    walletChanged,
    safeChanged,
    cashierChanged,
    messageReceived,
    ...parts
  } = options;
  const live = createLive({
    ...parts,
    onEvent: ({ topic, name, value }) => {
      if (topic === "site" && name === "status.changed") statusChanged();
      if (topic === "member" && name === "session.ended") sessionEnded();
      if (topic === "member" && WALLET_EVENTS.has(name)) walletChanged();
      if (topic === "member" && SAFE_EVENTS.has(name)) safeChanged(value);
      if (topic === "member" && ORDER_EVENTS.has(name)) cashierChanged();
      if (topic === "member" && name === "message.received") messageReceived(value);
    },
    onReload: (topic) => {
      if (topic === "site") statusChanged();
      if (topic !== "member") return;
      walletChanged();
      safeChanged(null);
      cashierChanged();
      messageReceived(null);
    },
  });
  const joinMember = (): void => {
    if (parts.token() === null) live.leave("member");
    else live.join("member");
  };
  live.join("site");
  joinMember();
  return {
    reconnect: live.reconnect,
    comeAgain: () => {
      live.restart();
      joinMember();
    },
    close: live.close,
  };
}
