import { describe, expect, it } from "vitest";
import { refusedWith, settled } from "../../app/test-doubles.tsx";
import { askedFor, betOf, BETTING_MS, fakeCrash, flyingRound, overRound, roundOf } from "./crash-doubles.ts";
import type { CrashAnswers, FakeCrash } from "./crash-doubles.ts";

const LOST = betOf({ state: "DONE", payout: "0.00" });
const balanceOf = ({ table }: FakeCrash): string => table.state.get().balance;

/** A round with a bet that flies to its burst: nobody tells what is left of the money, it has to be asked for. */
async function burst(balance: CrashAnswers["balance"]): Promise<FakeCrash> {
  let isOver = false;
  const house = fakeCrash({
    bets: async () => ({ value: { bets: [isOver ? LOST : betOf()] } }),
    ...(balance === undefined ? {} : { balance }),
  });
  await house.welcome(roundOf());
  await house.timers.pass(BETTING_MS);
  await house.hearRound(flyingRound());
  isOver = true;
  await house.hearRound(overRound());
  return house;
}

describe("the balance after a round", () => {
  it("[FAIR-15] [VEN-19] is asked for again while no answer comes, and the site hears of the end only then", async () => {
    let isLost = true;
    const house = await burst(async () =>
      isLost ? refusedWith("NETWORK") : { value: { balance: "990.00" } },
    );
    await house.timers.pass(800);
    expect(balanceOf(house)).toBe("1000.00");
    expect(house.frame.said).toEqual([{ type: "roundOpened" }]);
    isLost = false;
    await house.timers.pass(1_500);
    expect(balanceOf(house)).toBe("990.00");
    expect(house.frame.said.at(-1)).toEqual({ type: "roundEnded", round: LOST.bet });
  });

  it("[FAIR-15] is asked for by one question at a time, however often the line is lost meanwhile", async () => {
    const house = await burst(async () => refusedWith("NETWORK"));
    const before = askedFor(house, "balance").length;
    // Shown out before they are welcomed: each might mean that the session is over.
    for (let drops = 0; drops < 3; drops += 1) {
      house.drop();
      await house.timers.pass(400 * 2 ** drops);
    }
    await settled();
    expect(askedFor(house, "balance").length - before).toBeLessThanOrEqual(3);
  });

  it("[LOB-49] a session that is over ends the asking", async () => {
    const house = await burst(async () => refusedWith("SESSION_EXPIRED"));
    expect(house.table.state.get().hasEnded).toBe(true);
  });
});
