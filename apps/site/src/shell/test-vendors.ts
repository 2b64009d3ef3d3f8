// Vendor lists, viewers and readable places for the tests of the shell.
import type { CategoryKey } from "@jonaki/wire/constants";
import type { Flag } from "@jonaki/wire/flags";
import type { VendorCard, VendorCategories } from "../app/vendors.query.ts";
import type { Place, SiteParts, Viewer } from "./place.rules.ts";

export const card = (vassalage: string, displayName = `Name of ${vassalage}`): VendorCard => ({
  vassalage,
  displayName,
  icon: "",
  code: vassalage,
  gameId: `${vassalage}-game`,
  nodeId: `${vassalage}-node`,
  accountTypeName: "",
  gameType: "",
  isGame: "",
});

export const category = (title: CategoryKey, ...cards: readonly VendorCard[]): VendorCategories[number] => ({
  title,
  cards: [...cards],
});

/** The vendors of the house with their categories [LOB-12]. */
export const HOUSE_VENDORS: VendorCategories = [
  category("ELOTT", card("TCG_SEA", "SEA Lotto"), card("MEGH", "Megh Lotto")),
  category(
    "LOTT",
    card("TCG_SEA", "SEA Lotto"),
    card("TCG_LOTTO_VN", "VN Lotto"),
    card("MEGH", "Megh Lotto"),
  ),
  category("LIVE", card("SHIMUL", "Shimul Live")),
  category(
    "SPORTS",
    card("MAATH", "Maath Sports"),
    card("PAKHI", "Pakhi Esports"),
    card("DS88", "Maath Derby"),
  ),
  category("FISH", card("DHEU", "Dheu Arcade")),
  category(
    "RNG",
    card("RUPKOTHA", "Rupkotha"),
    card("NILKONTHO", "Nilkontho"),
    card("KASHBON", "Kashbon"),
    card("TUNTUNI", "Tuntuni"),
  ),
  category("PVP", card("TASH", "Tash Ghor")),
];

/** A site where everything exists. */
export const WHOLE_SITE: SiteParts = {
  isBuilt: () => true,
  hasPanel: () => true,
  hasModal: () => true,
  isPlayable: () => true,
};
/** A site of which nothing is built. */
export const BARE_SITE: SiteParts = {
  isBuilt: () => false,
  hasPanel: () => false,
  hasModal: () => false,
  isPlayable: () => false,
};

const viewer = (isMember: boolean, accountType: number | null, off: readonly Flag[] = []): Viewer => ({
  isMember,
  accountType,
  isOn: (flag) => !off.includes(flag),
});

/** With every flag on but the ones that are named. */
export const visitor = (...off: readonly Flag[]): Viewer => viewer(false, null, off);
export const member = (accountType: number | null, ...off: readonly Flag[]): Viewer =>
  viewer(true, accountType, off);

/** Where a place is, in a word: an address, a page key, a modal, a vendor or an act. */
export function wordFor(place: Place): string {
  if (place.kind === "route") return place.to;
  if (place.kind === "panel") {
    const page = place.part === undefined ? place.page : `${place.page}/${place.part}`;
    return place.centre === "mc" ? page : `${place.centre}=${page}`;
  }
  if (place.kind === "modal") return place.name;
  return place.kind === "vendor" ? place.vendor.vassalage : place.act;
}
