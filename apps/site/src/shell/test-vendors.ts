// Vendor lists and viewers for the tests of the shell.
import type { CategoryKey } from "@jonaki/wire/constants";
import type { Flag } from "@jonaki/wire/flags";
import type { VendorCard, VendorCategories } from "../app/vendors.query.ts";
import type { SiteParts, Viewer } from "./place.rules.ts";

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

/** A site where everything exists. */
export const WHOLE_SITE: SiteParts = { isBuilt: () => true, hasPanel: () => true, isPlayable: () => true };
/** A site of which nothing is built. */
export const BARE_SITE: SiteParts = { isBuilt: () => false, hasPanel: () => false, isPlayable: () => false };

const viewer = (isMember: boolean, accountType: number | null, off: readonly Flag[] = []): Viewer => ({
  isMember,
  accountType,
  isOn: (flag) => !off.includes(flag),
});

/** With every flag on but the ones that are named. */
export const visitor = (...off: readonly Flag[]): Viewer => viewer(false, null, off);
export const member = (accountType: number | null, ...off: readonly Flag[]): Viewer =>
  viewer(true, accountType, off);
