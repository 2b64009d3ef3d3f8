// With which money a launched game is played.
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { describe, expect, it } from "vitest";
import { launchOf } from "./launch.rules.ts";
import { playsTrial } from "./stage.rules.ts";

const game = { vassalage: "JHORNA", gameId: "river", gameName: "River Run" };
const room = (kind: "MONEY" | "PRACTICE") => ({ vassalage: "JHORNA", roomId: "teen-1", kind });
const { member, agent, trial } = ACCOUNT_TYPES;

describe("the money of a launch", () => {
  it.each([
    [game, false, member, false],
    [game, false, agent, false],
    [game, true, member, true],
    [game, false, trial, true],
    [room("MONEY"), false, member, false],
    [room("PRACTICE"), false, member, true],
    [room("MONEY"), false, trial, true],
    [game, false, null, false],
  ])(
    "[LOB-36] [LOB-37] [CAR-11] of %o, with the trial button %s and account type %s, is trial money: %s",
    (wanted, demo, accountType, isTrial) => {
      expect(playsTrial(launchOf(wanted, demo), accountType)).toBe(isTrial);
    },
  );
});
