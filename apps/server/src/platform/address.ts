// An address as limits count it: one IPv4 address or one IPv6 /64 [CALL-15]; and whether one lies in given networks.
import { BlockList, isIP } from "node:net";

/** The address itself, with an IPv4 address that arrived in IPv6 clothes taken out of them. */
export function plainAddress(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  return mapped?.[1] ?? address.replace(/%.*$/u, "");
}

export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(":") ? `${expandIPv6(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The eight groups of an IPv6 address, without leading zeros. */
export function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(missing, 0)).fill("0"), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

const BITS = { 4: 32, 6: 128 } as const;

/** Whether a text is an address, or a network as 198.51.100.0/24. */
export function isRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  return (
    more.length === 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= BITS[family]))
  );
}

/** Whether an address lies in one of the networks. */
export function addressRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
