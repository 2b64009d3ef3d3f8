// Which addresses count as one place: the same /24 of IPv4, the same /48 of IPv6 [ACC-125].
import { isIPv6 } from "node:net";
import { expandIPv6, plainAddress } from "../../../platform/address.ts";

const DAY_MS = 24 * 3_600_000;
const KNOWN_DAYS = 90;

export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain)
    ? `${expandIPv6(plain).slice(0, 3).join(":")}::/48`
    : `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}

export const knownUntil = (moment: Date): Date => new Date(moment.getTime() + KNOWN_DAYS * DAY_MS);
