// What comes back from a call: the envelope on the wire [CALL-1, CALL-2] and the value a flow returns.
import type { Code } from "./codes.ts";

export interface Envelope<Value = unknown> {
  readonly success: boolean;
  readonly code: Code | null;
  readonly value: Value;
  readonly message: string | null;
}

/** An expected "no": a code of the catalogue with its parameters by name. */
export interface Refused<Refusal extends Code = Code> {
  readonly ok: false;
  readonly code: Refusal;
  readonly value: Readonly<Record<string, unknown>> | null;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A flow names the codes it may refuse with, and the compiler holds it to them. */
export type Answer<Value, Refusal extends Code = Code> = Accepted<Value> | Refused<Refusal>;

export const accepted = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refused = <Refusal extends Code>(
  code: Refusal,
  value: Readonly<Record<string, unknown>> | null = null,
): Refused<Refusal> => ({
  ok: false,
  code,
  value,
});
