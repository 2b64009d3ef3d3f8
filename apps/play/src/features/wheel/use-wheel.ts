// Everything a screen of Wheel needs beside what all games of one draw share.
import { largestPayout } from "../../shell/risk.rules.ts";
import { useDrawn } from "../../shell/use-drawn.ts";
import { multipliersOf, resultOf, wheelBetting } from "./wheel.rules.ts";

export type Wheel = ReturnType<typeof useWheel>;

export function useWheel() {
  const drawn = useDrawn(wheelBetting, resultOf);
  const { stake, settings } = drawn;
  return {
    ...drawn,
    payout: "stakeMinor" in stake ? largestPayout(stake.stakeMinor, multipliersOf(settings)) : null,
  };
}
