// How many are at one door of this process at the same time: failures count when they are over, so a crowd that came at
// once would otherwise pass uncounted.
export interface Crowd {
  /** Does the work, or answers null when too many are at it already. */
  among<Result>(key: Buffer, work: () => Promise<Result>): Promise<Result | null>;
}

export function createCrowd(most: number): Crowd {
  const inside = new Map<string, number>();
  return {
    among: async (key, work) => {
      const name = key.toString("hex");
      const before = inside.get(name) ?? 0;
      if (before >= most) return null;
      inside.set(name, before + 1);
      try {
        return await work();
      } finally {
        const left = (inside.get(name) ?? 1) - 1;
        if (left === 0) inside.delete(name);
        else inside.set(name, left);
      }
    },
  };
}
