import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalText, hashOfTable, isSameJson } from "./json.ts";
import type { Json } from "./json.ts";

describe("canonical JSON", () => {
  it("[FAIR-18] a table has one text, whatever the order its fields were written in", () => {
    const one = { b: [1, { d: "২", c: null }], a: true };
    const other = { a: true, b: [1, { c: null, d: "২" }] };
    expect(canonicalText(one)).toBe('{"a":true,"b":[1,{"c":null,"d":"২"}]}');
    expect(hashOfTable(one)).toBe(hashOfTable(other));
    expect(hashOfTable(one)).toMatch(/^[0-9a-f]{64}$/u);
  });

  it("[FAIR-18] the order of a list counts", () => {
    expect(hashOfTable([1, 2])).not.toBe(hashOfTable([2, 1]));
  });

  it("[FAIR-18] a float has no place in a pay table", () => {
    expect(() => canonicalText({ pays: 1.98 })).toThrow(RangeError);
    expect(() => canonicalText([2 ** 53])).toThrow(RangeError);
  });

  it("[FAIR-9] values are the same exactly when their canonical texts are", () => {
    const leaf = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom("", "1"),
    );
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie("json"), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom("a", "b"), tie("json"), { noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(isSameJson(structuredClone(one), one)).toBe(true);
        expect(isSameJson(one, other)).toBe(canonicalText(one) === canonicalText(other));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["a text for a number", { a: "1" }],
    ["a field too many", { a: 1, b: 2 }],
    ["a field by inheritance", Object.create({ a: 1 })],
    ["another field beside an inherited one", Object.assign(Object.create({ a: 1 }), { b: 1 })],
    ["a list", [1]],
    ["nothing", undefined],
  ])("[FAIR-9] %s is not the same", (_what, read) => {
    expect(isSameJson(read, { a: 1 })).toBe(false);
  });
});
