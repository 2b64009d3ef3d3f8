// Taking a break [SAFE-8]: how long, then one confirmation that says from when, until when and what it means.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Fact, Facts } from "@jonaki/ui/facts";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import Ban from "lucide-react/icons/ban";
import CirclePause from "lucide-react/icons/circle-pause";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { BreakChoices } from "./break-choices.tsx";
import { breakEnd, meaningOf, openBreaks } from "./break.rules.ts";
import type { Break, BreakKind } from "./break.rules.ts";
import type { TaskProps } from "./security-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useBreak } from "./use-break.ts";
import styles from "./break-dialog.module.css";

export const TimeOutDialog = (props: TaskProps) => <BreakDialog {...props} kind="time-out" />;
export const ExclusionDialog = (props: TaskProps) => <BreakDialog {...props} kind="exclusion" />;

type BreakDialogProps = TaskProps & { readonly kind: BreakKind };

function BreakDialog({ kind, restriction, onClose }: BreakDialogProps) {
  const t = useText();
  const { serverClock, start } = useServices();
  const told = useTold();
  const taking = useBreak(told.warn);
  const [chosen, setChosen] = useState<Break | null>(null);
  const [isAsking, setAsking] = useState(false);
  const nowMs = serverClock.nowMs();
  const isTimeOut = kind === "time-out";
  const choices = openBreaks(kind, restriction, nowMs, start.brand.timeZone);
  const end = chosen === null ? null : breakEnd(chosen, nowMs, start.brand.timeZone);
  return (
    <TaskDialog
      title={t(isTimeOut ? "time_out_title" : "exclusion_title")}
      body={t(restriction === null ? "safe_body" : "break_longer_only")}
      onClose={onClose}
    >
      <BreakChoices choices={choices} chosen={chosen} choose={setChosen} nowMs={nowMs} />
      <Button
        tone="brand"
        size="lg"
        block
        disabled={chosen === null}
        loading={taking.busy}
        onClick={() => setAsking(true)}
      >
        {t("break_continue")}
      </Button>
      {chosen === null ? null : (
        <MessageDialog
          kind="question"
          icon={isTimeOut ? <CirclePause /> : <Ban />}
          open={isAsking}
          onAnswer={(answer) => {
            setAsking(false);
            if (answer === "confirmed") taking.begin(chosen);
          }}
          title={t(isTimeOut ? "break_sure_title" : "exclusion_sure_title")}
          cancelLabel={t("action_cancel")}
          confirmLabel={t("break_start", { 0: t(chosen.text) })}
          confirmsMoney
        >
          <Meaning chosen={chosen} end={end} isLonger={restriction !== null} />
        </MessageDialog>
      )}
      {told.dialog}
    </TaskDialog>
  );
}

interface MeaningProps {
  readonly chosen: Break;
  readonly end: string | null;
  readonly isLonger: boolean;
}

function Meaning({ chosen, end, isLonger }: MeaningProps) {
  const t = useText();
  return (
    <div className={styles["meaning"]}>
      <Facts>
        <Fact name={t("break_from")}>{t("break_at_once")}</Fact>
        <Fact name={t("break_until")} num={end !== null}>
          {end ?? t("break_never")}
        </Fact>
      </Facts>
      <ul className={styles["points"]}>
        {meaningOf(chosen, isLonger).map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </div>
  );
}
