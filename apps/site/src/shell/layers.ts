// What lies over a page, panels and modals, stands in the query of its address: a reload shows it again, and Back takes
// away what was laid last [SHELL-81]. Each entry of the history remembers the layers laid in this tab, so that closing
// one goes back to before it.
import { addressText } from "../app/address.ts";
import { useLocation, useNavigate } from "../app/site-router.tsx";

/** What the record in a panel is narrowed to; names that no page uses for itself. */
export const FILTER_KEYS = [
  "from",
  "to",
  "category",
  "vendor",
  "played",
  "betId",
  "kind",
  "state",
  "pageNo",
] as const;

/** The keys of the query that say what lies over the page. */
export const LAYER_KEYS = ["mc", "ac", "bet", "part", "modal", ...FILTER_KEYS] as const;

interface Laid {
  readonly layers: readonly string[];
}

/** Changes the query to what shall lie over the page. */
type Change = (query: URLSearchParams) => void;

/** Where a link or a step leads, and what the history's entry remembers. */
export interface Way {
  readonly to: string;
  readonly state: Laid;
  readonly replace?: boolean;
}

export function useLayers() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const laid = layersOf(state);
  const placeWith = (change: Change): string => {
    const query = new URLSearchParams(search);
    change(query);
    return addressText({ pathname, search: query.toString(), hash });
  };
  return {
    query: new URLSearchParams(search),
    /** The layers laid in this tab, the lowest first. */
    laid,
    /** The way to this page with one layer more. */
    wayOver: (layer: string, change: Change): Way => ({
      to: placeWith(change),
      state: { layers: [...laid, layer] },
    }),
    /** The way to this page with one layer in the place of another; Back does not lead to the other any more. */
    wayInstead: (of: string, layer: string, change: Change): Way => ({
      to: placeWith(change),
      state: { layers: laid.map((one) => (one === of ? layer : one)) },
      replace: true,
    }),
    go: ({ to, state: kept, replace = false }: Way): void => navigate(to, { state: kept, replace }),
    /** Back to before a layer; one that came with the address was not laid here (-1), and only goes from it. */
    takeAway: (index: number, change: Change): void =>
      index === -1
        ? navigate(placeWith(change), { replace: true, state: null })
        : navigate(index - laid.length),
  };
}

function layersOf(state: unknown): readonly string[] {
  const isOurs = typeof state === "object" && state !== null && "layers" in state;
  return isOurs && Array.isArray(state.layers) ? state.layers.filter((one) => typeof one === "string") : [];
}
