import { describe, expect, it } from "vitest";
import { posterPlan } from "./poster.rules.ts";

const game = (code: string, gameType: string) => ({ code, vassalage: "TUNTUNI", gameType });

describe("a drawn poster", () => {
  it("[SITE-58] shows the emblem of the game's kind, and one of an unknown kind still has a cover", () => {
    const emblems = ["MINI", "RNG", "LIVE", "FISH", "SPORTS", "ESPORTS", "LOTT", "NEW"].map(
      (kind) => posterPlan(game("x", kind)).emblem,
    );
    expect(emblems).toEqual(["dice", "gem", "spade", "fish", "ball", "pad", "ticket", "gem"]);
  });

  it("is the same each time it is drawn", () => {
    expect(posterPlan(game("dice", "MINI"))).toEqual(posterPlan(game("dice", "MINI")));
    expect(posterPlan(game("dice", "MINI"))).not.toEqual(posterPlan(game("mines", "MINI")));
  });
});
