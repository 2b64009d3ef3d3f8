// What a lobby shows [LOB-24, LOB-25, LOB-29 to LOB-33]: which category it is of, which tab is chosen, which filters it has,
// and what it asks the server for. What was chosen stands in the address.
import type { MessageKey } from "@jonaki/i18n";
import { LIVE_FILTERS } from "@jonaki/wire/constants";
import type { CategoryKey } from "@jonaki/wire/constants";
import type { VendorCard, VendorCategories } from "../../app/vendors.query.ts";

export type LobbyKind = "rng" | "live" | "pvp" | "fish" | "hot" | "fav";

/** Null: games of all vendors. */
const CATEGORY_OF: Readonly<Record<LobbyKind, CategoryKey | null>> = {
  rng: "RNG",
  live: "LIVE",
  pvp: "PVP",
  fish: "FISH",
  hot: null,
  fav: null,
};

/** By the path's parameter [SHELL-14]. */
export const lobbyKind = (game: string): LobbyKind =>
  Object.keys(CATEGORY_OF).find((kind): kind is LobbyKind => kind === game) ?? "hot";

export const lobbyCategory = (kind: LobbyKind): CategoryKey | null => CATEGORY_OF[kind];

/** A choice of the row on top: a vendor of the lobby's category, or a category where games of all vendors stand. */
export type LobbyTab =
  | { readonly kind: "vendor"; readonly key: string; readonly vendor: VendorCard }
  | { readonly kind: "category"; readonly key: CategoryKey };

/** Only the vendors of its own category [LOB-31]; /hot and /fav have the categories [LOB-24]. */
export function lobbyTabs(kind: LobbyKind, categories: VendorCategories): readonly LobbyTab[] {
  const own = lobbyCategory(kind);
  if (own === null) return categories.map(({ title }) => ({ kind: "category", key: title }));
  const cards = categories.find(({ title }) => title === own)?.cards ?? [];
  return cards.map((vendor) => ({ kind: "vendor", key: vendor.vassalage, vendor }));
}

/** Null is all of them; an unknown one selects the first [LOB-33]. */
export function chosenTab(tabs: readonly LobbyTab[], wanted: string): LobbyTab | null {
  if (wanted === "") return null;
  return tabs.find(({ key }) => key === wanted) ?? tabs[0] ?? null;
}

/** Of which list the games are. */
export type Selection = "" | "hot" | "fav" | "recent";
const SELECTIONS: readonly Selection[] = ["hot", "fav", "recent"];

export const MIN_BETS = ["5", "10", "50", "100", "500"] as const;
export const MIN_LINES = ["5", "10", "20", "25", "50"] as const;

/** What was chosen; an empty text is no choice. */
export interface LobbyView {
  readonly tab: string;
  readonly name: string;
  readonly type: string;
  readonly minBet: string;
  readonly lines: string;
  readonly selection: Selection;
  readonly pageNo: number;
}

export const NAME_LENGTH = 60;
const TYPE_LENGTH = 32;
const LAST_PAGE = 100_000;

/** None of them names something that lies over a page: a panel's filters come and go without the lobby's. */
const KEYS = {
  tab: "page",
  name: "q",
  type: "type",
  minBet: "minBet",
  lines: "lines",
  selection: "show",
  pageNo: "p",
} as const satisfies Record<keyof LobbyView, string>;

const oneOf = <Value extends string>(list: readonly Value[], text: string | null): Value | "" =>
  list.find((one) => one === text) ?? "";

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** An address may say anything; what no filter offers is no choice. */
export const readView = (query: URLSearchParams): LobbyView => ({
  tab: query.get(KEYS.tab) ?? "",
  name: (query.get(KEYS.name) ?? "").slice(0, NAME_LENGTH),
  type: (query.get(KEYS.type) ?? "").slice(0, TYPE_LENGTH),
  minBet: oneOf(MIN_BETS, query.get(KEYS.minBet)),
  lines: oneOf(MIN_LINES, query.get(KEYS.lines)),
  selection: oneOf(SELECTIONS, query.get(KEYS.selection)),
  pageNo: pageOf(query.get(KEYS.pageNo)),
});

/** Every change but that of the page begins at page 1 [LOB-32]; a type of one vendor is none of another. */
export function changeView(query: URLSearchParams, change: Partial<LobbyView>): URLSearchParams {
  const { pageNo = 1, ...rest } = { ...("tab" in change ? { type: "" } : {}), ...change };
  const next = new URLSearchParams(query);
  const texts = { ...rest, pageNo: pageNo > 1 ? String(pageNo) : "" };
  for (const [field, text] of Object.entries(texts)) {
    const key = KEYS[field as keyof LobbyView];
    if (text === "") next.delete(key);
    else next.set(key, text);
  }
  return next;
}

export const NO_FILTERS: Partial<LobbyView> = { name: "", type: "", minBet: "", lines: "", selection: "" };

export interface LobbyFilters {
  readonly type: boolean;
  readonly live: boolean;
  readonly minBet: boolean;
  readonly lines: boolean;
  readonly selection: boolean;
}

/** The search is everywhere [LOB-31]; a visitor has no type filter [LOB-5]. */
export const lobbyFilters = (kind: LobbyKind, isMember: boolean): LobbyFilters => {
  const isOfCategory = lobbyCategory(kind) !== null;
  return {
    type: isOfCategory && isMember && kind !== "live",
    live: kind === "live",
    minBet: isOfCategory,
    lines: kind === "rng",
    selection: isOfCategory,
  };
};

/** What of the view counts here: a filter that is not offered narrows nothing. */
export function activeView(kind: LobbyKind, isMember: boolean, view: LobbyView): LobbyView {
  const offered = lobbyFilters(kind, isMember);
  const isOwn = view.selection === "fav" || view.selection === "recent";
  return {
    ...view,
    type: offered.type || offered.live ? view.type : "",
    minBet: offered.minBet ? view.minBet : "",
    lines: offered.lines ? view.lines : "",
    selection: offered.selection && (isMember || !isOwn) ? view.selection : "",
  };
}

/** How many filters narrow the list; the search stands in its own box for all to see. */
export const filterCount = ({ type, minBet, lines, selection }: LobbyView): number =>
  [type, minBet, lines, selection].filter((one) => one !== "").length;

export interface GameQuestion {
  readonly list: "games" | "favourites" | "recent";
  readonly category: CategoryKey | "";
  readonly vassalage: string;
  readonly gameName: string;
  readonly gameType: string;
  readonly minBet: string;
  readonly minLineNum: string;
  readonly hot: boolean;
}

const LISTS = { "": "games", hot: "games", fav: "favourites", recent: "recent" } as const;

/** What the lobby asks for, page by page [LOB-15, LOB-31]. */
export function questionOf(kind: LobbyKind, tab: LobbyTab | null, view: LobbyView): GameQuestion {
  const own = lobbyCategory(kind) ?? (tab?.kind === "category" ? tab.key : "");
  return {
    list: kind === "fav" ? "favourites" : LISTS[view.selection],
    category: own,
    vassalage: tab?.kind === "vendor" ? tab.key : "",
    gameName: view.name.trim(),
    gameType: view.type,
    minBet: view.minBet,
    minLineNum: view.lines,
    hot: kind === "hot" || view.selection === "hot",
  };
}

const isLiveFilter = (type: string): boolean => LIVE_FILTERS.some((one) => one === type);

/** The live filters that have a game, in the order of the rule [LOB-29, LOB-30]. */
export const liveFilters = (types: readonly string[]): readonly string[] =>
  LIVE_FILTERS.filter((one) => types.includes(one));

const TYPE_TEXTS: ReadonlyMap<string, MessageKey> = new Map([
  ["MINI", "game_type_mini"],
  ["SLOT", "game_type_slot"],
  ["JACKPOT", "game_type_jackpot"],
  ["RNG", "category_rng"],
  ["LIVE", "category_live"],
  ["FISH", "category_fish"],
  ["PVP", "category_pvp"],
]);

/** The words for a type; null for one that a vendor has thought up. */
export const typeText = (type: string): MessageKey | null =>
  isLiveFilter(type) ? (`live_${type.toLowerCase()}` as MessageKey) : (TYPE_TEXTS.get(type) ?? null);
