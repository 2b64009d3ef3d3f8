// The settings a member played with last [INS-16], kept per game. What cannot be read any more is the default.
import type { TextStore } from "@jonaki/browser/text-store";

export interface Settings<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

export function settingsIn<Value>(
  store: TextStore,
  game: string,
  read: (value: unknown) => Value,
  first: Value,
): Settings<Value> {
  const key = `settings.${game}`;
  return {
    read: () => {
      try {
        return read(JSON.parse(store.read(key) ?? "null"));
      } catch {
        return first;
      }
    },
    write: (value) => store.write(key, JSON.stringify(value)),
  };
}
