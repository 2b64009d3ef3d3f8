// Which host serves what: invitation links, images and launched games.
import type { Chance } from "@jonaki/client";

/** Referral and affiliate links are built on the first host of domainList [SITE-31]; null when there is none. */
export function inviteBase(domainList: readonly string[], protocol: string): string | null {
  const host = domainList[0];
  return host === undefined ? null : `${protocol}//${host}`;
}

/** One of the list by chance, or null when it is empty. */
export function pickHost(hosts: readonly string[], chance: Chance): string | null {
  const number = new DataView(Uint8Array.from(chance(4)).buffer).getUint32(0);
  return hosts[number % Math.max(hosts.length, 1)] ?? null;
}

/** The picked host before an image's path; without one the site's own host serves it [SITE-59]. */
export function imageAddress(path: string, imageHost: string | null): string {
  if (imageHost === null) return path;
  const origin = (hasScheme(imageHost) ? imageHost : `https://${imageHost}`).replace(/\/+$/u, "");
  return `${origin}${path.startsWith("/") ? path : `/${path}`}`;
}

/** The launch URL with the picked host in place of its own; without one as answered [SITE-60]. */
export function launchAddress(launchUrl: string, launchHost: string | null): string {
  if (launchHost === null) return launchUrl;
  const url = new URL(launchUrl);
  const other = new URL(hasScheme(launchHost) ? launchHost : `${url.protocol}//${launchHost}`);
  url.protocol = other.protocol;
  url.hostname = other.hostname;
  // Setting the host alone would keep the old port.
  url.port = other.port;
  return url.href;
}

const hasScheme = (host: string): boolean => /^https?:\/\//u.test(host);
