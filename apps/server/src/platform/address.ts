// An address as limits count it: one IPv4 address or one IPv6 /64 [CALL-15].
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
