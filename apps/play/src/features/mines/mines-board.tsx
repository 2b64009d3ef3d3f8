// The board of Mines: the field, what a cash-out and the next tile pay, and the one line that says how it stands.
import type { ReactNode, Ref } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { Board, BoardWords, GainWords, Sparks } from "../../shell/board.tsx";
import { Readout } from "../../shell/readout.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { MinesArt } from "./mines-art.tsx";
import { MinesField } from "./mines-field.tsx";
import { facesOf, nextChance } from "./mines.rules.ts";
import type { Mines } from "./use-mines.ts";
import styles from "./mines-board.module.css";

interface MinesBoardProps {
  readonly mines: Mines;
  readonly strip: ReactNode;
  readonly fieldRef: Ref<HTMLFieldSetElement>;
}

export function MinesBoard({ mines, strip, fieldRef }: MinesBoardProps) {
  const { t } = useTranslator();
  const { steps, round, terms, now, next, opened, state, gain } = mines;
  const isOver = round !== null && round.end !== null;
  return (
    <Board label={t("play_mines_field")} strip={strip} className={styles["board"]}>
      <MinesArt />
      <div className={styles["middle"]}>
        <Readout
          now={{
            label: t("play_cash_out_now"),
            amount: now === null ? "–" : moneyText(now.payoutMinor),
            multiplier: now === null ? "" : timesText(now.multiplier),
          }}
          next={{
            label: t("play_next_tile"),
            amount: next === null ? "–" : moneyText(next.payoutMinor),
            multiplier: next === null ? "" : timesText(next.multiplier),
            more: terms === null ? undefined : nextChance(terms, opened),
          }}
        />
        <div className={styles["ground"]}>
          <MinesField
            ref={fieldRef}
            faces={facesOf(round, steps.pending)}
            canOpen={steps.canAct}
            onOpen={mines.open}
          />
          {isOver && gain === "win" && state.phase === "idle" ? (
            <Sparks className={styles["sparks"]} />
          ) : null}
        </div>
        <BoardWords>
          <MinesWords mines={mines} />
        </BoardWords>
      </div>
    </Board>
  );
}

function MinesWords({ mines: { steps, round, state, gain } }: { readonly mines: Mines }) {
  const { t } = useTranslator();
  if (steps.isBeginning) return t("play_mines_setting");
  if (round === null) return t("play_mines_ready");
  if (round.end === null) return t(steps.pending === null ? "play_mines_choose" : "play_mines_opening");
  if (state.phase === "idle" && gain !== "none") return <GainWords gain={gain} payout={round.end.payout} />;
  if (gain !== "none") return t("play_cashed_out", { 0: timesText(round.end.multiplier) });
  return `${t("play_mines_hit")} · ${t("play_lost")}`;
}
