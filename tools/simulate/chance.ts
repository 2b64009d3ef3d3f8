// Seeded chance for the simulator: the same seed draws the same numbers, whatever the platform answers meanwhile.
export interface Chance {
  /** A whole number from 0 up to, not including, the bound. */
  below(bound: number): number;
  /** Both ends included. */
  between(least: number, most: number): number;
  /** True in so many of a thousand draws. */
  perMille(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

const WARM_UP = 12;

/** The generator sfc32 on four words made from the seed. */
export function createChance(seed: number): Chance {
  let [a, b, c, counter] = [seed | 0, Math.trunc(seed / 2 ** 32) | 0, 0x9e3779b9, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) next();
  const below = (bound: number): number => Math.floor((next() / 2 ** 32) * bound);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    perMille: (share) => below(1_000) < share,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
    shuffled: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const [one, two] = [mixed[last], mixed[other]];
        if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one];
      }
      return mixed;
    },
  };
}
