// On the dashboard: what waits for this operator's decision, and what they wait for themselves.
import { useText } from "@jonaki/i18n/react";
import { Badge, Count } from "@jonaki/ui/badge";
import { Card } from "@jonaki/ui/card";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Skeleton } from "@jonaki/ui/skeleton";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useTime } from "../../app/house.query.ts";
import { aboutText, kindName } from "./approval.rules.ts";
import type { Approval } from "./approvals.query.ts";
import { useWaiting } from "./approvals.query.ts";
import styles from "./waiting-card.module.css";

export function WaitingCard() {
  const t = useText();
  const waiting = useWaiting();
  const mine = waiting?.filter(({ isMine }) => isMine) ?? [];
  return (
    <Card as="section" aria-labelledby="waiting-card">
      <h2 id="waiting-card" className={styles["head"]}>
        {t("office_waiting_card")}
        <Count value={mine.length} label={t("office_waiting")} />
      </h2>
      {waiting === null ? <Skeleton height={120} /> : null}
      {waiting?.length === 0 ? (
        <EmptyState size="sm" title={t("in_no_data")} reason={t("office_nothing_waits")} />
      ) : null}
      <ul>
        {[...mine, ...(waiting ?? []).filter(({ isMine }) => !isMine)].map((approval) => (
          <Item key={approval.approvalId} approval={approval} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ approval }: { readonly approval: Approval }) {
  const t = useText();
  const time = useTime();
  const { approvalId, kind, isMine, maker } = approval;
  return (
    <li>
      <Link to={`/approvals?state=WAITING&open=${approvalId}`} className={styles["item"]}>
        <span className={styles["words"]}>
          <b>
            {kindName(kind, t)} · {aboutText(approval)}
          </b>
          <span className={styles["sub"]}>
            {maker.name} · <span className="num">{time(approval.time)}</span>
          </span>
        </span>
        <Badge size="md" tone={isMine ? "warn" : "quiet"}>
          {t(isMine ? "office_for_me" : "office_for_others")}
        </Badge>
        <ChevronRight />
      </Link>
    </li>
  );
}
