// The bones of a page that is coming.
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import styles from "./page-skeleton.module.css";

export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles["page"]}>
      <output className="sr">{t("page_loading")}</output>
      <Skeleton height={96} radius="var(--r-lg)" />
      <Skeleton height={320} radius="var(--r-lg)" />
    </div>
  );
}
