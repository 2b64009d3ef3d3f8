// The maker's side of what waits [OFF-4]: somebody else decides; until then it can be taken back.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Undo2 from "lucide-react/icons/undo-2";
import { useServices } from "../../app/services.ts";
import { useNews } from "../../shell/use-news.ts";
import type { Approval } from "./approvals.query.ts";
import { useReload } from "./approvals.query.ts";
import styles from "../../shell/decision.module.css";

export function WithdrawForm({ approval: { approvalId } }: { readonly approval: Approval }) {
  const t = useText();
  const { api } = useServices();
  const reload = useReload();
  const tell = useNews();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.approvals.withdraw({ approvalId });
    setBusy(false);
    if (answer.ok) tell("success", t("office_withdrawn"));
    else setProblem(answer.message);
    reload();
  };
  return (
    <section className={styles["part"]}>
      <p className={styles["hint"]}>{t("err_approval_needed")}</p>
      {problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button icon={<Undo2 />} loading={busy} onClick={() => void send()}>
          {t("office_withdraw")}
        </Button>
      </div>
    </section>
  );
}
