// The decision of the second person [OFF-4]: on exactly what is shown here, with a reason. What stands against it is told.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextArea } from "@jonaki/ui/text-area";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useServices } from "../../app/services.ts";
import { isReason, LONGEST_REASON } from "../../shell/reason.rules.ts";
import { useNews } from "../../shell/use-news.ts";
import type { Approval } from "./approvals.query.ts";
import { useReload } from "./approvals.query.ts";
import styles from "../../shell/decision.module.css";

type Decision = "APPROVE" | "REFUSE";

export function DecisionForm({ approval: { approvalId, contentHash } }: { readonly approval: Approval }) {
  const t = useText();
  const { api } = useServices();
  const reload = useReload();
  const tell = useNews();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const send = async (decision: Decision): Promise<void> => {
    setBusy(decision);
    setProblem(null);
    const answer = await api.approvals.decide({ approvalId, contentHash, decision, reason: reason.trim() });
    setBusy(null);
    if (answer.ok) tell("success", t(decision === "APPROVE" ? "office_approved" : "office_refused"));
    else setProblem(answer.message);
    // Also after a refusal: somebody else decided, or the content is another.
    reload();
  };
  const press = (decision: Decision): void => {
    if (!isReason(reason)) setError(t("office_reason_short"));
    else if (busy === null) void send(decision);
  };
  return (
    <section aria-labelledby="decision" className={styles["part"]}>
      <h3 id="decision" className={styles["head"]}>
        {t("office_decision")}
      </h3>
      <TextArea
        rows={2}
        label={t("office_reason")}
        maxLength={LONGEST_REASON}
        value={reason}
        onValue={(text) => {
          setError(undefined);
          setReason(text);
        }}
        error={error}
      />
      {problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button tone="brand" icon={<Check />} loading={busy === "APPROVE"} onClick={() => press("APPROVE")}>
          {t("office_approve")}
        </Button>
        <Button tone="danger" icon={<X />} loading={busy === "REFUSE"} onClick={() => press("REFUSE")}>
          {t("office_refuse")}
        </Button>
      </div>
    </section>
  );
}
