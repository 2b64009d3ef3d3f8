// A bet keeps its request until it has a definite answer [WAL-3]: pressed again with the same values after a fault of the studio,
// it is the same request, and what was taken the first time is not taken twice.
import type { RandomText } from "./chance.ts";

export interface Requests {
  /** The request of these values: the one that is not answered, or a new one. */
  of<Values extends object>(values: Values): Values & { readonly requestId: string };
  /** It has its answer. */
  forget(): void;
}

const LENGTH = 24;

export function keepRequests(randomText: RandomText): Requests {
  let kept: { readonly text: string; readonly requestId: string } | null = null;
  return {
    of: (values) => {
      const text = JSON.stringify(values);
      if (kept?.text !== text) kept = { text, requestId: randomText(LENGTH) };
      return { requestId: kept.requestId, ...values };
    },
    forget: () => void (kept = null),
  };
}
