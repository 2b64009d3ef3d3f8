// The state of a restricted account with its end, what is still open, and the way back [SAFE-9 to SAFE-11, SAFE-18].
import { useState } from "react";
import { formatTime } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import CirclePause from "lucide-react/icons/circle-pause";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { hasEnded } from "./restriction.rules.ts";
import type { Restriction } from "./restriction.rules.ts";
import type { StartTask } from "./security-tasks.ts";
import styles from "./restriction-card.module.css";

type Standing = "break" | "over" | "permanent" | "closing";

const TEXTS: Readonly<Record<Standing, readonly [title: MessageKey, body: MessageKey]>> = {
  break: ["restricted_break", "restricted_break_body"],
  over: ["restricted_over", "restricted_over_body"],
  permanent: ["restricted_permanent", "restricted_permanent_body"],
  closing: ["restricted_closing", "restricted_closing_body"],
};

interface RestrictionCardProps {
  readonly restriction: Restriction;
  readonly start: StartTask;
  readonly onDone: (text: string) => void;
}

export function RestrictionCard({ restriction, start, onDone }: RestrictionCardProps) {
  const t = useText();
  const { serverClock, start: page } = useServices();
  const isOver = hasEnded(restriction, serverClock.nowMs());
  const standing: Standing = isOver ? "over" : restriction.kind;
  const [title, body] = TEXTS[standing];
  return (
    <Card as="section" aria-label={t(title)} className={styles["card"]}>
      <span aria-hidden="true" className={styles["disc"]}>
        <CirclePause />
      </span>
      <div className={styles["words"]}>
        <div className={styles["head"]}>
          <h3 className={styles["title"]}>{t(title)}</h3>
          {restriction.kind === "break" ? (
            <Badge size="md" tone="info">
              {isOver
                ? t("restricted_ended")
                : t("devices_expires", { 0: formatTime(restriction.until, page.brand.timeZone) })}
            </Badge>
          ) : null}
        </div>
        <p>{t(body)}</p>
        <p className={styles["open"]}>{t("restricted_open")}</p>
        {standing === "over" ? <ReturnWay onDone={onDone} /> : null}
        {standing === "closing" ? (
          <Button tone="brand" className={styles["way"]} onClick={() => start("take-back")}>
            {t("closing_back_title")}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Asked about first: the day begins with the request. */
function ReturnWay({ onDone }: Pick<RestrictionCardProps, "onDone">) {
  const t = useText();
  const { api, start } = useServices();
  const told = useTold();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const request = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.safe.requestReturn();
    setBusy(false);
    if (!answer.ok) return told.warn(answer.message);
    onDone(t("return_done", { 0: formatTime(answer.value.from, start.brand.timeZone) }));
  };
  return (
    <>
      <Button tone="brand" className={styles["way"]} loading={busy} onClick={() => setAsking(true)}>
        {t("return_ask")}
      </Button>
      <MessageDialog
        kind="question"
        open={isAsking}
        onAnswer={(answer) => {
          setAsking(false);
          if (answer === "confirmed") void request();
        }}
        title={t("return_sure_title")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("return_ask")}
      >
        {t("return_sure_body")}
      </MessageDialog>
      {told.dialog}
    </>
  );
}
