// Readers for what comes from the network: a value is exactly what it must be or it is refused whole. Small
// enough for a browser, where a schema library would weigh more than a game.
import { isFields } from "../json.ts";
import type { Json } from "../json.ts";

/** Gives the value back with its type, or throws Unreadable. */
export type Read<Value> = (value: unknown) => Value;
export type Reading<Reader> = Reader extends Read<infer Value> ? Value : never;

export class Unreadable extends Error {}

const ANY_TEXT = /^[^]*$/u;

export function text(shape: RegExp = ANY_TEXT): Read<string> {
  return (value) => {
    if (typeof value !== "string" || !shape.test(value)) throw new Unreadable("text");
    return value;
  };
}

export function oneOf<const Word extends string>(words: readonly Word[]): Read<Word> {
  return (value) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw new Unreadable(words.join(" | "));
    return word;
  };
}

export const flag: Read<boolean> = (value) => {
  if (typeof value !== "boolean") throw new Unreadable("flag");
  return value;
};

/** A whole number of 0 or more. */
export const count: Read<number> = (value) => {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new Unreadable("count");
  return value;
};

export function nullable<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

export function list<Item>(read: Read<Item>): Read<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable("list");
    return value.map((item) => read(item));
  };
}

type Readers = Readonly<Record<string, Read<unknown>>>;
type Fields<Shape extends Readers> = { readonly [Name in keyof Shape]: Reading<Shape[Name]> };

/** Exactly these fields: one too many is refused like one that is missing. */
export function fields<const Shape extends Readers>(shape: Shape): Read<Fields<Shape>> {
  const names = Object.keys(shape);
  return (value) => {
    if (!isFields(value) || Object.keys(value).length !== names.length) throw new Unreadable("fields");
    const read = Object.entries(shape).map(([name, reader]) => {
      if (!Object.hasOwn(value, name)) throw new Unreadable(name);
      return [name, reader(value[name])];
    });
    // Every name of the shape was read by its own reader.
    return Object.fromEntries(read) as Fields<Shape>;
  };
}

/** Anything that JSON can say: a game reads its own choices and outcomes out of it. */
export const json: Read<Json> = (value) => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => json(item));
  if (!isFields(value)) throw new Unreadable("json");
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, json(field)]));
};
