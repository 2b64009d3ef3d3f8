// The board of Hi-lo: the open card, the chain behind it, the guesses, and the one line that says how it stands.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { Board, BoardWords, GainWords, Sparks } from "../../shell/board.tsx";
import { Readout } from "../../shell/readout.tsx";
import { timesText } from "../../shell/round.rules.ts";
import { HiloCard } from "./hilo-card.tsx";
import { HiloChain } from "./hilo-chain.tsx";
import { HiloGuesses } from "./hilo-guesses.tsx";
import { chainOf } from "./hilo.rules.ts";
import type { Hilo } from "./use-hilo.ts";
import styles from "./hilo-board.module.css";

interface HiloBoardProps {
  readonly hilo: Hilo;
  readonly strip: ReactNode;
}

export function HiloBoard({ hilo, strip }: HiloBoardProps) {
  const t = useText();
  const { round, now, gain, state } = hilo;
  const links = round === null ? [] : chainOf(round);
  const last = links.at(-1);
  return (
    <Board label={t("play_hilo_board")} strip={strip}>
      <div className={styles["middle"]}>
        <Readout
          now={{
            label: t("play_cash_out_now"),
            amount: now === null ? "–" : moneyText(now.payoutMinor),
            multiplier: now === null ? "" : timesText(now.multiplier),
          }}
        />
        <div className={styles["open"]}>
          {/* Every card is dealt anew, also one of the same rank. */}
          <HiloCard
            key={links.length}
            size="large"
            card={last?.card ?? null}
            isWrong={last?.isRight === false}
          />
          {gain === "win" && state.phase === "idle" ? <Sparks className={styles["sparks"]} /> : null}
        </div>
        <BoardWords>
          <HiloWords hilo={hilo} />
        </BoardWords>
        <HiloChain links={links} />
        <HiloGuesses hilo={hilo} />
      </div>
    </Board>
  );
}

function HiloWords({ hilo: { steps, round, state, gain } }: { readonly hilo: Hilo }) {
  const t = useText();
  if (steps.isBeginning) return t("play_hilo_dealing");
  if (round === null) return t("play_hilo_place_bet");
  if (round.end === null) return t(steps.pending === null ? "play_hilo_choose" : "play_hilo_drawing");
  if (state.phase === "idle" || gain === "none") return <GainWords gain={gain} payout={round.end.payout} />;
  return t("play_cashed_out", { 0: timesText(round.end.multiplier) });
}
