// The items of the header's lower row: fixed ones around the categories [SHELL-39], and a member's marks on them.
import type { MessageKey } from "@jonaki/i18n";
import { HOME } from "../app/routes.ts";
import type { VendorCard } from "../app/vendors.query.ts";
import { panel, placeExists, route } from "./place.rules.ts";
import type { Label, SiteParts, Target } from "./place.rules.ts";

/** A category has a dropdown of vendors, a game is launched by its click [LOB-10]; a place is neither. */
export interface NavigationItem {
  readonly type: "category" | "game" | "place";
  readonly key: string;
  readonly label: Label;
  readonly target: Target;
  readonly vendors: readonly VendorCard[];
}

const DASHES = "– – –";

const place = (key: string, text: MessageKey, target: Target): NavigationItem => ({
  type: "place",
  key,
  label: { text },
  target,
  vendors: [],
});

export const START_ITEMS: readonly NavigationItem[] = [place("home", "nav_home", route(HOME))];
export const END_ITEMS: readonly NavigationItem[] = [
  place("promotions", "nav_promotions", route("/promotions")),
  place("rewards", "nav_rewards", panel("rewardCenter")),
  place("rank", "nav_rank", route("/vip")),
];

/** Of some items those that exist here. */
export const shownItems = (items: readonly NavigationItem[], site: SiteParts): readonly NavigationItem[] =>
  items.filter(({ target }) => placeExists(target, site));

/** The count on Rewards; null where none is shown [SHELL-45, SHELL-46]. */
export const badgeOf = (count: number, isMember: boolean): number | null =>
  isMember && count > 0 ? count : null;

/** The rank's name, or dashes for a visitor and while it is not known [SHELL-47]. */
export const rankLabel = (labelName: string | null, isMember: boolean): string =>
  isMember && labelName !== null && labelName !== "" ? labelName : DASHES;
