// The link of a forgotten password [ACC-60]: a token that is kept as a hash, half an hour, and an address of our own.
import { createHash } from "node:crypto";
import type { Context } from "../../../http/handlers.ts";

export const TOKEN_BYTES = 32;
export const LINK_MINUTES = 30;

export const resetTokenHash = (token: string): Buffer =>
  createHash("sha256").update(`reset ${token}`).digest();

export const linkExpiry = (moment: Date): Date => new Date(moment.getTime() + LINK_MINUTES * 60_000);

/** Behind the hash sign: it reaches no server and no log but the page that opens it. */
export const resetLink = (origin: string, token: string): string => `${origin}/login#reset=${token}`;

export interface OwnHosts {
  /** The public host of the configuration, with its port if it has one. */
  readonly siteHost: string | undefined;
  readonly port: number;
  readonly isOwnHost: (host: string) => boolean;
}

/**
 * Where a link leads: to the host that was asked when that is one of ours, otherwise to the configured one. A port is
 * believed only where no host is configured, because a host is registered with all of its ports.
 */
export function linkOrigin(
  { host, origin }: Pick<Context, "host" | "origin">,
  { siteHost, port, isOwnHost }: OwnHosts,
): string {
  const isNamed = host === siteHost;
  const isRegistered = isOwnHost(host) && (siteHost === undefined || !/:\d+$/u.test(host));
  if (isNamed || isRegistered) return origin;
  return siteHost === undefined ? `http://localhost:${port}` : `https://${siteHost}`;
}
