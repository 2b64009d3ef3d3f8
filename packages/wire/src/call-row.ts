// One call as the browser carries it: a short row instead of the schemas. Written by call-table.ts when the
// site is built, read here; this file must stay free of the schema library.
import type { Call, Sealing } from "./call.ts";

/** Method, path, one letter for each trait that is not the usual, and the query values of [CALL-9] if any. */
export type CallRow =
  | readonly [method: string, path: string, traits: string]
  | readonly [method: string, path: string, traits: string, when: Readonly<Record<string, string>>];

/** Domain, then catalogue name. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, CallRow>>>>;

/** What a caller has to know to make a call. */
export interface CallTraits {
  readonly method: string;
  readonly path: string;
  readonly when: Readonly<Record<string, string>>;
  /** Sent with the session's token; without one there is nothing to send. */
  readonly needsToken: boolean;
  readonly sealed: Sealing;
  readonly idempotent: boolean;
  /** Sent as the header Version; undefined when there is none. */
  readonly version: string | undefined;
  readonly body: Call["body"];
  readonly answer: Call["answer"];
}

// t token · e sealed always · s sealed also · i idempotent · f form · m multipart · b the bytes of an image · a
// digit is its version
export function writeCallRow(call: Call): CallRow {
  const traits = [
    call.who === "public" ? "" : "t",
    { never: "", always: "e", also: "s" }[call.sealed],
    call.idempotent ? "i" : "",
    { json: "", form: "f", multipart: "m" }[call.body],
    call.answer === "image" ? "b" : "",
    call.version ?? "",
  ].join("");
  return call.when === undefined
    ? [call.method, call.path, traits]
    : [call.method, call.path, traits, call.when];
}

export function readCallRow([method, path, traits, when = {}]: CallRow): CallTraits {
  const has = (letter: string) => traits.includes(letter);
  return {
    method,
    path,
    when,
    needsToken: has("t"),
    sealed: has("e") ? "always" : has("s") ? "also" : "never",
    idempotent: has("i"),
    version: /\d/.exec(traits)?.[0],
    body: has("f") ? "form" : has("m") ? "multipart" : "json",
    answer: has("b") ? "image" : "envelope",
  };
}
