// Many rounds of every game on the real screen: what each said at its end is held against the stored record, and the money
// against the ledger. ROUNDS sets how many of each game are played; the proof of a release takes a thousand. MOTION=true lets
// every result come in as members see it; without it the screens are still, and so is the wait for them.
import { createChance } from "../tools/simulate/chance.ts";
import { expect, test } from "./counted-house.ts";
import { enter } from "./game-steps.ts";
import { makeLossy } from "./lossy-line.ts";
import { playRound, setStake } from "./play-rounds.ts";
import { followEnds, readEnd } from "./round-end.ts";
import type { RoundEnd } from "./round-end.ts";
import { differences, faultsOf, GAMES, moneyGaps } from "./shown-rounds.ts";

const { ROUNDS: asked, MOTION } = process.env;
const ROUNDS = { plain: Number(asked ?? 12), lossy: Number(asked ?? 6) };
/** On a slow line a round takes about half a second, and one of several steps a few. */
const LONGEST_ROUND_MS = 6_000;
const EN_DARK = { lang: "EN", theme: "dark" } as const;

// Small, because every round is painted, and wide enough to show the member's rounds beside the board.
const reducedMotion = MOTION === "true" ? "no-preference" : "reduce";
test.use({ contextOptions: { reducedMotion }, viewport: { width: 860, height: 320 } });

for (const [place, game] of GAMES.entries()) {
  for (const line of ["plain", "lossy"] as const) {
    test(`[FAIR-15] [VEN-11] ${game}: what the screen says is what the record holds, on a ${line} line`, async ({
      page,
      house,
      books,
    }, info) => {
      const rounds = ROUNDS[line];
      test.setTimeout(60_000 + rounds * LONGEST_ROUND_MS);
      const chance = createChance(place + 1);
      const mark = await books.mark(game);
      const before = await books.since(game, mark);
      await enter(page, house, { ...EN_DARK, game });
      const lossy = line === "lossy" ? await makeLossy(page, createChance(100 + place)) : null;
      await followEnds(page);
      await setStake(page);
      const ends: RoundEnd[] = [];
      for (let number = 1; number <= rounds; number += 1) {
        await playRound(page, chance, { game, number });
        ends.push(await readEnd(page, number));
      }
      const stored = await books.since(game, mark);
      const lost = { before: lossy?.lostBefore() ?? 0, after: lossy?.lostAfter() ?? 0 };
      info.annotations.push({ type: "rounds", description: JSON.stringify({ game, line, rounds, lost }) });
      expect([stored.rounds.length, stored.bets]).toEqual([rounds, rounds]);
      expect(ends.flatMap((end, number) => differences(end, stored.rounds[number]!))).toEqual([]);
      expect(stored.rounds.flatMap(faultsOf)).toEqual([]);
      expect(moneyGaps(stored.rounds, before.balance)).toEqual([]);
      expect(stored.rounds.at(-1)?.balanceAfter).toBe(stored.balance);
      if (lossy === null) return;
      // Each bet is one request, however often it had to be sent.
      expect(lossy.forgotten()).toEqual([]);
      const requests = lossy.sent.flatMap((call) => /"requestId":"([^"]+)"/u.exec(call)?.[1] ?? []);
      expect([...new Set(requests)]).toEqual(stored.rounds.map(({ request }) => request));
    });
  }
}
