// What keeps a round from being played, in words: a refusal, a round that is being checked, no connection, a pause.
// It is announced, because it comes without the member looking for it.
import { useObservable } from "@jonaki/browser/observable";
import CircleAlert from "lucide-react/icons/circle-alert";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Pause from "lucide-react/icons/pause";
import WifiOff from "lucide-react/icons/wifi-off";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { refusalText } from "../app/refusal-text.ts";
import { useServices } from "../app/services.ts";
import { useOnline } from "./use-online.ts";
import styles from "./status-line.module.css";

export function StatusLine() {
  const { table } = useServices();
  const { phase, refusal, isPaused, isResumed } = useObservable(table.state);
  const isOnline = useOnline();
  const translator = useTranslator();
  const { t } = translator;
  return (
    <output aria-live="polite" className={styles["line"]}>
      {isPaused ? <Note icon={<Pause />} text={t("play_paused")} /> : null}
      {isOnline ? null : <Note icon={<WifiOff />} text={t("play_offline")} />}
      {phase === "checking" && isOnline ? (
        <Note
          icon={<LoaderCircle className={styles["turning"]} />}
          text={t(isResumed ? "play_resumed" : "play_checking")}
        />
      ) : null}
      {refusal === null ? null : (
        <Note isProblem icon={<CircleAlert />} text={refusalText(translator, refusal)}>
          {refusal.code === "INSUFFICIENT_BALANCE" ? <DepositButton /> : null}
        </Note>
      )}
    </output>
  );
}

function DepositButton() {
  const { frame, opened } = useServices();
  const { t } = useTranslator();
  // Trial money is filled up by a launch, and nobody pays it in.
  if (!frame.isFramed || opened.currency === "TRIAL") return null;
  return (
    <Button size="sm" tone="quiet" onClick={() => frame.say({ type: "openDeposit" })}>
      {t("play_deposit")}
    </Button>
  );
}

interface NoteProps {
  readonly icon: React.ReactNode;
  readonly text: string;
  readonly isProblem?: boolean;
  readonly children?: React.ReactNode;
}

function Note({ icon, text, isProblem = false, children }: NoteProps) {
  return (
    <span className={cx(styles["note"], isProblem && styles["problem"])}>
      {icon}
      <span className={styles["text"]}>{text}</span>
      {children}
    </span>
  );
}
