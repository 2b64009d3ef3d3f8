// The request id of a money call [WAL-3]: made when values are first sent, the same for the same values
// until there is a definite answer, a new one for other values.
import { fingerprint } from "./fingerprint.ts";
import { randomText } from "./ports.ts";
import type { Chance } from "./ports.ts";

export interface RequestIds {
  readonly idFor: (call: string, input: unknown) => string;
  /** A definite answer came: the next sending of these values is a new request. */
  readonly settle: (call: string, input: unknown) => void;
}

// In memory only: the values may hold a payment password, which must not reach any storage.
export function createRequestIds(chance: Chance): RequestIds {
  const open = new Map<string, string>();
  const keyOf = (call: string, input: unknown): string => `${call} ${fingerprint(input)}`;
  return {
    idFor: (call, input) => {
      const key = keyOf(call, input);
      const id = open.get(key) ?? randomText(chance);
      open.set(key, id);
      return id;
    },
    settle: (call, input) => {
      open.delete(keyOf(call, input));
    },
  };
}

const REFUSED_BY_A_RULE = 422;
const CONFLICT = 409;

/**
 * Only an answer that was given after the request id was looked up is definite. A 401, 403, 429 or 5xx is
 * given before that, so it says nothing about an earlier sending of the same id that got no answer.
 */
export function isDefinite(ok: boolean, status: number): boolean {
  return ok || status === REFUSED_BY_A_RULE || status === CONFLICT;
}
