// The panel of a game: its own choices, the stake, what keeps a bet from being placed, and the one button. It is a form,
// so Enter in any field bets.
import type { FormEvent, MouseEvent, ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { moneyText } from "../app/money.ts";
import { stakeError } from "./stake-error.ts";
import { StakeField } from "./stake-field.tsx";
import type { StakeSettings } from "./stake.rules.ts";
import { StatusLine } from "./status-line.tsx";
import type { Betting } from "./use-betting.ts";
import styles from "./bet-panel.module.css";

interface BetPanelProps<Settings extends StakeSettings> {
  readonly betting: Betting<Settings>;
  /** What stands on the button below the stake: mostly what a win pays. */
  readonly get: ReactNode;
  /** Takes the bet's place while a round waits for the member; null between rounds, absent in a game of one step. */
  readonly cashOut?: CashOut | null;
  /** Between the stake and the button. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

export interface CashOut {
  /** Null while there is nothing to take yet. */
  readonly amount: string | null;
  /** Below it: what the amount is made of, or why there is none yet. */
  readonly words: ReactNode;
  readonly onPress: () => void;
}

export function BetPanel<Settings extends StakeSettings>(props: BetPanelProps<Settings>) {
  const { betting, note, children } = props;
  const bet = (event: FormEvent): void => {
    event.preventDefault();
    betting.bet();
  };
  return (
    <Card as="section" padding="none" className={styles["panel"]}>
      <form className={styles["form"]} onSubmit={bet}>
        {children}
        <Stake betting={betting} />
        {note}
        <div className={styles["foot"]}>
          <StatusLine />
          <MainButton {...props} />
        </div>
      </form>
    </Card>
  );
}

function Stake<Settings extends StakeSettings>({ betting }: { readonly betting: Betting<Settings> }) {
  const translator = useTranslator();
  const { settings, stake, range, isBusy, setStake, stepStake, writeStakeOut } = betting;
  const from = moneyText(range.smallestStakeMinor);
  const to = moneyText(range.largestStakeMinor);
  return (
    <StakeField
      value={settings.stakeText}
      error={stakeError(translator, stake)}
      hint={translator.t("play_from_to", { 0: from, 1: to })}
      isLocked={isBusy}
      onValue={setStake}
      onStep={stepStake}
      onLeave={writeStakeOut}
    />
  );
}

/** One button for both, so that it keeps the focus of who plays by keyboard. */
function MainButton<Settings extends StakeSettings>({ betting, get, cashOut }: BetPanelProps<Settings>) {
  const { t } = useTranslator();
  const { stake, state, canBet } = betting;
  const isOpen = cashOut !== undefined && cashOut !== null;
  const isEarly = isOpen && cashOut.amount === null;
  const press = (event: MouseEvent): void => {
    // The second press of a double one would be a bet nobody wanted, once the first has ended a round.
    if (cashOut !== undefined && event.detail > 1) event.preventDefault();
    else if (isOpen && !isEarly) cashOut.onPress();
  };
  return (
    <Button
      type={isOpen ? "button" : "submit"}
      tone="amber"
      block
      // Only a wait that lasts is shown; a round itself is over before a button has changed.
      loading={state.phase === "checking"}
      disabled={!isOpen && !canBet}
      aria-disabled={isEarly || undefined}
      className={styles["bet"]}
      onClick={press}
    >
      <span className={styles["do"]}>
        {t(isOpen ? "play_cash_out" : "play_bet")}{" "}
        <span className="num">
          {isOpen ? cashOut.amount : "stakeMinor" in stake ? moneyText(stake.stakeMinor) : ""}
        </span>
      </span>
      <span className={styles["get"]}>{isOpen ? cashOut.words : get}</span>
    </Button>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** A second figure beside it. */
  readonly more?: ReactNode;
}

export function Figure({ label, value, more }: FigureProps) {
  return (
    <div className={styles["figure"]}>
      <span className={styles["name"]}>{label}</span>
      <output aria-live="off" className={cx("num", styles["value"])}>
        {value}
        {more === undefined ? null : <span className={styles["more"]}>{more}</span>}
      </output>
    </div>
  );
}

interface PresetsProps<Value extends number | string> {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly value: Value }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** Values a member can jump to. */
export function Presets<Value extends number | string>(props: PresetsProps<Value>) {
  const { label, choices, value, onValue } = props;
  return (
    <fieldset aria-label={label} className={styles["presets"]}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          className={cx("num", styles["preset"])}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

export function Figures({ children }: { readonly children: ReactNode }) {
  return <div className={styles["figures"]}>{children}</div>;
}
