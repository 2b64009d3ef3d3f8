// An address as limits count it: one IPv4 address, or one IPv6 /64, which is what one subscriber has [CALL-15].
import { isIPv6 } from "node:net";

const GROUPS = 8;
const COUNTED_GROUPS = 4;

export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/u, "");
  // An IPv4 address that arrived on an IPv6 socket.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [before = "", after = ""] = plain.split("::");
  const groups = [groupsOf(before), groupsOf(after)] as const;
  const gap = plain.includes("::") ? GROUPS - groups[0].length - groups[1].length : 0;
  const all = [...groups[0], ...Array.from({ length: gap }, () => "0"), ...groups[1]];
  return all.slice(0, COUNTED_GROUPS).join(":");
}

/** Without leading zeros; an IPv4 tail lies beyond the groups that count. */
const groupsOf = (text: string): readonly string[] =>
  text === ""
    ? []
    : text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [shortest(group)]));

const shortest = (group: string): string => Number.parseInt(group, 16).toString(16);
