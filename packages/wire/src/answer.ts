// What comes back from a call: the envelope on the wire [CALL-1, CALL-2] and the value a flow returns.
import type { Code } from "./codes.ts";

export interface Envelope<Value = unknown> {
  readonly success: boolean;
  readonly code: Code | null;
  readonly value: Value;
  readonly message: string | null;
}

/** An expected "no": a code of the catalogue with its parameters by name. */
export interface Refused {
  readonly ok: false;
  readonly code: Code;
  readonly value: Readonly<Record<string, unknown>> | null;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Answer<Value> = Accepted<Value> | Refused;

export const accepted = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refused = (code: Code, value: Readonly<Record<string, unknown>> | null = null): Refused => ({
  ok: false,
  code,
  value,
});
