// Mines [INS-10]: 25 tiles, some of them mined; every safe tile raises the multiplier, and the member stops when he likes.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { hashOfTable } from "../json.ts";
import type { SteppedGame } from "../stepped.ts";
import { isMinesAct, minesChoicesJson, readMinesOpening, readMinesRecord } from "./mines-choices.ts";
import type { MinesChoices } from "./mines-choices.ts";
import { minesLastStep, minesMultiplierText, minesPayoutMinor } from "./mines-pay.ts";
import { walkMines } from "./mines-round.ts";
import type { MinesRound } from "./mines-round.ts";
import { minesSheet } from "./mines-sheet.ts";
import { MINES_TABLE, minesTableJson } from "./mines-table.ts";
import type { MinesTable } from "./mines-table.ts";

export interface MinesOutcome extends Omit<MinesRound, "isOver"> {
  readonly multiplier: string;
  readonly payoutMinor: Minor;
}

export type Mines = SteppedGame<MinesChoices, MinesOutcome>;

/** Mines in one version; an older table stays playable for the verifier. */
export function makeMines(version: string, table: MinesTable): Mines {
  const tableHash = hashOfTable(minesTableJson(table));
  return {
    code: "mines",
    family: "mini",
    version,
    tableHash,
    readOpening: (input, largestWinMinor) => readMinesOpening(table, input, largestWinMinor),
    readChoices: (input) => readMinesRecord(table, input),
    act: (choices, act, stream) => {
      if (!isMinesAct(table, act)) return null;
      const next = { ...choices, acts: [...choices.acts, act] };
      return walkMines(table, next, stream) === null ? null : next;
    },
    view: (choices, stream) => {
      const round = walkMines(table, choices, stream);
      return round === null ? null : { isOver: round.isOver, shown: { opened: round.opened } };
    },
    settle: (choices, stream) => outcomeOf(table, choices, walkMines(table, choices, stream)),
    largestPayoutMinor: (choices) =>
      minesPayoutMinor(table, choices.stakeMinor, choices.mines, minesLastStep(table, choices)),
    choicesJson: minesChoicesJson,
    outcomeJson: ({ field, opened, hit, multiplier, payoutMinor }) => ({
      field,
      opened,
      hit,
      multiplier,
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => minesSheet(table, { version, tableHash }),
  };
}

function outcomeOf(
  table: MinesTable,
  { stakeMinor, mines }: MinesChoices,
  walked: MinesRound | null,
): MinesOutcome {
  if (walked?.isOver !== true) throw new Error("The round is not over.");
  const { isOver: _over, ...round } = walked;
  if (round.hit !== null) return { ...round, multiplier: "0.0000", payoutMinor: minor(0n) };
  const opened = round.opened.length;
  return {
    ...round,
    multiplier: minesMultiplierText(table, mines, opened),
    payoutMinor: minesPayoutMinor(table, stakeMinor, mines, opened),
  };
}

export const mines: Mines = makeMines("1", MINES_TABLE);
