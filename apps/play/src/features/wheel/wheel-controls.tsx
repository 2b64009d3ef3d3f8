// The panel of Wheel: risk and segments.
import { WHEEL_SEGMENTS } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { BetPanel } from "../../shell/bet-panel.tsx";
import { RangeField } from "../../shell/range-field.tsx";
import { RiskField } from "../../shell/risk-field.tsx";
import { segmentsOf } from "./wheel.rules.ts";
import type { Wheel } from "./use-wheel.ts";

export function WheelControls({ wheel }: { readonly wheel: Wheel }) {
  const t = useText();
  const { settings, change, payout } = wheel;
  const setSegments = (value: number): void => {
    const segments = segmentsOf(value);
    if (segments !== undefined) change({ segments });
  };
  const get = (
    <>
      {t("play_pays_up_to")} <span className="num">{payout === null ? "–" : moneyText(payout)}</span>
    </>
  );
  return (
    <BetPanel betting={wheel} get={get}>
      <RiskField value={settings.risk} onValue={(risk) => change({ risk })} />
      <RangeField
        label={t("play_wheel_segments")}
        min={Math.min(...WHEEL_SEGMENTS)}
        max={Math.max(...WHEEL_SEGMENTS)}
        step={10}
        value={settings.segments}
        presetsLabel={t("play_wheel_segments_presets")}
        presets={WHEEL_SEGMENTS}
        onValue={setSegments}
      />
    </BetPanel>
  );
}
