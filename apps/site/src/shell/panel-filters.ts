// What the record in a panel is narrowed to, in the address: a reload or a link shows the same rows, and Back closes the
// panel instead of walking through every filter that was tried.
import { FILTER_KEYS, useLayers } from "./layers.ts";

export type FilterTexts = Readonly<Partial<Record<(typeof FILTER_KEYS)[number], string>>>;

interface PanelFilters {
  readonly texts: FilterTexts;
  /** These and no others. */
  readonly narrow: (texts: FilterTexts) => void;
}

export function usePanelFilters(): PanelFilters {
  const { query, wayInstead, go } = useLayers();
  const texts = Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const text = query.get(key);
      return text === null ? [] : [[key, text]];
    }),
  );
  return {
    texts,
    narrow: (next) =>
      go(
        wayInstead("mc", "mc", (changed) => {
          for (const key of FILTER_KEYS) {
            const text = next[key];
            if (text === undefined) changed.delete(key);
            else changed.set(key, text);
          }
        }),
      ),
  };
}
