import { describe, expect, it } from "vitest";
import { addressKey } from "./address.ts";

describe("an address as limits count it", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:1::7", "2001:db8:0:1"],
    ["2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1"],
    ["2001:db8::7", "2001:db8:0:0"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
  ])("[CALL-15] %s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
