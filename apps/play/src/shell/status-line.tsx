// What keeps a round from being played, in words: a refusal, a round that is being checked, no connection, a pause.
// It is announced, because it comes without the member looking for it.
import { useObservable } from "@jonaki/browser/observable";
import CircleAlert from "lucide-react/icons/circle-alert";
import History from "lucide-react/icons/history";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Pause from "lucide-react/icons/pause";
import WifiOff from "lucide-react/icons/wifi-off";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { refusalText } from "../app/refusal-text.ts";
import { useTable } from "../app/services.ts";
import { DepositButton } from "./deposit-button.tsx";
import { useOnline } from "./use-online.ts";
import styles from "./status-line.module.css";

export function StatusLine() {
  const table = useTable();
  const { phase, refusal, isPaused, isResumed } = useObservable(table.state);
  const isOnline = useOnline();
  const translator = useTranslator();
  const { t } = translator;
  return (
    <output aria-live="polite" className={styles["line"]}>
      <OutOfPlay isPaused={isPaused} />
      {phase === "checking" && isOnline ? (
        <Note
          icon={<LoaderCircle className={styles["turning"]} />}
          text={t(isResumed ? "play_resumed" : "play_checking")}
        />
      ) : null}
      {phase === "playing" && isResumed ? <Note icon={<History />} text={t("play_goes_on")} /> : null}
      {refusal === null ? null : (
        <Note isProblem icon={<CircleAlert />} text={refusalText(translator, refusal)}>
          {refusal.code === "INSUFFICIENT_BALANCE" ? <DepositButton /> : null}
        </Note>
      )}
    </output>
  );
}

/** What keeps every game from being played. */
export function OutOfPlay({ isPaused }: { readonly isPaused: boolean }) {
  const { t } = useTranslator();
  return (
    <>
      {isPaused ? <Note icon={<Pause />} text={t("play_paused")} /> : null}
      {useOnline() ? null : <Note icon={<WifiOff />} text={t("play_offline")} />}
    </>
  );
}

interface NoteProps {
  readonly icon: React.ReactNode;
  readonly text: string;
  readonly isProblem?: boolean;
  readonly children?: React.ReactNode;
}

export function Note({ icon, text, isProblem = false, children }: NoteProps) {
  return (
    <span className={cx(styles["note"], isProblem && styles["problem"])}>
      {icon}
      <span className={styles["text"]}>{text}</span>
      {children}
    </span>
  );
}
