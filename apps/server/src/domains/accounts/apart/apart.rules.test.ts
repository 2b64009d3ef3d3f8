import { describe, expect, it } from "vitest";
import { apartFrom } from "./apart.rules.ts";
import type { Sitter } from "./apart.rules.ts";

const sitter = (memberId: bigint, more: Partial<Sitter> = {}): Sitter => ({
  memberId,
  devices: [`device-${memberId}`],
  addresses: [`198.51.100.${memberId}`],
  accounts: [`017000000${memberId}`],
  idNumber: `10000000${memberId}`,
  above: [],
  uplineId: null,
  ...more,
});

const isApart = (one: Partial<Sitter>, other: Partial<Sitter> = {}): boolean =>
  apartFrom(sitter(1n, one), [sitter(2n, other)])[0] === true;

describe("two at one table", () => {
  it("[CAR-52] with nothing in common may sit together", () => {
    expect(isApart({})).toBe(false);
    expect(isApart({ devices: [], addresses: [], accounts: [], idNumber: null })).toBe(false);
    expect(isApart({ idNumber: null }, { idNumber: null })).toBe(false);
  });

  it.each<[string, Partial<Sitter>]>([
    ["a device", { devices: ["device-9", "device-2"] }],
    ["an address", { addresses: ["198.51.100.2"] }],
    ["a receiving account", { accounts: ["0170000002", "0170000009", "0170000002"] }],
    ["an ID number", { idNumber: "100000002" }],
  ])("[CAR-52] with %s in common are kept apart", (_what, shared) => {
    expect(isApart(shared)).toBe(true);
  });

  it("[CAR-52] share an IPv6 address with everybody of its network", () => {
    expect(isApart({ addresses: ["2001:db8:1:2::a"] }, { addresses: ["2001:db8:1:2:ffff::b"] })).toBe(true);
    expect(isApart({ addresses: ["2001:db8:1:2::a"] }, { addresses: ["2001:db8:1:3::a"] })).toBe(false);
  });

  it("[CAR-52] of whom one stands above the other are kept apart, whoever came first", () => {
    expect(isApart({ above: [7n, 2n] })).toBe(true);
    expect(isApart({}, { above: [1n] })).toBe(true);
    expect(isApart({ above: [7n] }, { above: [7n] })).toBe(false);
  });

  it("[CAR-52] a third one of the same upline is kept apart from the two, and from nobody else", () => {
    const newcomer = sitter(1n, { uplineId: 50n });
    const [two, three, four] = [
      sitter(2n, { uplineId: 50n }),
      sitter(3n, { uplineId: 50n }),
      sitter(4n, { uplineId: 60n }),
    ];
    expect(apartFrom(newcomer, [two, four])).toEqual([false, false]);
    expect(apartFrom(newcomer, [two, four, three])).toEqual([true, false, true]);
    expect(apartFrom(sitter(1n), [sitter(2n), sitter(3n)])).toEqual([false, false]);
  });

  it("[CAR-52] nobody sits with oneself or with somebody nobody knows", () => {
    expect(apartFrom(sitter(1n), [sitter(1n), undefined, sitter(2n)])).toEqual([true, true, false]);
    expect(apartFrom(undefined, [sitter(2n)])).toEqual([true]);
  });
});
