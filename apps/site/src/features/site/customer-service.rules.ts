// The customer-service link: which window, which channel, which entry, and whether a link may be opened.
import { CS_CHAT_TYPE, CS_KEY_LENGTH, CS_POPUP, VIP_SERVICE_RANK } from "@jonaki/wire/constants";

/** A window is as large as where it was opened from says [SITE-37]. */
export function popupFeatures(from: keyof typeof CS_POPUP): string {
  const { widthPx, heightPx } = CS_POPUP[from];
  return `popup,width=${widthPx},height=${heightPx}`;
}

export type ServiceChannel = "VIP" | "LIVECHAT";

/** A member above rank 4 gets the VIP channel, everybody else live chat [SITE-45]. */
export function channelFor(rankLevel: number | null): ServiceChannel {
  return rankLevel !== null && rankLevel > VIP_SERVICE_RANK ? "VIP" : "LIVECHAT";
}

export interface PathEntry {
  readonly type: string;
  readonly path: string;
}

export interface HiddenLink {
  readonly encrypted: string;
  readonly key: string;
}

/** The entry of type '3': its last 8 characters are the key [SITE-41, SITE-43]; null when there is none. */
export function hiddenLink(pathList: readonly PathEntry[]): HiddenLink | null {
  const path = pathList.find(({ type }) => type === CS_CHAT_TYPE)?.path;
  if (path === undefined || path.length <= CS_KEY_LENGTH) return null;
  return { encrypted: path.slice(0, -CS_KEY_LENGTH), key: path.slice(-CS_KEY_LENGTH) };
}

/** https anywhere; anything else only on our own host while the site runs on this very machine [SITE-42]. */
export function mayOpen(link: string, siteHost: string): boolean {
  const url = parsed(link);
  if (url === null) return false;
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isLoopback(siteHost) && url.host === siteHost;
}

function parsed(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/u, "");
  return (
    name === "localhost" || name.endsWith(".localhost") || /^127(?:\.\d+){3}$/u.test(name) || name === "[::1]"
  );
}
