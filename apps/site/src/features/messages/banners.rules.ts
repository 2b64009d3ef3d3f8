// Which banners stand where on the home page: all in the carousel on a phone; on a wide screen the last two stand
// beside it, when enough are left to turn.
import type { Banner } from "./announcements.query.ts";

const HOME_GROUP = "home";
const SIDE = 2;
const FEWEST_TO_SPLIT = 4;

export interface HomeBanners {
  readonly carousel: readonly Banner[];
  readonly side: readonly Banner[];
}

/** Those of another group, such as the login window's, are not the home page's [MSG-13]. */
export function homeBanners(banners: readonly Banner[], isPhone: boolean): HomeBanners {
  const own = banners.filter(({ group }) => group === HOME_GROUP);
  if (isPhone || own.length < FEWEST_TO_SPLIT) return { carousel: own, side: [] };
  return { carousel: own.slice(0, -SIDE), side: own.slice(-SIDE) };
}
