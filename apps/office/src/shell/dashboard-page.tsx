// The dashboard [OFF-8]: the cards of the desks that whoever looks at it has.
import { Suspense } from "react";
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Skeleton } from "@jonaki/ui/skeleton";
import { DESKS } from "../app/desks.ts";
import { useMay } from "../app/operator.query.ts";
import styles from "./dashboard-page.module.css";

export function DashboardPage() {
  const t = useText();
  const may = useMay();
  const cards = DESKS.flatMap(({ path, permission, Card }) =>
    Card !== undefined && (permission === null || may(permission)) ? [{ path, Card }] : [],
  );
  if (cards.length === 0) return <EmptyState title={t("in_no_data")} reason={t("office_dashboard_empty")} />;
  return (
    <div className={styles["cards"]}>
      {cards.map(({ path, Card }) => (
        <Suspense key={path} fallback={<Skeleton height={220} radius="var(--r-lg)" />}>
          <Card />
        </Suspense>
      ))}
    </div>
  );
}
