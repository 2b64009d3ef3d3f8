// One address for a limit: an IPv4 address, or the /64 an IPv6 address lies in.
import { expect, it } from "vitest";
import { addressKey, plainAddress } from "./address.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("[CALL-15] %s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it("[CALL-15] an IPv4 address in IPv6 clothes is shown as itself", () => {
  expect(plainAddress("::FFFF:203.0.113.9")).toBe("203.0.113.9");
});
