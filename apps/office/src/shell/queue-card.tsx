// On the dashboard [OFF-8]: the queues of one desk, how much waits in each and for how long, each leading to its rows.
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { Card } from "@jonaki/ui/card";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Skeleton } from "@jonaki/ui/skeleton";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useQueues } from "../app/queues.query.ts";
import type { Queue, QueueDesk } from "../app/queues.query.ts";
import { Age } from "./age.tsx";
import styles from "./queue-card.module.css";

interface QueueCardProps {
  readonly desk: QueueDesk;
  readonly title: MessageKey;
  readonly stateName: (state: string) => string;
}

export function QueueCard({ desk, title, stateName }: QueueCardProps) {
  const t = useText();
  const queues = useQueues(desk);
  const waiting = queues?.filter((queue) => queue.waiting > 0);
  return (
    <Card as="section" aria-labelledby={`queues-${desk}`}>
      <h2 id={`queues-${desk}`} className={styles["head"]}>
        {t(title)}
        <Count
          value={(waiting ?? []).reduce((sum, queue) => sum + queue.waiting, 0)}
          label={t("office_waiting")}
        />
      </h2>
      {waiting === undefined ? <Skeleton height={120} /> : null}
      {waiting?.length === 0 ? (
        <EmptyState size="sm" title={t("in_no_data")} reason={t("office_queue_empty")} />
      ) : null}
      <ul>
        {waiting?.map((queue) => (
          <Row key={queue.state} queue={queue} name={stateName(queue.state)} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ queue, name }: { readonly queue: Queue; readonly name: string }) {
  return (
    <li>
      <Link to={`/${queue.desk}?state=${queue.state}`} className={styles["row"]}>
        <b className={styles["name"]}>{name}</b>
        <b className="num">{queue.waiting}</b>
        {queue.oldest === null ? null : <Age since={queue.oldest} />}
        <ChevronRight />
      </Link>
    </li>
  );
}
