// The frame of the two pages that replace the whole site: brand and language on top, art behind, one message
// in the middle. The art stays dark in both themes.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { BrandName } from "./brand-name.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import styles from "./gate-frame.module.css";

interface GateFrameProps {
  /** Addresses of the night behind and of the picture above the words. */
  readonly night: string;
  readonly picture: string;
  readonly subtitle: string;
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

export function GateFrame({ night, picture, subtitle, title, body, children }: GateFrameProps) {
  const t = useText();
  return (
    <div data-theme="dark" className={styles["page"]}>
      <img alt="" className={styles["night"]} src={night} width={1440} height={900} />
      <header className={styles["top"]}>
        <BrandName />
        <LanguageMenu />
      </header>
      <main className={styles["main"]}>
        <img alt="" className={styles["picture"]} src={picture} width={320} height={260} />
        <p className={styles["subtitle"]}>{subtitle}</p>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["body"]}>{body}</p>
        {children}
        {/* No other page can be reached from here: the mark stands alone [SAFE-17]. */}
        <p className={styles["safe"]}>
          <span aria-hidden="true" className={styles["age"]}>
            18+
          </span>
          {t("age_mark_label")}
        </p>
      </main>
    </div>
  );
}

interface GatePlateProps {
  /** One above the other on phones, for a fact too long to share a line. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** The dark plate with two facts side by side. */
export function GatePlate({ stacked = false, children }: GatePlateProps) {
  return <dl className={cx(styles["plate"], stacked && styles["stacked"])}>{children}</dl>;
}

interface GateFactProps {
  readonly label: string;
  /** What must stay on one line. */
  readonly firm?: boolean;
  readonly children: ReactNode;
}

export function GateFact({ label, firm = false, children }: GateFactProps) {
  return (
    <div className={styles["fact"]}>
      <dt className={styles["label"]}>{label}</dt>
      <dd className={cx(styles["value"], firm && styles["firm"])}>{children}</dd>
    </div>
  );
}
