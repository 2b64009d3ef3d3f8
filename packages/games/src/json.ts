// JSON with one text per value: what a pay table's hash is taken over [FAIR-18], and how a recorded outcome is
// compared with a recomputed one.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Keys in the order of their characters, no spaces, whole numbers only. */
export function canonicalText(value: Json): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new RangeError("A pay table holds whole numbers; write a fraction as text.");
  }
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalText).join(",")}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`).join(",")}}`;
}

/** The hash that names a pay table and its parameters, as lower-case hex. */
export function hashOfTable(table: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalText(table))));
}

/** Whether a value read from outside says exactly the same; the order of an object's keys does not count. */
export function isSameJson(read: unknown, expected: Json): boolean {
  if (expected === null || typeof expected !== "object") return read === expected;
  if (isList(expected)) {
    return (
      Array.isArray(read) &&
      read.length === expected.length &&
      expected.every((item, place) => isSameJson(read[place], item))
    );
  }
  if (!isFields(read) || Object.keys(read).length !== Object.keys(expected).length) return false;
  return Object.entries(expected).every(
    ([key, field]) => Object.hasOwn(read, key) && isSameJson(read[key], field),
  );
}

/** Whether a value from outside is an object with fields, and no list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Array.isArray does not know lists that are only read.
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
