// The category items of the header: from the server's vendor list, with DS88 and the esports list [SHELL-40 to
// SHELL-42, SHELL-50 to SHELL-53, LOB-3 to LOB-11].
import type { MessageKey } from "@jonaki/i18n";
import { CATEGORY_KEYS } from "@jonaki/wire/constants";
import type { CategoryKey } from "@jonaki/wire/constants";
import type { VendorCard, VendorCategories } from "../app/vendors.query.ts";
import { END_ITEMS, START_ITEMS } from "./navigation.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { route } from "./place.rules.ts";
import type { Target } from "./place.rules.ts";

type Category = VendorCategories[number];

const CATEGORY_PLACES: Readonly<Record<CategoryKey, { readonly text: MessageKey; readonly to: string }>> = {
  ELOTT: { text: "category_elott", to: "/elott" },
  LOTT: { text: "category_lott", to: "/elott" },
  LIVE: { text: "category_live", to: "/live" },
  SPORTS: { text: "category_sports", to: "/sports" },
  FISH: { text: "category_fish", to: "/fish" },
  RNG: { text: "category_rng", to: "/rng" },
  PVP: { text: "category_pvp", to: "/pvp" },
  ESPORTS: { text: "category_esports", to: "/esports" },
};

export const categoryText = (key: CategoryKey): MessageKey => CATEGORY_PLACES[key].text;

const DERBY = "DS88";
const SEA_LOTTERY = "TCG_SEA";

const isDerby = ({ code, vassalage }: VendorCard): boolean => code === DERBY || vassalage === DERBY;
const isLottery = (key: CategoryKey): boolean => key === "ELOTT" || key === "LOTT";
const rankOf = (key: CategoryKey): number => CATEGORY_KEYS.indexOf(key);

/** Before the first category that follows it in the sort-key order, else at the end [LOB-3, LOB-4]. */
function placeBySortKey(titles: readonly CategoryKey[], key: CategoryKey): number {
  const next = titles.findIndex((title) => rankOf(title) > rankOf(key));
  return next === -1 ? titles.length : next;
}

/** Sports vendors of the esports list stand under ESPORTS, and DS88 under nothing [LOB-8, LOB-11]. */
function arranged(categories: VendorCategories, esportsVendors: readonly string[]): readonly Category[] {
  const isMoved = ({ vassalage }: VendorCard): boolean => esportsVendors.includes(vassalage);
  const sports = categories.find(({ title }) => title === "SPORTS")?.cards ?? [];
  const moved = sports.filter((card) => isMoved(card) && !isDerby(card));
  const list = categories
    .filter(({ title }) => CATEGORY_KEYS.includes(title))
    .map((one) =>
      one.title === "SPORTS"
        ? { ...one, cards: one.cards.filter((card) => !isMoved(card) && !isDerby(card)) }
        : one,
    );
  if (moved.length === 0) return list.filter(({ cards }) => cards.length > 0);
  const own = list.find(({ title }) => title === "ESPORTS");
  const esports: Category = { title: "ESPORTS", cards: [...(own?.cards ?? []), ...moved] };
  const whole = own === undefined ? [...list, esports] : list.map((one) => (one === own ? esports : one));
  return whole.filter(({ cards }) => cards.length > 0);
}

export interface NavigationFacts {
  /** Null after a failed load: then there are only the fixed items [LOB-7]. */
  readonly categories: VendorCategories | null;
  readonly esportsVendors: readonly string[];
  readonly isMember: boolean;
}

function categoryItem({ title, cards }: Category, isMember: boolean): NavigationItem {
  const { text, to } = CATEGORY_PLACES[title];
  const sea = cards.find(({ vassalage }) => vassalage === SEA_LOTTERY);
  const launches = isLottery(title) && isMember && sea !== undefined;
  const target: Target = launches ? { kind: "vendor", vendor: sea } : route(to);
  return { type: "category", key: title, label: { text }, target, vendors: cards };
}

/** In the server's order, with DS88 after Live or where Live would be [SHELL-40 to SHELL-42, LOB-8 to LOB-10]. */
export function categoryItems({
  categories,
  esportsVendors,
  isMember,
}: NavigationFacts): readonly NavigationItem[] {
  const list = arranged(categories ?? [], esportsVendors);
  const items = list.map((one) => categoryItem(one, isMember));
  const derby = (categories ?? [])
    .find(({ title }) => title === "SPORTS")
    ?.cards.find((card) => isDerby(card));
  if (derby === undefined) return items;
  const titles = list.map(({ title }) => title);
  const live = titles.indexOf("LIVE");
  const index = live === -1 ? placeBySortKey(titles, "LIVE") : live + 1;
  const game: NavigationItem = {
    type: "game",
    key: DERBY,
    label: { name: derby.displayName },
    target: { kind: "vendor", vendor: derby },
    vendors: [],
  };
  return [...items.slice(0, index), game, ...items.slice(index)];
}

/** The sports and lottery vendors are launched, the others have a lobby, slots with the vendor chosen [SHELL-50, SHELL-51]. */
export function vendorTarget(category: CategoryKey, vendor: VendorCard): Target {
  if (category === "SPORTS" || isLottery(category)) return { kind: "vendor", vendor };
  const { to } = CATEGORY_PLACES[category];
  return route(category === "RNG" ? `${to}?page=${encodeURIComponent(vendor.vassalage)}` : to);
}

/** Everything the lower row has, in order [SHELL-39]. */
export const navigationItems = (facts: NavigationFacts): readonly NavigationItem[] => [
  ...START_ITEMS,
  ...categoryItems(facts),
  ...END_ITEMS,
];
