// The panel of Limbo: the target, typed or chosen, and its chance.
import { useText } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { BetPanel, Figure, Figures, Presets } from "../../shell/bet-panel.tsx";
import { TypedFigure } from "../../shell/typed-figure.tsx";
import { chanceOf, LARGEST_TARGET, parseTarget, PRESETS, SMALLEST_TARGET } from "./limbo.rules.ts";
import type { Limbo } from "./use-limbo.ts";

export function LimboControls({ limbo }: { readonly limbo: Limbo }) {
  const t = useText();
  const { settings, isBusy, change, payout } = limbo;
  const { target } = settings;
  const setTarget = (next: string): void => change({ target: next });
  const get = (
    <>
      {t("play_pays_if_won")} <span className="num">{payout === null ? "–" : moneyText(payout)}</span>
    </>
  );
  return (
    <BetPanel betting={limbo} get={get}>
      <Figures>
        <TypedFigure
          label={t("play_limbo_target")}
          text={target}
          unit="×"
          maxLength={LARGEST_TARGET.length}
          isLocked={isBusy}
          parse={parseTarget}
          onValue={setTarget}
          problem={t("play_from_to", { 0: SMALLEST_TARGET, 1: LARGEST_TARGET })}
        />
        <Figure label={t("play_chance")} value={chanceOf(target)} />
      </Figures>
      <Presets label={t("play_limbo_presets")} choices={PRESETS} value={target} onValue={setTarget} />
    </BetPanel>
  );
}
