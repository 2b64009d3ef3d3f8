import { describe, expect, it } from "vitest";
import type { Banner } from "./announcements.query.ts";
import { homeBanners } from "./banners.rules.ts";

const banner = (id: number, group = "home"): Banner => ({
  id: String(id),
  group,
  title: `b${id}`,
  content: "",
  image: "/art/x.svg",
  link: null,
  promotionId: null,
});
const ids = (banners: readonly Banner[]) => banners.map(({ id }) => Number(id));

describe("the banners of the home page", () => {
  it("[SHELL-110] on a phone all of them turn; on a wide screen the last two stand beside", () => {
    const five = [1, 2, 3, 4, 5].map((id) => banner(id));
    expect(ids(homeBanners(five, true).carousel)).toEqual([1, 2, 3, 4, 5]);
    const wide = homeBanners(five, false);
    expect([ids(wide.carousel), ids(wide.side)]).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(homeBanners(five.slice(0, 3), false).side).toEqual([]);
  });

  it("[MSG-13] a banner of the login window is not on the home page", () => {
    expect(ids(homeBanners([banner(1), banner(2, "w_login")], true).carousel)).toEqual([1]);
  });
});
