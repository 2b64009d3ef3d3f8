// Everything a screen of Plinko needs beside what all games of one draw share.
import { largestPayout } from "../../shell/risk.rules.ts";
import { useDrawn } from "../../shell/use-drawn.ts";
import { plinkoBetting, resultOf, slotsOf } from "./plinko.rules.ts";

export type Plinko = ReturnType<typeof usePlinko>;

export function usePlinko() {
  const drawn = useDrawn(plinkoBetting, resultOf);
  const { stake, settings } = drawn;
  return {
    ...drawn,
    payout: "stakeMinor" in stake ? largestPayout(stake.stakeMinor, slotsOf(settings)) : null,
  };
}
