// The guesses on the open card, each with its chance, its multiplier and its payout [INS-13], and the skip with what is left
// of it.
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import Equal from "lucide-react/icons/equal";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { moneyText } from "../../app/money.ts";
import { timesText } from "../../shell/round.rules.ts";
import { guessKey } from "./hilo.rules.ts";
import type { Option } from "./hilo.rules.ts";
import type { Hilo } from "./use-hilo.ts";
import styles from "./hilo-guesses.module.css";

const ICONS = { higher: <ArrowUp />, lower: <ArrowDown />, same: <Equal /> } as const;

export function HiloGuesses({ hilo }: { readonly hilo: Hilo }) {
  const { t, language } = useTranslator();
  const { open, options, skips, steps, act } = hilo;
  const card = open?.cards.at(-1) ?? null;
  return (
    <div className={styles["guesses"]}>
      {card === null ? <Waiting /> : null}
      {card === null
        ? null
        : options.map((option) => (
            <Guess
              // The two places stay where they are: who plays by keyboard keeps the focus.
              key={option.guess === "lower" || (option.guess === "same" && card === 1) ? "second" : "first"}
              card={card}
              option={option}
              isPending={steps.pending === option.guess}
              canAct={steps.canAct && option.fits}
              onPress={() => act(option.guess)}
            />
          ))}
      <Button
        size="sm"
        icon={<ChevronsRight />}
        className={styles["skip"]}
        aria-disabled={!steps.canAct || skips === null || skips === 0}
        onClick={() => act("skip")}
      >
        {t("play_hilo_skip")}{" "}
        <span className={styles["left"]}>
          {t("play_hilo_skips", { 0: formatCount(skips ?? MOST, language), 1: formatCount(MOST, language) })}
        </span>
      </Button>
    </div>
  );
}

const MOST = 52;

/** Before the bet no card lies open: the places of the guesses are kept. */
function Waiting() {
  const { t } = useTranslator();
  return <p className={styles["waiting"]}>{t("play_hilo_ready")}</p>;
}

interface GuessProps {
  readonly card: number;
  readonly option: Option;
  readonly isPending: boolean;
  readonly canAct: boolean;
  readonly onPress: () => void;
}

function Guess({ card, option, isPending, canAct, onPress }: GuessProps) {
  const { t } = useTranslator();
  const { guess, chance, multiplier, payoutMinor } = option;
  return (
    <button
      type="button"
      aria-disabled={!canAct}
      className={cx(styles["guess"], isPending && styles["pending"])}
      onClick={onPress}
    >
      <span className={styles["name"]}>
        {ICONS[guess]}
        {t(guessKey(card, guess))}
      </span>
      <span className={cx("num", styles["figures"])}>
        <span>{chance}</span> <b>{timesText(multiplier)}</b>
      </span>
      <span className={cx("num", styles["payout"])}>
        {option.fits ? moneyText(payoutMinor) : t("play_hilo_too_much")}
      </span>
    </button>
  );
}
