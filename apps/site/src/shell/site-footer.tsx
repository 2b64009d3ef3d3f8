// The end of every page: the brand, the way to the verifier [SHELL-116], the age mark and the responsible-play
// line [SAFE-17].
import { useText } from "@jonaki/i18n/react";
import { FAIR } from "../app/routes.ts";
import { BrandName } from "./brand-name.tsx";
import { SiteLink } from "./site-link.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter() {
  const t = useText();
  return (
    <footer className={styles["footer"]}>
      <div className={styles["wrap"]}>
        <BrandName />
        <SiteLink to={FAIR} className={styles["link"]}>
          {t("footer_fair")}
        </SiteLink>
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
