// The end of every page: the brand, the age mark and the responsible-play line [SAFE-17].
import { useText } from "@jonaki/i18n/react";
import { BrandName } from "./brand-name.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter() {
  const t = useText();
  return (
    <footer className={styles["footer"]}>
      <div className={styles["wrap"]}>
        <BrandName />
        <p className={styles["safe"]}>
          <span aria-hidden="true" className={styles["age"]}>
            18+
          </span>
          <span>
            <span className={styles["line"]}>{t("age_mark_label")}</span>
            <span className={styles["line"]}>{t("safe_line")}</span>
          </span>
        </p>
      </div>
    </footer>
  );
}
