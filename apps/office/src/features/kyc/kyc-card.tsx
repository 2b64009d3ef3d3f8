// The queue of documents on the dashboard [OFF-8].
import { useText } from "@jonaki/i18n/react";
import { QueueCard } from "../../shell/queue-card.tsx";

export function KycCard() {
  const t = useText();
  return <QueueCard desk="kyc" title="office_noun_kyc" stateName={() => t("office_documents_wait")} />;
}
