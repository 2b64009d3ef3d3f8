// Hi-lo [INS-13]: higher or lower than the card that lies open, a chain of guesses as long as the member likes.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { hashOfTable } from "../json.ts";
import type { SteppedGame } from "../stepped.ts";
import { hiloChoicesJson, isHiloAct, readHiloOpening, readHiloRecord } from "./hilo-choices.ts";
import type { HiloChoices } from "./hilo-choices.ts";
import { hiloMultiplierText, hiloPayoutMinor } from "./hilo-pay.ts";
import { walkHilo } from "./hilo-round.ts";
import type { HiloRound } from "./hilo-round.ts";
import { hiloSheet } from "./hilo-sheet.ts";
import { HILO_TABLE, hiloTableJson } from "./hilo-table.ts";
import type { HiloTable } from "./hilo-table.ts";

export interface HiloOutcome {
  readonly cards: readonly number[];
  /** How many guesses were right. */
  readonly right: number;
  readonly multiplier: string;
  readonly payoutMinor: Minor;
}

export type Hilo = SteppedGame<HiloChoices, HiloOutcome>;

/** Hi-lo in one version; an older table stays playable for the verifier. */
export function makeHilo(version: string, table: HiloTable): Hilo {
  const tableHash = hashOfTable(hiloTableJson(table));
  return {
    code: "hilo",
    family: "mini",
    version,
    tableHash,
    readOpening: (input, largestWinMinor) => readHiloOpening(table, input, largestWinMinor),
    readChoices: (input) => readHiloRecord(table, input),
    act: (choices, act, stream) => {
      if (!isHiloAct(act)) return null;
      const next = { ...choices, acts: [...choices.acts, act] };
      return walkHilo(table, next, stream) === null ? null : next;
    },
    view: (choices, stream) => {
      const round = walkHilo(table, choices, stream);
      if (round === null) return null;
      const { isOver, cards, rights, skips } = round;
      return { isOver, shown: { cards, rights, skips } };
    },
    settle: (choices, stream) => outcomeOf(table, choices, walkHilo(table, choices, stream)),
    // Every step within it is paid, none beyond: which one comes last depends on the cards.
    largestPayoutMinor: ({ largestWinMinor }) => largestWinMinor,
    choicesJson: hiloChoicesJson,
    outcomeJson: ({ cards, right, multiplier, payoutMinor }) => ({
      cards,
      right,
      multiplier,
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => hiloSheet(table, { version, tableHash }),
  };
}

function outcomeOf(table: HiloTable, { stakeMinor }: HiloChoices, walked: HiloRound | null): HiloOutcome {
  if (walked?.isOver !== true) throw new Error("The round is not over.");
  const { cards, rights, isLost } = walked;
  const right = rights.length;
  if (isLost) return { cards, right, multiplier: "0.0000", payoutMinor: minor(0n) };
  return {
    cards,
    right,
    multiplier: hiloMultiplierText(table, rights),
    payoutMinor: hiloPayoutMinor(table, stakeMinor, rights),
  };
}

export const hilo: Hilo = makeHilo("1", HILO_TABLE);
