// Rounds that go on step by step: every act counts once, nothing unseen is told, and a round that was left waits on any
// device exactly as it was.
import { verifyRound } from "@jonaki/games";
import type { Json } from "@jonaki/games";
import { opened, played, refusal, roundRecord } from "@jonaki/games/play/wire";
import type { Opened, Played, PlayRefusal, RoundRecord } from "@jonaki/games/play/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mustPlay, newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

let house: StudioHouse;
beforeAll(async () => {
  house = await startStudioHouse();
});
afterAll(() => house.stop());

const MINES = { stake: "10.00", mines: 3 };

async function act(game: Opened, round: string, step: number, done: Json): Promise<Played | PlayRefusal> {
  const { status, body } = await house.send("/api/act", { round, step, act: done }, game.token);
  return status === 200 ? played(body) : refusal(body);
}

const mustAct = async (game: Opened, round: string, step: number, done: Json): Promise<RoundRecord> =>
  mustPlay(await act(game, round, step, done)).round;

const begin = async (game: Opened, choices: unknown = MINES): Promise<RoundRecord> =>
  mustPlay(await house.play(game, { choices })).round;

const shownTiles = (round: RoundRecord): readonly number[] =>
  (round.shown as { readonly opened: readonly number[] }).opened;

/** Opens tiles one after the other until so many are safe; begins anew whenever a mine is met. */
async function openSafely(game: Opened, count: number): Promise<RoundRecord> {
  for (;;) {
    let round = await begin(game);
    for (let step = 0; step < count && round.state === "PLAYING"; step += 1)
      round = await mustAct(game, round.round, step, step);
    if (round.state === "PLAYING") return round;
  }
}

describe("a round of Mines in the studio", () => {
  it("[INS-10] [FAIR-15] the bet is taken, tiles are opened, the cash-out pays, and the record verifies", async () => {
    const game = await house.enter({ balance: "5000.00" }, "mines");
    const open = await openSafely(game, 3);
    expect(open).toMatchObject({ state: "PLAYING", payout: null, outcome: null, endTime: null });
    expect(shownTiles(open)).toEqual([0, 1, 2]);
    const done = await mustAct(game, open.round, 3, "cashOut");
    // 0.99 × C(25, 3) ÷ C(22, 3)
    expect(done).toMatchObject({ state: "DONE", payout: "14.78" });
    expect(house.wallet.posted.filter(({ round }) => round === done.round).map(({ verb }) => verb)).toEqual([
      "bet",
      "win",
    ]);
    await house.send("/api/seeds/rotate", {}, game.token);
    const record = roundRecord((await house.send("/api/round", { round: done.round }, game.token)).body);
    expect(verifyRound(record).result).toBe("MATCH");
  });

  it("[INS-10] a mine ends it: nothing is paid and the field is shown", async () => {
    const game = await house.enter({ balance: "5000.00" }, "mines");
    let round = await begin(game, { stake: "10.00", mines: 24 });
    for (let tile = 0; round.state === "PLAYING"; tile += 1)
      round = await mustAct(game, round.round, 0, tile);
    const { outcome } = round;
    expect(round.state).toBe("DONE");
    expect((outcome as { readonly field: readonly number[] }).field).toHaveLength(24);
    // With 24 mines the first tile is a mine, or the only safe one: then the round cashes itself out.
    const isHit = (outcome as { readonly hit: number | null }).hit !== null;
    expect(round.payout).toBe(isHit ? "0.00" : "247.50");
  });

  it("[FAIR-4] [FAIR-15] while it goes on nobody is told the field, the seed or a proof", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 1);
    expect(JSON.stringify(open)).not.toContain("field");
    expect(open.serverSeed).toBeNull();
    expect(await house.studio.fair.proof(open.round)).toBe("NOT_FOUND");
  });

  it("[FAIR-5] its seed is neither rotated nor changed meanwhile", async () => {
    const game = await house.enter({}, "mines");
    await openSafely(game, 1);
    for (const [path, body] of [
      ["/api/seeds/rotate", {}],
      ["/api/seeds/client", { clientSeed: "mine" }],
    ] as const)
      expect((await house.send(path, body, game.token)).body).toMatchObject({ code: "ROUND_OPEN" });
  });

  it("[FAIR-16] another round of the game cannot start before it ends", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 1);
    expect(await house.play(game, { choices: MINES })).toMatchObject({ code: "ROUND_OPEN" });
    await mustAct(game, open.round, 1, "cashOut");
    expect((await begin(game)).state).toBe("PLAYING");
  });

  it("[INS-17] [FAIR-16] it waits on another device, and nothing ends it by itself", async () => {
    const game = await house.enter({ player: "wanderer", session: "first" }, "mines");
    const open = await openSafely(game, 2);
    house.clock.advance(3 * 60 * 60 * 1000);
    await house.studio.recover();
    const { ticket } = house.wallet.issue({ player: "wanderer", session: "second" });
    const elsewhere = opened((await house.send("/api/open", { ticket, game: "mines" })).body);
    expect(elsewhere.unfinished).toEqual(open);
    const done = await mustAct(elsewhere, open.round, 2, "cashOut");
    expect(done.state).toBe("DONE");
  });

  it("[VEN-6] it can be cashed out after the play session at the platform has ended", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 1);
    house.wallet.endSession(house.playerOf(game));
    expect((await mustAct(game, open.round, 1, "cashOut")).state).toBe("DONE");
  });
});

describe("acts that are sent again, late or together", () => {
  it("[WAL-3] the same act sent again does nothing again and answers the round as it stands", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 2);
    expect(await mustAct(game, open.round, 1, 1)).toEqual(open);
    expect(await mustAct(game, open.round, 0, 0)).toEqual(open);
    const done = await mustAct(game, open.round, 2, "cashOut");
    expect(await mustAct(game, open.round, 2, "cashOut")).toEqual(done);
  });

  it("[FAIR-16] the play request sent again after some acts answers that round, and makes no second one", async () => {
    const game = await house.enter({}, "mines");
    const requestId = newRequestId();
    const first = mustPlay(await house.play(game, { choices: MINES, requestId })).round;
    await mustAct(game, first.round, 0, 12);
    const again = mustPlay(await house.play(game, { choices: MINES, requestId })).round;
    expect(again.round).toBe(first.round);
    expect(await house.play(game, { choices: { ...MINES, mines: 4 }, requestId })).toMatchObject({
      code: "REQUEST_REUSED",
    });
  });

  it("[INS-10] another act at a place that is taken, or one too far on, is refused", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 2);
    for (const [step, done] of [
      [1, 7],
      [3, 7],
      [0, "cashOut"],
    ] as const)
      expect(await act(game, open.round, step, done)).toMatchObject({ code: "STATE_CHANGED" });
    expect(await act(game, open.round, 2, 1)).toMatchObject({ code: "VALIDATION" });
    expect(await act(game, open.round, 2, "boom")).toMatchObject({ code: "VALIDATION" });
  });

  it("[INS-10] of 40 different acts at once one counts, and the round is paid at most once", async () => {
    const game = await house.enter({ balance: "5000.00" }, "mines");
    const open = await openSafely(game, 2);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => act(game, open.round, 2, place < 20 ? place + 3 : "cashOut")),
    );
    const taken = answers.filter((answer) => !("code" in answer));
    const round = roundRecord((await house.send("/api/round", { round: open.round }, game.token)).body);
    const { acts } = round.choices as { readonly acts: readonly Json[] };
    expect(acts).toHaveLength(3);
    expect(taken).toHaveLength(acts[2] === "cashOut" ? 20 : 1);
    expect(
      house.wallet.posted.filter((call) => call.round === open.round && call.verb !== "bet").length,
    ).toBe(round.state === "DONE" ? 1 : 0);
  });

  it("[VEN-4] another member's round does not exist, and a game of one step has no acts", async () => {
    const game = await house.enter({}, "mines");
    const open = await openSafely(game, 1);
    const stranger = await house.enter({}, "mines");
    expect(await act(stranger, open.round, 1, "cashOut")).toMatchObject({ code: "NOT_FOUND" });
    const dice = await house.enter();
    const { round } = mustPlay(await house.play(dice));
    expect(await act(dice, round.round, 0, "cashOut")).toMatchObject({ code: "VALIDATION" });
  });
});

describe("a round of Hi-lo in the studio", () => {
  it("[INS-13] [FAIR-17] guesses, a skip and a cash-out are played, and the record verifies", async () => {
    const game = await house.enter({ balance: "5000.00" }, "hilo");
    for (;;) {
      let round = await begin(game, { stake: "10.00" });
      const cardsOf = () => (round.shown as { readonly cards: readonly number[] }).cards;
      round = await mustAct(game, round.round, 0, "skip");
      round = await mustAct(game, round.round, 1, cardsOf().at(-1)! <= 7 ? "higher" : "lower");
      if (round.state !== "PLAYING") continue;
      expect(cardsOf()).toHaveLength(3);
      round = await mustAct(game, round.round, 2, "cashOut");
      expect(round).toMatchObject({
        state: "DONE",
        choices: { acts: ["skip", expect.any(String), "cashOut"] },
      });
      await house.send("/api/seeds/rotate", {}, game.token);
      const record = roundRecord((await house.send("/api/round", { round: round.round }, game.token)).body);
      expect(verifyRound(record).result).toBe("MATCH");
      return;
    }
  });
});

describe("limits in a game of steps", () => {
  it("[INS-15] the platform's lower limits are named before any money moves, and stop the round in time", async () => {
    const limits = { minimum: "2.00", maximum: "500.00", largestWin: "100.00" };
    const game = await house.enter({ limits }, "mines");
    expect(await house.play(game, { choices: { stake: "50.00", mines: 24 } })).toEqual({
      code: "BET_LIMIT",
      stakes: { smallest: "2.00", largest: "4.04" },
    });
    expect(await house.play(game, { choices: { stake: "1.00", mines: 3 } })).toMatchObject({
      code: "BET_LIMIT",
    });
    const round = await begin(game, { stake: "10.00", mines: 3 });
    expect(round.choices).toMatchObject({ largestWin: "100.00" });
  });
});
