// What the process writes as an array is what the database reads, whatever the values are.
import { createTestDatabase } from "@jonaki/testkit";
import * as fc from "fast-check";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bigints, digests, strings } from "./arrays.ts";
import { numbers, texts } from "./connection.ts";

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: (await createTestDatabase()).url });
  await client.connect();
});
afterAll(() => client.end());

const readBack = async (type: string, value: unknown): Promise<unknown> =>
  (await client.query(`select to_jsonb($1::${type}[]) as read`, [value])).rows[0].read;

const anyBigint = fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n });
/** PostgreSQL's text has no character of code 0, and UTF-8 no half of a pair. */
const anyText = fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "").toWellFormed());

describe("arrays in PostgreSQL's binary form", () => {
  it("whole numbers up to the largest, and nulls", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(anyBigint)), async (values) => {
        const read = await client.query("select $1::bigint[]::text as read", [bigints(values)]);
        expect(read.rows[0].read).toBe(`{${values.map((value) => value ?? "NULL").join(",")}}`);
      }),
      { numRuns: 60 },
    );
  });

  it("texts of any letters: quotes, commas, braces, Bengali, the word NULL", async () => {
    const odd = ['"', "\\", "{a,b}", "NULL", "", "জোনাকি", "🪲", "a\nb"];
    expect(await readBack("text", strings(odd))).toEqual(odd);
    await fc.assert(
      fc.asyncProperty(fc.array(anyText), async (values) => {
        expect(await readBack("text", strings(values))).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  it("byte strings given as hex, and nulls; half a byte is a fault", async () => {
    const values = ["00ff", null, "", "ab".repeat(32)];
    const read = await client.query(
      "select array(select encode(b, 'hex') from unnest($1::bytea[]) b) as read",
      [digests(values)],
    );
    expect(read.rows[0].read).toEqual(values);
    expect(() => digests(["abc"])).toThrow(RangeError);
    expect(() => digests(["zz"])).toThrow(RangeError);
  });

  it("nothing at all is an empty array", async () => {
    const read = await client.query(
      "select $1::bigint[] = '{}' as one, $2::text[] = '{}' as two, $3::bytea[] = '{}' as three",
      [bigints([]), strings([]), digests([])],
    );
    expect(read.rows[0]).toEqual({ one: true, two: true, three: true });
  });
});

describe("arrays as text, for columns of other types", () => {
  it("no value can end its element", async () => {
    const odd = ['"', "\\", '","', "{a,b}", "NULL", "", "জোনাকি", null];
    expect(await readBack("text", texts(odd))).toEqual(odd);
    expect(await readBack("int", numbers([1, -2, null]))).toEqual([1, -2, null]);
    expect(await readBack("text", texts([]))).toEqual([]);
  });
});
