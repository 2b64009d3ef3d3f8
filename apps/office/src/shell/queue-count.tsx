// How much waits at a desk, in all its queues.
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { useQueues } from "../app/queues.query.ts";
import type { QueueDesk } from "../app/queues.query.ts";

export function QueueCount({ desk }: { readonly desk: QueueDesk }) {
  const t = useText();
  const queues = useQueues(desk) ?? [];
  const all = queues.reduce((sum, { waiting }) => sum + waiting, 0);
  return <Count value={all} label={t("office_waiting")} />;
}
