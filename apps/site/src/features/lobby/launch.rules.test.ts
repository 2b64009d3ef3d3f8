import { describe, expect, it } from "vitest";
import { game } from "../../shell/test-content.ts";
import { card } from "../../shell/test-vendors.ts";
import { destinationOf, launchOf } from "./launch.rules.ts";
import type { Launchable } from "./launch.rules.ts";

const ROOM = { vassalage: "TASH", roomId: "teen-1", gameName: "Teen Patti" };
const vendor = (vassalage: string, gameType: string, gameId = ""): Launchable => ({
  ...card(vassalage),
  accountTypeName: vassalage,
  gameType,
  gameId,
});

describe("where a press on a game leads", () => {
  it("[LOB-41] [LOB-34] row 1: a game that stands for a list opens the popup of its vendor", () => {
    expect(destinationOf(game("rupkotha", { vassalage: "RUPKOTHA", isGame: "VASSALAGE" }))).toEqual({
      kind: "popup",
      vassalage: "RUPKOTHA",
    });
  });

  it.each([
    ["2", "TCG_SEA", "/seaLottery"],
    ["3", "TCG_LOTTO_VN", "/vnlottery"],
  ])("[LOB-41] row %s: %s has a page of its own, %s", (_row, accountTypeName, to) => {
    expect(destinationOf(vendor(accountTypeName, "LOTT"))).toEqual({ kind: "route", to });
    const chosen = game("d3", { accountTypeName, gameType: "ELOTT" });
    expect(destinationOf(chosen)).toEqual({ kind: "route", to: `${to}?gameCode=d3` });
  });

  it.each(["LOTT", "ELOTT"])(
    "[LOB-41] [LOB-44] row 4: %s goes to /lottery with code and play type",
    (gameType) => {
      const to = (changes: Partial<Launchable>) =>
        destinationOf({ ...game("SSC3", { vassalage: "MEGH", gameType }), ...changes });
      expect(to({ defaultPlayType: "P5" })).toEqual({
        kind: "route",
        to: "/lottery?gameCode=SSC3&playType=P5",
      });
      expect(to({})).toEqual({ kind: "route", to: "/lottery?gameCode=SSC3" });
      // A vendor with several games supplies no code, and its own is none of a game.
      expect(destinationOf(vendor("MEGH", gameType))).toEqual({ kind: "route", to: "/lottery" });
      expect(destinationOf(vendor("MEGH", gameType, "X5"))).toEqual({
        kind: "route",
        to: "/lottery?gameCode=X5",
      });
    },
  );

  it("[LOB-41] [LOB-42] [SLO-2] row 5: a slots vendor has its lobby, a single slot game is launched", () => {
    expect(destinationOf(vendor("RUPKOTHA", "RNG", "tale"))).toEqual({
      kind: "lobby",
      vassalage: "RUPKOTHA",
    });
    expect(destinationOf(game("tale", { vassalage: "RUPKOTHA", gameType: "RNG" }))).toEqual({
      kind: "launch",
    });
  });

  it("[LOB-41] [CAR-3] row 6: a room is launched as a room", () => {
    expect(destinationOf(ROOM)).toEqual({ kind: "room", roomId: "teen-1" });
  });

  it("[LOB-41] [SPO-2] [SHELL-50] row 7: any other game, and a sports vendor from its card, is launched", () => {
    expect(destinationOf(game("dice"))).toEqual({ kind: "launch" });
    expect(destinationOf(vendor("MAATH", "SPORTS"))).toEqual({ kind: "launch" });
    expect(destinationOf(vendor("DS88", "SPORTS", "derby"))).toEqual({ kind: "launch" });
  });

  it("[LOB-42] what fits several rows goes by the first of them", () => {
    const all: Launchable = {
      vassalage: "V",
      isGame: "VASSALAGE",
      accountTypeName: "TCG_SEA",
      gameType: "LOTT",
      roomId: "r",
    };
    const kinds = [
      all,
      { ...all, isGame: "" },
      { ...all, isGame: "", accountTypeName: "TCG_LOTTO_VN" },
      { ...all, isGame: "", accountTypeName: "" },
      { ...all, isGame: "", accountTypeName: "", gameType: "RNG" },
    ].map((wanted) => {
      const destination = destinationOf(wanted);
      return "to" in destination ? destination.to : destination.kind;
    });
    expect(kinds).toEqual(["popup", "/seaLottery", "/vnlottery", "/lottery", "room"]);
  });
});

describe("what a launch names", () => {
  it("[LOB-38] [CAR-3] the game or in its place the room, and the name its page will have", () => {
    expect(launchOf(game("dice", { gameName: "Dice" }), true)).toEqual({
      vassalage: "TUNTUNI",
      gameId: "dice",
      nodeId: "dice",
      demo: true,
      name: "Dice",
    });
    expect(launchOf(ROOM, false)).toMatchObject({ roomId: "teen-1", gameId: "", name: "Teen Patti" });
  });

  it("[SPO-2] of a vendor with several games the category, in which its first one is looked for", () => {
    expect(launchOf(vendor("MAATH", "SPORTS"), false)).toMatchObject({ gameId: "", category: "SPORTS" });
    expect(launchOf(vendor("MAATH", "SPORTS", "maath"), false)).not.toHaveProperty("category");
  });
});
