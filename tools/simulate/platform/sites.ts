// The fixed part of the simulated world: two vendors with a game each, and how their players and sessions are named.
import type { ModelGame } from "../model/surroundings.ts";
import type { PlayUnit } from "../operations.ts";

export interface SimVendor {
  readonly code: string;
  readonly game: string;
  /** Leave for wins without a bet. */
  readonly betlessWins: boolean;
  readonly rules: ModelGame;
}

const LIMITS = { smallestMinor: 100n, largestMinor: 500_000n, largestWinMinor: 1_000_000n };

export const VENDORS: readonly [SimVendor, SimVendor] = [
  { code: "SIMA", game: "simulated-wheel", betlessWins: true, rules: { category: "RNG", ...LIMITS } },
  { code: "SIMB", game: "simulated-tap", betlessWins: false, rules: { category: "MINI", ...LIMITS } },
];

export const vendorOf = (code: string): SimVendor => (code === "SIMB" ? VENDORS[1] : VENDORS[0]);

export const UNITS = ["PLAY", "TRIAL"] as const;

/** Several seeds share a database: whatever has a name has its seed in it. */
export const memberName = (seed: number, member: number): string => `${seed}.${member}`;

export const playerName = (vendor: string, name: string): string => `p.${vendor}.${name}`;

/** Each login has a play session with every vendor in each unit. */
export const sessionName = (name: string, login: number, vendor: string, unit: PlayUnit): string =>
  `s.${name}.${login}.${vendor}.${unit}`;
