// How many approvals wait for this operator's decision.
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { useWaitingForMe } from "./approvals.query.ts";

export function WaitingCount() {
  const t = useText();
  return <Count value={useWaitingForMe() ?? 0} label={t("office_waiting")} />;
}
