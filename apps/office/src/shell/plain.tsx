// A page without the frame: the brand, one card in the middle, and the switches of language and theme.
import type { ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { Wordmark } from "@jonaki/ui/wordmark";
import { Switches } from "./switches.tsx";
import styles from "./plain.module.css";

export function Plain({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTranslator();
  return (
    <div className={styles["plain"]}>
      <header className={styles["head"]}>
        <span className={styles["brand"]}>
          <BrandMark size={40} />
          <Wordmark language={language} size={36} />
          <span className="sr">{t("brand_name")}</span>
          <Badge tone="brand">{t("office_name")}</Badge>
        </span>
        <Switches />
      </header>
      <main className={styles["middle"]}>{children}</main>
    </div>
  );
}
