// One approval, opened: who asks for what and why, what it changes, and the decision of whoever may make it [OFF-4].
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Drawer } from "@jonaki/ui/drawer";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useTime } from "../../app/house.query.ts";
import { useOperator } from "../../app/operator.query.ts";
import { useLast } from "../../shell/use-last.ts";
import { ApprovalContent } from "./approval-content.tsx";
import { kindName, STATE_KEYS, STATE_TONES } from "./approval.rules.ts";
import type { Approval } from "./approvals.query.ts";
import { DecisionForm } from "./decision-form.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import styles from "./approval-drawer.module.css";

interface ApprovalDrawerProps {
  /** Undefined while none stands open. */
  readonly approval: Approval | undefined;
  readonly onClose: () => void;
}

export function ApprovalDrawer({ approval, onClose }: ApprovalDrawerProps) {
  const t = useText();
  const shown = useLast(approval);
  return (
    <Drawer
      side="end"
      size="lg"
      open={approval !== undefined}
      title={shown === undefined ? "" : kindName(shown.kind, t)}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : <Opened key={shown.approvalId} approval={shown} />}
    </Drawer>
  );
}

function Opened({ approval }: { readonly approval: Approval }) {
  const t = useText();
  const time = useTime();
  const { operatorId } = useOperator();
  const { maker, checker, reason, state, decided } = approval;
  const isOwn = maker.operatorId === operatorId;
  return (
    <div className={styles["approval"]}>
      <Facts>
        <Fact name={t("record_state")}>
          <Badge size="md" tone={STATE_TONES[state]}>
            {t(STATE_KEYS[state])}
          </Badge>
        </Fact>
        <Fact name={t("office_maker")}>{maker.name}</Fact>
        <Fact num name={t("office_time")}>
          {time(approval.time)}
        </Fact>
        <Fact name={t("office_reason")}>{reason}</Fact>
        {checker === null ? null : <Fact name={t("office_checker")}>{checker.name}</Fact>}
        {decided === null ? null : (
          <Fact num name={t("office_decided")}>
            {time(decided)}
          </Fact>
        )}
      </Facts>
      <ApprovalContent approval={approval} />
      {approval.isMine ? <DecisionForm approval={approval} /> : null}
      {isOwn && state === "WAITING" ? <WithdrawForm approval={approval} /> : null}
    </div>
  );
}
