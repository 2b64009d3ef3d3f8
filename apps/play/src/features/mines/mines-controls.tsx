// The panel of Mines: how many mines, the step at which the round cashes itself out [INS-15], and the cash-out while a
// round goes on.
import { MINES_TABLE } from "@jonaki/games";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { BetPanel } from "../../shell/bet-panel.tsx";
import { PanelNote } from "../../shell/panel-note.tsx";
import { RangeField } from "../../shell/range-field.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { lastStep, TILES } from "./mines.rules.ts";
import type { Mines } from "./use-mines.ts";

const PRESETS = [1, 3, 5, 10, 15, 24];

export function MinesControls({ mines }: { readonly mines: Mines }) {
  const { t, language } = useTranslator();
  const { settings, change, steps, terms, now, next, cashOut } = mines;
  const count = steps.open === null || terms === null ? settings.mines : terms.mines;
  const get = (
    <>
      {t("play_mines_first")} <span className="num">{next === null ? "–" : moneyText(next.payoutMinor)}</span>
    </>
  );
  return (
    <BetPanel
      betting={mines}
      get={get}
      note={terms === null ? null : <LastStep terms={terms} />}
      cashOut={
        steps.open === null
          ? null
          : {
              amount: now === null ? null : moneyText(now.payoutMinor),
              words:
                now === null ? (
                  t("play_mines_open_first")
                ) : (
                  <b className="num">{timesText(now.multiplier)}</b>
                ),
              onPress: cashOut,
            }
      }
    >
      <RangeField
        label={t("play_mines_count")}
        hint={t("play_mines_fireflies", { 0: formatCount(TILES - count, language) })}
        min={MINES_TABLE.fewestMines}
        max={MINES_TABLE.mostMines}
        value={count}
        presetsLabel={t("play_mines_presets")}
        presets={PRESETS}
        onValue={(value) => change({ mines: value })}
      />
    </BetPanel>
  );
}

function LastStep({ terms }: { readonly terms: NonNullable<Mines["terms"]> }) {
  const { t, language } = useTranslator();
  const { opened, multiplier, payoutMinor } = lastStep(terms);
  return (
    <PanelNote>
      {t("play_mines_last", {
        0: formatCount(opened, language),
        1: timesText(multiplier),
        2: moneyText(payoutMinor),
      })}
    </PanelNote>
  );
}
