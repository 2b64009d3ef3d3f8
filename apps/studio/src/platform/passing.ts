// A place for what comes and goes a thousand times a second. A Map that is added to and deleted from is copied again and again,
// and each copy refers to the next: once one of them has grown old, everything that ever was in it stays in memory until all of
// it is looked through. An object without a prototype is changed where it is.

export interface Passing<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  values(): readonly Value[];
}

export function createPassing<Value>(): Passing<Value> {
  const held = Object.create(null) as Record<string, Value>;
  return {
    get: (key) => held[key],
    set: (key, value) => {
      held[key] = value;
    },
    delete: (key) => {
      delete held[key];
    },
    values: () => Object.values(held),
  };
}
