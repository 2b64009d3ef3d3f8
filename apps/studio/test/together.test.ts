// Rounds of many players and of several games of one player, all at the same moment: they travel together, and each is as if it
// had been alone.
import { verifyRound } from "@jonaki/games";
import { roundRecord } from "@jonaki/games/play/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EVEN, mustPlay, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

let house: StudioHouse;
beforeAll(async () => {
  house = await startStudioHouse();
});
afterAll(() => house.stop());

const CHOICES = {
  dice: EVEN,
  limbo: { stake: "10.00", target: "2.00" },
  keno: { stake: "10.00", picks: [1, 2, 3], risk: "medium" },
  wheel: { stake: "10.00", risk: "low", segments: 10 },
};
const GAMES = Object.keys(CHOICES) as readonly (keyof typeof CHOICES)[];
const PLAYERS = Array.from({ length: 12 }, (_one, place) => `player-together-${place}`);

describe("rounds of the same moment", () => {
  it("[FAIR-3] [FAIR-15] take the numbers of their player's seed without a gap, and every one of them can be verified", async () => {
    const tables = [];
    for (const player of PLAYERS)
      for (const game of GAMES)
        tables.push({
          game,
          player,
          opened: await house.enter({ player, session: `of-${player}`, balance: "1000.00" }, game),
        });
    const rounds = await Promise.all(
      tables.map(async ({ game, player, opened }) => {
        const { serverSeedHash } = opened.seeds;
        const played = mustPlay(await house.play(opened, { choices: CHOICES[game], serverSeedHash }));
        return { player, opened, round: played.round };
      }),
    );
    for (const player of PLAYERS) {
      const own = rounds.filter((one) => one.player === player);
      expect(own.map(({ round }) => round.nonce ?? -1).toSorted((one, other) => one - other)).toEqual([
        0, 1, 2, 3,
      ]);
      await house.send("/api/seeds/rotate", {}, own[0]?.opened.token);
      for (const { opened, round } of own) {
        const record = roundRecord(
          (await house.send("/api/round", { round: round.round }, opened.token)).body,
        );
        expect(verifyRound(record).result).toBe("MATCH");
        expect({ ...record, serverSeed: null }).toEqual(round);
      }
    }
  });

  it("[WAL-3] a request that came fifty times at once is one round with one bet", async () => {
    const opened = await house.enter({ balance: "1000.00" });
    const { serverSeedHash } = opened.seeds;
    const request = { requestId: "fifty-times-at-once", serverSeedHash };
    const answers = await Promise.all(Array.from({ length: 50 }, () => house.play(opened, request)));
    const rounds = new Set(
      answers.flatMap((answer) => ("code" in answer ? [answer.code] : [answer.round.round])),
    );
    rounds.delete("RETRY");
    expect(rounds.size).toBe(1);
    const player = house.playerOf(opened);
    expect(house.wallet.posted.filter((call) => call.player === player && call.verb === "bet")).toHaveLength(
      1,
    );
  });
});
