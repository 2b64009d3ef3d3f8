// How a round of Hi-lo goes: one card lies open, and every guess or skip draws the next one [INS-13].
import { drawBelow } from "../fair/draw.ts";
import type { RandomStream } from "../fair/stream.ts";
import type { HiloAct, HiloChoices } from "./hilo-choices.ts";
import { fitsHilo, guessesOn, isHiloFull, isRightGuess, rightRanks } from "./hilo-pay.ts";
import type { HiloTable } from "./hilo-table.ts";

export interface HiloRound {
  /** Every card that was drawn, the first one before any guess; 1 is the ace, 13 the king. */
  readonly cards: readonly number[];
  /** How many ranks were right at each right guess: what the multiplier is made of. */
  readonly rights: readonly number[];
  readonly skips: number;
  /** The last guess was wrong. */
  readonly isLost: boolean;
  readonly isOver: boolean;
}

/** Null for acts that could not be done one after the other. */
export function walkHilo(table: HiloTable, choices: HiloChoices, stream: RandomStream): HiloRound | null {
  const draw = (): number => drawBelow(stream, table.ranks) + 1;
  let round: HiloRound = { cards: [draw()], rights: [], skips: 0, isLost: false, isOver: false };
  for (const act of choices.acts) {
    if (!mayDo(table, choices, round, act)) return null;
    round = act === "cashOut" ? { ...round, isOver: true } : drawn(table, choices, round, act, draw());
  }
  return round;
}

const lastOf = ({ cards }: HiloRound): number => cards[cards.length - 1] ?? 0;

function mayDo(table: HiloTable, bet: HiloChoices, round: HiloRound, act: HiloAct): boolean {
  if (round.isOver) return false;
  if (act === "cashOut") return round.rights.length > 0;
  if (act === "skip") return round.skips < table.mostSkips;
  const card = lastOf(round);
  return (
    guessesOn(table, card).includes(act) && fitsHilo(table, bet, round.rights, rightRanks(table, card, act))
  );
}

function drawn(
  table: HiloTable,
  bet: HiloChoices,
  round: HiloRound,
  act: Exclude<HiloAct, "cashOut">,
  next: number,
): HiloRound {
  const card = lastOf(round);
  const cards = [...round.cards, next];
  if (act === "skip") return { ...round, cards, skips: round.skips + 1 };
  if (!isRightGuess(table, card, act, next)) return { ...round, cards, isLost: true, isOver: true };
  const rights = [...round.rights, rightRanks(table, card, act)];
  return { ...round, cards, rights, isOver: isHiloFull(table, bet, rights) };
}
