// What exists on this site today: pages by the route table, panels by their place, vendors by the server's list.
import { HOME, isBuilt } from "../app/routes.ts";
import { hasModal } from "./modals.ts";
import { hasPanel } from "./panels.ts";
import type { SiteParts } from "./place.rules.ts";

/** The parts of the home page that have an anchor by now [SHELL-110]. */
const HOME_ANCHORS: ReadonlySet<string> = new Set(["winners"]);

/** A part of the home page is a place of its own; the help page has all its anchors [MSG-25]. */
function partExists(to: string): boolean {
  const [path, anchor] = to.split("#");
  return path !== HOME || anchor === undefined || HOME_ANCHORS.has(anchor);
}

export const SITE_PARTS: SiteParts = {
  isBuilt: (to) => isBuilt(to) && partExists(to),
  hasPanel,
  hasModal,
  // A card comes from the server's list, and what it lists can be launched.
  isPlayable: () => true,
};
