// Everything a screen of Keno needs beside what all games of one draw share: the picks, by hand or by chance.
import { useServices } from "../../app/services.ts";
import { largestPayout } from "../../shell/risk.rules.ts";
import { useDrawn } from "../../shell/use-drawn.ts";
import { kenoBetting, ladderOf, randomPicks, resultOf, toggled } from "./keno.rules.ts";

export type Keno = ReturnType<typeof useKeno>;

/** How many chance picks for who has not picked any. */
const FIRST_PICKS = 5;

export function useKeno() {
  const { randomBelow } = useServices();
  const drawn = useDrawn(kenoBetting, resultOf);
  const { stake, settings, change } = drawn;
  const { picks } = settings;
  const hasPicks = picks.length > 0;
  return {
    ...drawn,
    canBet: drawn.canBet && hasPicks,
    bet: () => {
      if (hasPicks || drawn.stage === "moving") drawn.bet();
    },
    payout: hasPicks && "stakeMinor" in stake ? largestPayout(stake.stakeMinor, ladderOf(settings)) : null,
    pick: (one: number) => change({ picks: toggled(picks, one) }),
    clear: () => change({ picks: [] }),
    /** As many as there are now. */
    pickAtRandom: () => change({ picks: randomPicks(hasPicks ? picks.length : FIRST_PICKS, randomBelow) }),
  };
}
