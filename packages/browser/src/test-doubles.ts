// An area of the browser's storage for tests, with what it held before.
export function memoryStorage(values: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(values));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
