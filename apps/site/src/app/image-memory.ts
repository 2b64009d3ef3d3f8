// The memory of lazy images [SITE-57]: those that were loaded show at once the next time; the others wait until they
// are near the screen.
export const MOST_KEPT = 200;
export const MOST_TRIES = 3;

export interface ImageMemory {
  readonly isKept: (address: string) => boolean;
  readonly keep: (address: string) => void;
}

export function createImageMemory(): ImageMemory {
  const kept = new Set<string>();
  return {
    isKept: (address) => kept.has(address),
    keep: (address) => {
      // The newest stand last, so the first is the one not seen for longest.
      kept.delete(address);
      kept.add(address);
      const oldest = kept.values().next();
      if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
    },
  };
}
