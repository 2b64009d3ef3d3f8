// Maps whose changes can be taken back: the search for the order in which things happened tries one and returns.
export interface Journal {
  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void;
  /** Where the journal stands now. */
  mark(): number;
  /** Takes everything back that was changed since a mark. */
  undoTo(mark: number): void;
  /** What stands now stands for good. */
  settle(): void;
}

export function createJournal(): Journal {
  let changes: (() => void)[] = [];
  return {
    set: (map, key, value) => {
      const before = map.get(key);
      changes.push(() => void (before === undefined ? map.delete(key) : map.set(key, before)));
      map.set(key, value);
    },
    mark: () => changes.length,
    undoTo: (mark) => {
      while (changes.length > mark) changes.pop()?.();
    },
    settle: () => {
      changes = [];
    },
  };
}
