// A value that screens can follow: the few states that belong to no server and no single screen.
import { useSyncExternalStore } from "react";

export interface Observable<Value> {
  readonly get: () => Value;
  readonly subscribe: (changed: () => void) => () => void;
}

export interface Settable<Value> extends Observable<Value> {
  readonly set: (value: Value) => void;
}

export function observable<Value>(first: Value): Settable<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of listeners) changed();
    },
  };
}

/** What a view was drawn with in the house may differ from what the visitor chose; then it is taken over as it stands first. */
export function useObservable<Value>({ get, subscribe }: Observable<Value>, drawnWith?: Value): Value {
  return useSyncExternalStore(subscribe, get, () => drawnWith ?? get());
}
