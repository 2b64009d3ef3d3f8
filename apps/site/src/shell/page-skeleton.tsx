// The bones of a page whose part of the program is on its way.
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import styles from "./page-skeleton.module.css";

export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles["bones"]}>
      <output className="sr">{t("page_loading")}</output>
      <Skeleton height={400} radius="var(--r-xl)" />
      <Skeleton width={220} height={28} />
      <div className={styles["cards"]}>
        <Skeleton height={128} radius="var(--r-lg)" />
        <Skeleton height={128} radius="var(--r-lg)" />
        <Skeleton height={128} radius="var(--r-lg)" />
      </div>
    </div>
  );
}
