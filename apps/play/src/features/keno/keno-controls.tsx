// The panel of Keno: risk, how many numbers are picked, and the ways to pick by chance and to clear.
import Dices from "lucide-react/icons/dices";
import Eraser from "lucide-react/icons/eraser";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { moneyText } from "../../app/money.ts";
import { BetPanel } from "../../shell/bet-panel.tsx";
import { RiskField } from "../../shell/risk-field.tsx";
import { MOST_PICKS } from "./keno.rules.ts";
import type { Keno } from "./use-keno.ts";
import styles from "./keno-controls.module.css";

export function KenoControls({ keno }: { readonly keno: Keno }) {
  const { t, language } = useTranslator();
  const { settings, change, payout, pickAtRandom, clear } = keno;
  const figures = {
    0: formatCount(settings.picks.length, language),
    1: formatCount(MOST_PICKS, language),
  };
  const get =
    settings.picks.length === 0 ? (
      t("play_keno_none")
    ) : (
      <>
        {t("play_pays_up_to")} <span className="num">{payout === null ? "–" : moneyText(payout)}</span>
      </>
    );
  return (
    <BetPanel betting={keno} get={get}>
      <RiskField value={settings.risk} onValue={(risk) => change({ risk })} />
      <div className={styles["picks"]}>
        <output aria-live="polite" className={styles["count"]}>
          {t("play_keno_picked", figures)}
        </output>
        <Button size="sm" icon={<Dices />} onClick={pickAtRandom}>
          {t("play_keno_random")}
        </Button>
        <Button size="sm" icon={<Eraser />} onClick={clear}>
          {t("play_keno_clear")}
        </Button>
      </div>
    </BetPanel>
  );
}
