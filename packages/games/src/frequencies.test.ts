import { describe, expect, it } from "vitest";
import { seedOf } from "./fair/seed.ts";
import { singlePlayStream } from "./fair/stream.ts";
import { drawnFactOf } from "./frequencies.ts";
import type { Game, GameChoices } from "./game.ts";
import { games } from "./games.ts";
import type { Json } from "./json.ts";
import { isStepped } from "./stepped.ts";
import type { SteppedChoices } from "./stepped.ts";

type Fields = Readonly<Record<string, unknown>>;

const CHOICES: Readonly<Record<string, object>> = {
  crash: { stake: "1.00", auto: null, largestWin: "2000000.00", cashOut: null },
  dice: { stake: "1.00", side: "over", chance: 4_950 },
  mines: { stake: "1.00", mines: 3, largestWin: "2000000.00", acts: [] },
  plinko: { stake: "1.00", rows: 8, risk: "low" },
  wheel: { stake: "1.00", segments: 10, risk: "low" },
  limbo: { stake: "1.00", target: "2.00" },
  hilo: { stake: "1.00", largestWin: "2000000.00", acts: [] },
  keno: { stake: "1.00", picks: [1, 2, 3, 4], risk: "low" },
};
const ROUNDS = 4_000;
const SEED = seedOf(new Uint8Array(32).fill(9));

/** To the end of the round: a step where the game has steps, then no more. */
function play(game: Game, choices: GameChoices, nonce: number): readonly [Json, Json] {
  const stream = () => singlePlayStream(SEED, "frequencies", nonce);
  let chosen = choices;
  if (isStepped(game)) {
    for (const act of [0, "higher", "lower", "cashOut"])
      chosen = game.act(chosen as SteppedChoices, act, stream()) ?? chosen;
  }
  return [game.choicesJson(chosen), game.outcomeJson(game.settle(chosen, stream()))];
}

describe("how often each outcome must come", () => {
  it.each(games.map((game) => [game.code, game] as const))(
    "[FAIR-19] %s: what its code draws falls into the places as their exact chances say",
    (code, game) => {
      const fact = drawnFactOf(code, game.version);
      const read = game.readChoices(CHOICES[code]);
      if (!read.ok) throw new Error(`${code}: ${JSON.stringify(read.refusal)}`);
      const counts = new Map<string, number>();
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const [choices, outcome] = play(game, read.choices, nonce);
        const { group, place } = fact.placeOf(choices as Fields, outcome as Fields);
        counts.set(`${group} ${place}`, (counts.get(`${group} ${place}`) ?? 0) + 1);
      }
      const [group] = [...new Set([...counts.keys()].map((key) => Number(key.split(" ")[0])))];
      const weights = fact.weightsOf(group ?? 0);
      const sum = Number(weights.reduce((all, weight) => all + weight, 0n));
      for (const [place, weight] of weights.entries()) {
        const chance = Number(weight) / sum;
        const expected = ROUNDS * chance;
        const spread = Math.sqrt(expected * (1 - chance)) + 1;
        expect(Math.abs((counts.get(`${group} ${place}`) ?? 0) - expected) / spread).toBeLessThan(5);
      }
      expect([...counts.values()].reduce((all, count) => all + count, 0)).toBe(ROUNDS);
    },
  );

  it("[FAIR-19] every game and version that can be played has its places", () => {
    for (const { code, version } of games) expect(() => drawnFactOf(code, version)).not.toThrow();
    expect(() => drawnFactOf("dice", "0")).toThrow(/nothing is known/u);
  });
});
