// Hi-lo as the shell lists and recalls it.
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatCount } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import { moneyText } from "../../app/money.ts";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useStepReplay } from "../../shell/replay.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { HiloChain, linkText } from "./hilo-chain.tsx";
import { chainOf, roundOf, stepNow } from "./hilo.rules.ts";
import type { HiloRound } from "./hilo.rules.ts";

export const hiloView: GameView = {
  titleKey: "play_hilo",
  resultKey: "play_multiplier",
  keysKey: "play_hilo_keys",
  payTables: { headingKey: "play_hilo_pay_line" },
  wordsOf: (line, { t, language }) => {
    const round = roundOf(line);
    if (round === null || round.end === null) return null;
    const figures = {
      0: formatCount(round.end.right, language),
      1: formatCount(round.cards.length, language),
    };
    return { result: timesText(round.end.multiplier), choice: t("play_hilo_choice", figures) };
  },
  stepsOf: (record, translator) => {
    const round = roundOf(record);
    return round === null ? [] : stepsOf(round, translator);
  },
  Replay: HiloReplay,
};

function stepsOf(round: HiloRound, { t }: Translator): readonly string[] {
  const links = chainOf(round);
  const cards = links.map((link, place) => linkText(t, link, links[place - 1]));
  const { end, acts } = round;
  if (end === null || links.at(-1)?.isRight === false) return cards;
  const isOwn = acts.at(-1) === "cashOut";
  return [...cards, t(isOwn ? "play_step_cashed_out" : "play_step_by_itself", { 0: moneyText(end.payout) })];
}

function HiloReplay({ round: record }: { readonly round: RoundRecord }) {
  const round = roundOf(record);
  return round === null ? null : <ReplayedChain record={record} round={round} />;
}

interface ReplayedChainProps {
  readonly record: RoundRecord;
  readonly round: HiloRound;
}

/** Card after card, and the recorded result at the end. */
function ReplayedChain({ record, round }: ReplayedChainProps) {
  const { shown, isMoving, again } = useStepReplay(record.round, round.cards.length);
  const cards = isMoving ? round.cards.slice(0, shown + 1) : round.cards;
  const now = stepNow({ ...round, cards })?.multiplier ?? "1.0000";
  const result = timesText(isMoving || round.end === null ? now : round.end.multiplier);
  return (
    <Replay round={record} result={result} isMoving={isMoving} onAgain={again}>
      <HiloChain links={chainOf({ cards, acts: round.acts })} />
    </Replay>
  );
}
