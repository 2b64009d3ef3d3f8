// The sections of the help centre as links: a list beside the texts, a row that scrolls on phones.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useLocation } from "../../app/site-router.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { HelpSection } from "./help.query.ts";
import styles from "./help-page.module.css";

export function HelpNavigation({ sections }: { readonly sections: readonly HelpSection[] }) {
  const t = useText();
  const { pathname, hash } = useLocation();
  return (
    <nav aria-label={t("help_sections")}>
      <ul className={styles["links"]}>
        {sections.map(({ section, title }) => (
          <li key={section}>
            <SiteLink
              to={`${pathname}#${section}`}
              aria-current={hash === `#${section}` || undefined}
              className={cx(styles["link"], hash === `#${section}` && styles["on"])}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
