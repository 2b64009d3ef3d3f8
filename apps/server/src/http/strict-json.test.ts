// JSON is read as JSON.parse reads it, except that double keys and prototype keys make it unreadable.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStrictJson, UnreadableJson } from "./strict-json.ts";

describe("strict JSON", () => {
  it("[CALL-2.1] reads whatever JSON.stringify writes, to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        if (!text.includes("__proto__")) expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it("[CALL-2.1] refuses an object with any key written twice, however deep and however spelt", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.jsonValue({ maxDepth: 2 }),
        fc.integer({ min: 0, max: 5 }),
        (key, value, depth) => {
          const twice = `{${JSON.stringify(key)} : ${JSON.stringify(value)}, ${JSON.stringify(key)}:1}`;
          const text = '{"a":['.repeat(depth) + twice + "]}".repeat(depth);
          expect(() => parseStrictJson(text)).toThrow(UnreadableJson);
        },
      ),
    );
  });

  it("[CALL-2.1] lets the same key stand in different objects", () => {
    expect(parseStrictJson('{"a":{"a":1},"b":[{"a":1},{"a":2}]}')).toEqual({
      a: { a: 1 },
      b: [{ a: 1 }, { a: 2 }],
    });
  });

  it("[CALL-2.1] is not misled by braces, colons and quotes inside texts", () => {
    expect(parseStrictJson(String.raw`{"a":"{\"a\":1}","b":"a\\"}`)).toEqual({ a: '{"a":1}', b: "a\\" });
  });
});
