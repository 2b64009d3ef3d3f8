// The panel of Plinko: risk and rows.
import { useText } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { BetPanel } from "../../shell/bet-panel.tsx";
import { RangeField } from "../../shell/range-field.tsx";
import { RiskField } from "../../shell/risk-field.tsx";
import { FEWEST_ROWS, MOST_ROWS, rowsOf } from "./plinko.rules.ts";
import type { Plinko } from "./use-plinko.ts";

const PRESETS = [8, 10, 12, 14, 16];

export function PlinkoControls({ plinko }: { readonly plinko: Plinko }) {
  const t = useText();
  const { settings, change, payout } = plinko;
  const setRows = (value: number): void => {
    const rows = rowsOf(value);
    if (rows !== undefined) change({ rows });
  };
  const get = (
    <>
      {t("play_pays_up_to")} <span className="num">{payout === null ? "–" : moneyText(payout)}</span>
    </>
  );
  return (
    <BetPanel betting={plinko} get={get}>
      <RiskField value={settings.risk} onValue={(risk) => change({ risk })} />
      <RangeField
        label={t("play_plinko_rows")}
        min={FEWEST_ROWS}
        max={MOST_ROWS}
        value={settings.rows}
        presetsLabel={t("play_plinko_rows_presets")}
        presets={PRESETS}
        onValue={setRows}
      />
    </BetPanel>
  );
}
