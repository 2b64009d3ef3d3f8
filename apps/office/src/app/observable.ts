// A value that screens can follow.
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

export function useObservable<Value>({ get, subscribe }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
