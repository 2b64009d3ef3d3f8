// Changes the server seed after a question, and shows the one that is revealed by it [FAIR-4, FAIR-5].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import type { MessageAnswer } from "@jonaki/ui/message-dialog";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useServices } from "../../app/services.ts";
import { Facts, LongFact } from "@jonaki/ui/facts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import { FAMILY } from "./seeds.query.ts";
import styles from "./fair-page.module.css";

export function RotateSeed({ onRotated }: { readonly onRotated: () => void }) {
  const t = useText();
  const { api } = useServices();
  const { warning, warn, forget } = useWarning();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  const rotate = async (): Promise<void> => {
    forget();
    setBusy(true);
    const answer = await api.lobby.rotateSeed({ family: FAMILY });
    setBusy(false);
    if (!answer.ok) return warn(answer.message);
    setRevealed(answer.value.serverSeed);
    onRotated();
  };
  const hear = (answer: MessageAnswer): void => {
    setAsking(false);
    if (answer === "confirmed") void rotate();
  };
  return (
    <div className={styles["rotate"]}>
      <Button icon={<RefreshCw />} loading={isBusy} onClick={() => setAsking(true)}>
        {t("play_rotate")}
      </Button>
      <output>{revealed === null ? null : <JustRevealed serverSeed={revealed} />}</output>
      <MessageDialog
        kind="question"
        open={isAsking}
        onAnswer={hear}
        title={t("fair_rotate_ask")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("play_rotate")}
      >
        {t("play_rotate_body")}
      </MessageDialog>
      <WarningDialog warning={warning} />
    </div>
  );
}

function JustRevealed({ serverSeed }: { readonly serverSeed: string }) {
  const t = useText();
  return (
    <div className={styles["fresh"]}>
      <b>{t("fair_rotated")}</b>
      <p>{t("fair_rotated_body")}</p>
      <Facts>
        <LongFact name={t("play_server_seed")} text={serverSeed} />
      </Facts>
    </div>
  );
}
