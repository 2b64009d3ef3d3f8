// A game's sheet [FAIR-11]: what may be read before any bet, made from the code that pays.
import type { Minor } from "@jonaki/money";

/** Text for people in both languages of the house; whoever answers picks one. */
export interface Bilingual {
  readonly bn: string;
  readonly en: string;
}

/** What it takes, what it pays for each 1.00 staked, how likely it is. */
export interface PayLine {
  readonly name: string;
  readonly pays: string;
  readonly chance: string;
}

export interface Sheet {
  readonly code: string;
  readonly version: string;
  readonly tableHash: string;
  readonly rules: Bilingual;
  readonly payTable: readonly PayLine[];
  readonly limits: { readonly minimum: string; readonly maximum: string; readonly largestWin: string };
  readonly returnToPlayer: { readonly fraction: string; readonly decimal: string };
  readonly hitFrequency: string;
  readonly variance: string;
  readonly largestWin: { readonly pays: string; readonly chance: string };
  readonly method: "ENUMERATION" | "RECURSION" | "SIMULATION";
  /** Only of a simulation: its size and its 99.9 % interval [FAIR-12]. */
  readonly simulation: { readonly rounds: string; readonly low: string; readonly high: string } | null;
}

/** The stakes a choice may have: what BET_LIMIT names [ERR-128]. */
export interface StakeRange {
  readonly smallestStakeMinor: Minor;
  readonly largestStakeMinor: Minor;
}
