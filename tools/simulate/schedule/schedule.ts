// Everything a seed decides, in one place: who has what, what was played before today, and then wave after wave
// with the weather before it. Nothing here ever hears an answer.
import { createChance } from "../chance.ts";
import type { Chance } from "../chance.ts";
import type { Endowment } from "../platform/founding.ts";
import { planPastPlay } from "./past-play.ts";
import type { PastPlay } from "./past-play.ts";
import { createDesk } from "./seats.ts";
import { createWaves } from "./waves.ts";
import type { Wave } from "./waves.ts";
import { createWeather, firstLogins } from "./weather.ts";
import type { Change } from "./weather.ts";

export interface Schedule {
  readonly endowments: readonly Endowment[];
  readonly logins: Change;
  readonly past: PastPlay;
  next(): { readonly changes: readonly Change[]; readonly wave: Wave };
}

export function createSchedule(seed: number): Schedule {
  const chance = createChance(seed);
  const endowments = endowmentsOf(chance);
  const desk = createDesk(seed, chance, endowments.length);
  const logins = firstLogins(desk);
  const past = planPastPlay(desk);
  const [nextWave, weather] = [createWaves(desk), createWeather(desk)];
  return { endowments, logins, past, next: () => ({ changes: weather(), wave: nextWave() }) };
}

/** Some have next to nothing, some a bonus beside their money. */
function endowmentsOf(chance: Chance): readonly Endowment[] {
  const members = chance.pick([40, 90, 120, 150]);
  return Array.from({ length: members }, () => ({
    cashMinor: BigInt(chance.perMille(200) ? chance.below(3_000) : chance.between(50_000, 2_000_000)),
    bonusMinor: BigInt(chance.perMille(400) ? chance.between(1, 60_000) : 0),
    trialMinor: BigInt(chance.between(0, 200_000)),
  }));
}
