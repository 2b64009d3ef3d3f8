// One bet of Crash: stake, automatic cash-out, the step at which it ends by itself [INS-15], and the one button. It is a form, so
// Enter in any field presses the button.
import { useRef } from "react";
import type { FormEvent, MouseEvent } from "react";
import { multiplierText } from "@jonaki/games";
import { formatCount, formatFigure, toLatinDigits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { formatAmount, parseAmount } from "@jonaki/money";
import { Button } from "@jonaki/ui/button";
import type { ButtonTone } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { Switch } from "@jonaki/ui/switch";
import type { MessageKey } from "@jonaki/i18n";
import { moneyText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import { PanelNote } from "../../shell/panel-note.tsx";
import { stakeError } from "../../shell/stake-error.ts";
import { StakeField } from "../../shell/stake-field.tsx";
import { steppedStake } from "../../shell/stake.rules.ts";
import { useCrashTable } from "./crash-services.ts";
import { CrashStatus } from "./crash-status.tsx";
import { reachedBy } from "./crash-state.rules.ts";
import { isLocked, lastStep, LARGEST_TARGET, parseTarget, payoutAt, SMALLEST_TARGET } from "./crash.rules.ts";
import type { PanelMove } from "./crash.rules.ts";
import type { CrashPanelPart } from "./use-crash.ts";
import { useFrames } from "./use-frames.ts";
import styles from "./crash-panel.module.css";

export function CrashPanel({ panel }: { readonly panel: CrashPanelPart }) {
  const { t, language } = useTranslator();
  const name = t("play_crash_place", { 0: formatCount(panel.place, language) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panel.press();
  };
  return (
    <Card as="section" padding="none" aria-label={name} className={styles["panel"]}>
      <form className={styles["form"]} onSubmit={submit}>
        <h2 className={styles["name"]}>{name}</h2>
        <Stake panel={panel} />
        <AutoCashOut panel={panel} />
        <MainButton panel={panel} />
        <CrashStatus panel={panel} />
      </form>
    </Card>
  );
}

interface PanelProps {
  readonly panel: CrashPanelPart;
}

function Stake({ panel }: PanelProps) {
  const translator = useTranslator();
  const { state } = useCrashTable();
  const { settings, stake, range, move, change, place } = panel;
  const { stakeText } = settings;
  const hint = {
    0: moneyText(range.smallestStakeMinor),
    1: moneyText(range.largestStakeMinor),
  };
  return (
    <StakeField
      label={translator.t("play_crash_stake", { 0: formatCount(place, translator.language) })}
      value={stakeText}
      error={stakeError(translator, stake)}
      hint={translator.t("play_from_to", hint)}
      isLocked={isLocked(move)}
      onValue={(next) => change({ stakeText: next })}
      onStep={(step) => change({ stakeText: steppedStake(step, stakeText, range, state.get().balance) })}
      onLeave={() => {
        const stakeMinor = parseAmount(stakeText.trim());
        if (stakeMinor !== null) change({ stakeText: formatAmount(stakeMinor) });
      }}
    />
  );
}

function AutoCashOut({ panel }: PanelProps) {
  const { t, language } = useTranslator();
  const { opened } = useServices();
  const { settings, stake, target, isTargetWrong, move, change, place } = panel;
  const { isAuto, targetText } = settings;
  const last = "stakeMinor" in stake ? lastStep(stake.stakeMinor, target, opened.limits) : null;
  const write = (typed: string): void => {
    const latin = toLatinDigits(typed).replace(",", ".");
    if (/^[\d.]{0,8}$/u.test(latin)) change({ targetText: latin });
  };
  const leave = (): void => {
    const hundredths = parseTarget(targetText);
    change({ targetText: hundredths === null ? "2.00" : multiplierText(hundredths) });
  };
  return (
    <>
      <div className={styles["auto"]}>
        <Switch
          label={t("play_crash_auto")}
          checked={isAuto}
          aria-disabled={isLocked(move) || undefined}
          onValue={(next) => change({ isAuto: next })}
        />
        <label className={cx(styles["target"], !isAuto && styles["off"], isTargetWrong && styles["wrong"])}>
          <span className="sr">{t("play_crash_target", { 0: formatCount(place, language) })}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={targetText}
            readOnly={isLocked(move)}
            aria-invalid={isTargetWrong || undefined}
            className={cx("num", styles["input"])}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={leave}
          />
          <span aria-hidden="true" className="num">
            ×
          </span>
        </label>
      </div>
      {isTargetWrong ? (
        <p className={styles["error"]}>
          {t("play_crash_target_range", {
            0: formatFigure(SMALLEST_TARGET),
            1: formatFigure(LARGEST_TARGET),
          })}
        </p>
      ) : null}
      {last === null || isTargetWrong ? null : (
        <PanelNote>
          {t("play_crash_last", {
            0: `${formatFigure(last.hundredths)}×`,
            1: moneyText(last.payoutMinor),
          })}
        </PanelNote>
      )}
    </>
  );
}

const TONES: Readonly<Partial<Record<PanelMove, ButtonTone>>> = {
  bet: "brand",
  betNext: "brand",
  cashOut: "amber",
  cashingOut: "amber",
};

const WORDS: Readonly<Record<PanelMove, MessageKey>> = {
  bet: "play_bet",
  betNext: "play_crash_bet_next",
  takeBack: "play_crash_take_back",
  sending: "play_crash_sending",
  ready: "play_crash_ready",
  cashOut: "play_cash_out",
  cashingOut: "play_crash_cashing",
  settling: "play_crash_settling",
};

/** One button for all, so that it keeps the focus of who plays by keyboard. */
function MainButton({ panel }: PanelProps) {
  const { t } = useTranslator();
  const { move, canBet, at } = panel;
  const isBet = move === "bet" || move === "betNext";
  const isWaiting = move === "sending" || move === "ready" || move === "settling" || move === "cashingOut";
  const press = (event: MouseEvent): void => {
    // The second press of a double one would take back, or bet again, what nobody meant.
    if (event.detail > 1) event.preventDefault();
  };
  return (
    <Button
      type="submit"
      tone={TONES[move] ?? "quiet"}
      block
      loading={at.isChecking}
      aria-disabled={isWaiting || (isBet && !canBet) || undefined}
      className={styles["button"]}
      onClick={press}
    >
      <span className={styles["do"]}>{t(WORDS[move])}</span>
      <Amount panel={panel} />
    </Button>
  );
}

/** What is staked, or what a cash-out pays at this moment. */
function Amount({ panel }: PanelProps) {
  const { t } = useTranslator();
  const { move, stake, at } = panel;
  if (move === "cashOut" && at.bet !== null) return <RunningAmount panel={panel} />;
  if (move === "ready") return <span className={styles["get"]}>{t("play_crash_ready_body")}</span>;
  if (move === "takeBack" && at.queued !== null)
    return <span className={cx("num", styles["get"])}>{moneyText(at.queued.stake)}</span>;
  if (isLocked(move)) return null;
  return (
    <span className={cx("num", styles["get"])}>
      {"stakeMinor" in stake ? moneyText(stake.stakeMinor) : "–"}
    </span>
  );
}

/** Written before every paint, past the program's own drawing; a reader is not told every hundredth. */
function RunningAmount({ panel }: PanelProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { state } = useCrashTable();
  useFrames((studioMs) => {
    const { round, link } = state.get();
    const { bet } = panel.at;
    if (place.current === null || round === null || bet === null) return;
    const payout = link === "live" ? payoutAt(bet, reachedBy(round, studioMs)) : null;
    place.current.textContent = payout === null ? "–" : moneyText(payout);
  });
  return <span ref={place} aria-hidden="true" className={cx("num", styles["running"])} />;
}
