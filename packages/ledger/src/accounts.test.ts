// The arithmetic of account ids.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allShards,
  FIRST_POOL_ID,
  MEMBER_KINDS,
  memberAccount,
  memberOf,
  shardOf,
  unitOf,
  UNITS,
} from "./accounts.ts";

const member = fc.bigInt({ min: 1n, max: (1n << 46n) - 1n });

describe("ids of accounts", () => {
  it("[WAL-30] a member's account says its member and its unit, for every kind and unit", () => {
    fc.assert(
      fc.property(member, fc.constantFrom(...MEMBER_KINDS), fc.constantFrom(...UNITS), (id, kind, unit) => {
        const account = memberAccount(id, kind, unit);
        expect(memberOf(account)).toBe(id);
        expect(unitOf(account)).toBe(unit);
      }),
    );
  });

  it("[WAL-30] a member has three accounts in each unit, and no two of all of them are one", () => {
    const ids = [1n, 2n, 3n].flatMap((id) =>
      MEMBER_KINDS.flatMap((kind) => UNITS.map((unit) => memberAccount(id, kind, unit))),
    );
    expect(new Set(ids).size).toBe(3 * 3 * 4);
  });

  it("a pool's accounts are nobody's and keep the pool's unit", () => {
    const pool = { first: FIRST_POOL_ID + 512n + 2n, shards: 64 };
    expect(allShards(pool)).toHaveLength(64);
    for (const account of allShards(pool)) {
      expect(memberOf(account)).toBeNull();
      expect(unitOf(account)).toBe("PLAY");
    }
    expect(new Set(allShards(pool)).size).toBe(64);
  });

  it("a writer with a higher number than a pool has shards uses one it has", () => {
    const single = { first: FIRST_POOL_ID + 512n, shards: 1 };
    expect(shardOf(single, 17)).toBe(single.first);
    const many = { first: FIRST_POOL_ID + 1_024n, shards: 64 };
    expect(allShards(many)).toContain(shardOf(many, 64 + 5));
    expect(shardOf(many, 64 + 5)).toBe(shardOf(many, 5));
  });

  it("bits that are no unit's are refused", () => {
    expect(() => unitOf(64n + 4n)).toThrow("No unit has the bits");
  });
});
