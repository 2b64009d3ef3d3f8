// The panel of Hi-lo: the step above which the round cashes itself out [INS-15], and the cash-out while a round goes on.
import { useText } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { BetPanel } from "../../shell/bet-panel.tsx";
import { PanelNote } from "../../shell/panel-note.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { lastStep } from "./hilo.rules.ts";
import type { HiloBet } from "./hilo.rules.ts";
import type { Hilo } from "./use-hilo.ts";

export function HiloControls({ hilo }: { readonly hilo: Hilo }) {
  const t = useText();
  const { terms, open, now, act } = hilo;
  return (
    <BetPanel
      betting={hilo}
      get={t("play_hilo_first_card")}
      note={terms === null ? null : <LastStep terms={terms} />}
      cashOut={
        open === null
          ? null
          : {
              amount: now === null ? null : moneyText(now.payoutMinor),
              words:
                now === null ? (
                  t("play_hilo_guess_first")
                ) : (
                  <b className="num">{timesText(now.multiplier)}</b>
                ),
              onPress: () => act("cashOut"),
            }
      }
    />
  );
}

function LastStep({ terms }: { readonly terms: HiloBet }) {
  const t = useText();
  const { multiplier, payoutMinor } = lastStep(terms);
  return (
    <PanelNote>{t("play_hilo_last", { 0: timesText(multiplier), 1: moneyText(payoutMinor) })}</PanelNote>
  );
}
