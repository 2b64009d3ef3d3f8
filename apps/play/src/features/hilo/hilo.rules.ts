// Hi-lo as a member plays it: which guesses the open card allows, what each would pay, and how the chain went. The figures
// come from the very functions that pay, the cards from the record alone [INS-13, INS-15, FAIR-15].
import {
  decimalText,
  fitsHilo,
  fraction,
  guessesOn,
  HILO_TABLE,
  hiloMultiplierText,
  hiloPayoutMinor,
  hiloStakeRange,
  isRightGuess,
  rightRanks,
} from "@jonaki/games";
import type { HiloGuess } from "@jonaki/games";
import { count, fields, list, oneOf, text } from "@jonaki/games/play/read";
import type { Reading } from "@jonaki/games/play/read";
import type { Opened, RoundRecord } from "@jonaki/games/play/wire";
import type { MessageKey } from "@jonaki/i18n";
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { amount, multiplier, whole } from "../../shell/record.rules.ts";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

const { ranks: RANKS, mostSkips: MOST_SKIPS } = HILO_TABLE;

const tableFor = (limits: Opened["limits"]) => narrowed(HILO_TABLE, limits);

export const hiloBetting: BettingRules<StakeSettings> = {
  code: "hilo",
  first: { stakeText: "10.00" },
  read: fields({ stakeText: readStakeText }),
  stakesFor: (_settings, limits) => {
    const table = tableFor(limits);
    return hiloStakeRange(table, table.largestWinMinor);
  },
  choicesOf: (stakeMinor) => ({ stake: formatAmount(stakeMinor) }),
};

const card = whole(1, RANKS);
const act = oneOf(["higher", "lower", "same", "skip", "cashOut"]);
export type HiloAct = Reading<typeof act>;

const readChoices = fields({ stake: amount, largestWin: amount, acts: list(act) });
const readShown = fields({ cards: list(card), rights: list(count), skips: whole(0, MOST_SKIPS) });
const readOutcome = fields({ cards: list(card), right: count, multiplier, payout: text() });

export interface HiloBet {
  readonly stakeMinor: Minor;
  readonly largestWinMinor: Minor;
}

export interface HiloRound extends HiloBet {
  readonly acts: readonly HiloAct[];
  /** Every card that was drawn, the first one before any guess. */
  readonly cards: readonly number[];
  /** Null while the round goes on. */
  readonly end: Omit<Reading<typeof readOutcome>, "cards"> | null;
}

type Recorded = Pick<RoundRecord, "choices" | "outcome"> & Partial<Pick<RoundRecord, "shown">>;

/** A round as it is stored; null for one whose bet was not taken yet. */
export function roundOf({ choices, outcome, shown = null }: Recorded): HiloRound | null {
  if (outcome === null && shown === null) return null;
  const { stake, largestWin, acts } = readChoices(choices);
  const bet = { stakeMinor: stake, largestWinMinor: largestWin, acts };
  if (outcome === null) return { ...bet, cards: readShown(shown).cards, end: null };
  const { cards, ...end } = readOutcome(outcome);
  return { ...bet, cards, end };
}

export const betFor = (stakeMinor: Minor, limits: Opened["limits"]): HiloBet => ({
  stakeMinor,
  largestWinMinor: tableFor(limits).largestWinMinor,
});

/** A card of the chain, and how it was come by. */
export interface Link {
  readonly card: number;
  /** What was said on the card before; null on the first one. */
  readonly said: Exclude<HiloAct, "cashOut"> | null;
  readonly isRight: boolean;
}

export function chainOf({ cards, acts }: Pick<HiloRound, "cards" | "acts">): readonly Link[] {
  return cards.map((drawn, place) => {
    const before = cards[place - 1];
    const said = acts[place - 1];
    if (before === undefined || said === undefined || said === "cashOut")
      return { card: drawn, said: null, isRight: true };
    return { card: drawn, said, isRight: said === "skip" || isRightGuess(HILO_TABLE, before, said, drawn) };
  });
}

/** How many ranks were right at each right guess: what the multiplier is made of. */
export function rightsOf({ cards, acts }: Pick<HiloRound, "cards" | "acts">): readonly number[] {
  return chainOf({ cards, acts }).flatMap(({ said, isRight }, place) => {
    const before = cards[place - 1];
    if (before === undefined || said === null || said === "skip" || !isRight) return [];
    return [rightRanks(HILO_TABLE, before, said)];
  });
}

export const skipsLeft = ({ acts }: Pick<HiloRound, "acts">): number =>
  MOST_SKIPS - acts.filter((one) => one === "skip").length;

export interface Step {
  readonly multiplier: string;
  readonly payoutMinor: Minor;
}

const stepAt = ({ stakeMinor }: HiloBet, rights: readonly number[]): Step => ({
  multiplier: hiloMultiplierText(HILO_TABLE, rights),
  payoutMinor: hiloPayoutMinor(HILO_TABLE, stakeMinor, rights),
});

/** What a cash-out pays now; null before the first right guess. */
export function stepNow(round: HiloRound): Step | null {
  const rights = rightsOf(round);
  return rights.length === 0 ? null : stepAt(round, rights);
}

export interface Option extends Step {
  readonly guess: HiloGuess;
  /** In percent, cut to two decimals. */
  readonly chance: string;
  /** One that would pay more than a round may is not taken [INS-15]. */
  readonly fits: boolean;
}

/** The two guesses on the open card [INS-13]. */
export function optionsOf(round: HiloRound): readonly Option[] {
  const rights = rightsOf(round);
  const open = round.cards.at(-1) ?? 1;
  return guessesOn(HILO_TABLE, open).map((guess) => {
    const right = rightRanks(HILO_TABLE, open, guess);
    return {
      guess,
      ...stepAt(round, [...rights, right]),
      chance: `${decimalText(fraction(BigInt(right * 100), BigInt(RANKS)), 2)} %`,
      fits: fitsHilo(HILO_TABLE, round, rights, right),
    };
  });
}

/** Between the ends the same card wins both ways; on an end it has a guess of its own. */
export function guessKey(open: number, guess: HiloGuess): MessageKey {
  if (guess === "same") return "play_hilo_same";
  const isEnd = open === 1 || open === RANKS;
  if (guess === "higher") return isEnd ? "play_hilo_higher" : "play_hilo_higher_same";
  return isEnd ? "play_hilo_lower" : "play_hilo_lower_same";
}

/** Above it even the likeliest guess would pay too much, and the round cashes itself out [INS-15]. */
export function lastStep({ stakeMinor, largestWinMinor }: HiloBet): Step {
  const payout = fraction(largestWinMinor * BigInt(RANKS - 1), BigInt(RANKS));
  return {
    payoutMinor: minor(payout.numerator / payout.denominator),
    multiplier: decimalText(fraction(payout.numerator, payout.denominator * stakeMinor), 4),
  };
}
