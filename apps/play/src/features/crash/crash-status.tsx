// How a bet of Crash stands, in words: what came of it in this round, what waits, what was refused. What the member did not look
// for is announced.
import CircleAlert from "lucide-react/icons/circle-alert";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useObservable } from "@jonaki/browser/observable";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { refusalText } from "../../app/refusal-text.ts";
import { Note, OutOfPlay } from "../../shell/status-line.tsx";
import { DepositButton } from "../../shell/deposit-button.tsx";
import { useCrashTable } from "./crash-services.ts";
import type { CrashPanelPart } from "./use-crash.ts";
import styles from "./crash-status.module.css";

interface PanelProps {
  readonly panel: CrashPanelPart;
}

export function CrashStatus({ panel }: PanelProps) {
  const translator = useTranslator();
  const { t } = translator;
  const { at, move, place } = panel;
  const { isPaused } = useObservable(useCrashTable().state);
  const { refusal } = at;
  return (
    <div className={styles["status"]}>
      <output aria-live="polite" className={styles["lines"]}>
        {place === 1 ? <OutOfPlay isPaused={isPaused} /> : null}
        {at.isChecking ? (
          <Note icon={<LoaderCircle className={styles["turning"]} />} text={t("play_checking")} />
        ) : null}
        {move === "takeBack" ? (
          // Seen only where no result stands: the button says it too, and a second line would move the button of the other bet.
          <p className={hasResult(panel) ? "sr" : styles["line"]}>{t("play_crash_queued")}</p>
        ) : null}
        {refusal === null ? null : (
          <Note isProblem icon={<CircleAlert />} text={refusalText(translator, refusal)}>
            {refusal.code === "INSUFFICIENT_BALANCE" ? <DepositButton /> : null}
          </Note>
        )}
      </output>
      <Result panel={panel} />
    </div>
  );
}

const hasResult = ({ at: { bet } }: CrashPanelPart): boolean =>
  bet !== null && (bet.state === "DONE" || (bet.at !== null && bet.payout !== null));

/** Seen only: it is announced once, with the news of the round. */
function Result({ panel }: PanelProps) {
  const { t } = useTranslator();
  const { bet } = panel.at;
  if (bet === null || !hasResult(panel)) return null;
  if (bet.at !== null && bet.payout !== null) {
    return (
      <p className={styles["got"]}>{t("play_crash_got", { 0: `${bet.at}×`, 1: moneyText(bet.payout) })}</p>
    );
  }
  return <p className={styles["line"]}>{t("play_crash_missed", { 0: `−${moneyText(bet.stake)}` })}</p>;
}
