// Mines as the shell lists and recalls it.
import { formatCount } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { moneyText } from "../../app/money.ts";
import type { GameView, PayLineWords } from "../../shell/game-view.ts";
import { Replay, useStepReplay } from "../../shell/replay.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { MinesField } from "./mines-field.tsx";
import { facesOf, placeOf, roundOf, stepNow } from "./mines.rules.ts";
import type { MinesRound } from "./mines.rules.ts";

export const minesView: GameView = {
  titleKey: "play_mines",
  resultKey: "play_multiplier",
  keysKey: "play_mines_keys",
  payTables: {
    headingKey: "play_mines_opened",
    several: { chooserKey: "play_mines_count", split: splitLine },
  },
  wordsOf: (line, { t, language }) => {
    const round = roundOf(line);
    if (round === null || round.end === null) return null;
    const figures = { 0: formatCount(round.mines, language), 1: formatCount(round.opened.length, language) };
    return { result: timesText(round.end.multiplier), choice: t("play_mines_choice", figures) };
  },
  stepsOf: (record, translator) => {
    const round = roundOf(record);
    return round === null ? [] : stepsOf(round, translator);
  },
  Replay: MinesReplay,
};

/** The sheet's `m = 3, k = 5`: the table of three mines, after five tiles. */
function splitLine(name: string, { t, language }: Translator): PayLineWords {
  const [, mines = "", opened = ""] = /^m = (\d+), k = (\d+)$/u.exec(name) ?? [];
  return { table: t("play_mines_table", { 0: formatCount(Number(mines), language) }), line: opened };
}

function stepsOf(round: MinesRound, { t, language }: Translator): readonly string[] {
  const { opened, end } = round;
  const where = (place: number): string => {
    const { row, column } = placeOf(place);
    return t("play_mines_tile", { 0: formatCount(row, language), 1: formatCount(column, language) });
  };
  const safe = opened.map((place, before) => {
    const step = stepNow(round, before + 1);
    return `${where(place)}: ${t("play_mines_safe")} · ${timesText(step?.multiplier ?? "")}`;
  });
  if (end === null) return safe;
  if (end.hit !== null) return [...safe, `${where(end.hit)}: ${t("play_mines_hit")}`];
  const isOwn = round.acts.at(-1) === "cashOut";
  return [...safe, t(isOwn ? "play_step_cashed_out" : "play_step_by_itself", { 0: moneyText(end.payout) })];
}

function MinesReplay({ round: record }: { readonly round: RoundRecord }) {
  const round = roundOf(record);
  return round === null ? null : <ReplayedField record={record} round={round} />;
}

interface ReplayedFieldProps {
  readonly record: RoundRecord;
  readonly round: MinesRound;
}

/** Tile after tile, and the whole field at the end. */
function ReplayedField({ record, round }: ReplayedFieldProps) {
  const { shown, isMoving, again } = useStepReplay(record.round, round.acts.length);
  const soFar: MinesRound = isMoving ? { ...round, opened: round.opened.slice(0, shown), end: null } : round;
  const now = stepNow(round, soFar.opened.length)?.multiplier ?? "1.0000";
  const result = timesText(isMoving || round.end === null ? now : round.end.multiplier);
  return (
    <Replay round={record} result={result} isMoving={isMoving} onAgain={again}>
      <MinesField faces={facesOf(soFar, null)} canOpen={false} onOpen={() => undefined} />
    </Replay>
  );
}
