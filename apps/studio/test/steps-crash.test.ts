// The studio dies at every single await of an act: whoever comes next finds the act done or not done, never half, and the
// round is paid once [FAIR-15, FAIR-16].
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeed } from "../src/fair/seeds.flow.ts";
import { actInRound } from "../src/instant/act.flow.ts";
import type { Act } from "../src/instant/act.flow.ts";
import { playRound } from "../src/instant/play.flow.ts";
import { recoverRounds } from "../src/instant/recover.jobs.ts";
import { findRound } from "../src/instant/rounds.store.ts";
import type { RoundRow } from "../src/instant/rounds.store.ts";
import { openSession } from "../src/sessions/session.flow.ts";
import type { SessionRow } from "../src/sessions/sessions.store.ts";
import { atEveryStep, startMortalHouse } from "./mortal-studio.ts";
import type { MortalHouse } from "./mortal-studio.ts";
import { newRequestId } from "./studio-house.ts";

let house: MortalHouse;
beforeAll(async () => {
  house = await startMortalHouse();
});
afterAll(() => house.stop());

interface Playing {
  readonly session: SessionRow;
  readonly round: RoundRow;
}

/** A newcomer in the middle of a round of Mines with one safe tile open. */
async function inTheMiddle(): Promise<Playing> {
  for (;;) {
    const { ticket } = house.double.issue({ balance: "100.00" });
    const entered = await openSession(house.healthy, { ticket, game: "mines" });
    if ("code" in entered) throw new Error(entered.code);
    const { session } = entered;
    const seed = await readSeed(house.healthy, { player: session.player, family: "mini" });
    const begun = await playRound(house.healthy, session, {
      requestId: newRequestId(),
      choices: { stake: "10.00", mines: 3 },
      serverSeedHash: seed.serverSeedHash,
    });
    if ("refusal" in begun) throw new Error(begun.refusal.code);
    const opened = await actInRound(house.healthy, session, begun.round, { step: 0, act: 12 });
    if ("round" in opened && opened.round.state === "PLAYING") return { session, round: opened.round };
  }
}

const actsOf = ({ choices }: RoundRow): readonly unknown[] =>
  (choices as { readonly acts: readonly unknown[] }).acts;

describe("an act that is cut off", () => {
  it.each([
    ["before", { step: 1, act: "cashOut" }],
    ["after", { step: 1, act: "cashOut" }],
    ["before", { step: 1, act: 3 }],
    ["after", { step: 1, act: 3 }],
  ] as const satisfies readonly (readonly ["before" | "after", Act])[])(
    "[FAIR-15] [FAIR-16] %s any step of %j: it is done or not done, and sent again it is done once",
    async (when, act) => {
      const steps = await atEveryStep(when, async (life) => {
        const { session, round } = await inTheMiddle();
        await actInRound(house.mortal(life), session, round, act).catch(() => undefined);
        await house.buried();
        const cut = (await findRound(house.healthy.database.store, round.id))!;
        expect([[12], [12, act.act]]).toContainEqual(actsOf(cut));
        house.clock.advance(60_000);
        await recoverRounds(house.healthy);
        const again = await actInRound(house.healthy, session, round, act);
        if ("refusal" in again) throw new Error(again.refusal.code);
        expect(actsOf(again.round)).toEqual([12, act.act]);
        expectPaidOnce(session, again.round);
      });
      expect(steps).toBeGreaterThan(4);
    },
  );
});

function expectPaidOnce({ player }: SessionRow, round: RoundRow): void {
  const verbs = house.double.posted.filter((call) => call.round === round.id).map(({ verb }) => verb);
  const settled = round.payoutMinor === 0n ? "close" : "win";
  expect(verbs).toEqual(round.state === "DONE" ? ["bet", settled] : ["bet"]);
  expect(house.double.player(player).balanceMinor).toBe(9_000n + (round.payoutMinor ?? 0n));
}
