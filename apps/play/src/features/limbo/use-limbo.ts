// Everything a screen of Limbo needs beside what all games of one draw share.
import { useDrawn } from "../../shell/use-drawn.ts";
import { limboBetting, payoutFor, resultOf } from "./limbo.rules.ts";

export type Limbo = ReturnType<typeof useLimbo>;

export function useLimbo() {
  const drawn = useDrawn(limboBetting, resultOf);
  const { stake, settings } = drawn;
  return {
    ...drawn,
    payout: "stakeMinor" in stake ? payoutFor(stake.stakeMinor, settings.target) : null,
  };
}
