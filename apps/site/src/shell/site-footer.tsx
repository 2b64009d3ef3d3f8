// The end of every page [SHELL-73]: providers, questions, the links about the house, the age mark and the
// responsible-play line [SAFE-17], and whose rights these are. What has no data yet is not shown.
import { useTranslator } from "@jonaki/i18n/react";
import { usePermission } from "../app/permission-context.ts";
import { useServices } from "../app/services.ts";
import { resourceLabel, resourceOf } from "../features/site/resources.rules.ts";
import { BrandName } from "./brand-name.tsx";
import { FooterProviders } from "./footer-providers.tsx";
import { ABOUT_LINKS, FURTHER_LINKS, shownLinks } from "./footer.rules.ts";
import type { FooterLink } from "./footer.rules.ts";
import { HelpPlace } from "./help-place.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter() {
  const { t } = useTranslator();
  return (
    <footer className={styles["footer"]}>
      <div className={styles["wrap"]}>
        <FooterProviders />
        <div className={styles["columns"]}>
          <HelpPlace className={styles["help"]} />
          <Links title={t("brand_name")} links={shownLinks(ABOUT_LINKS, SITE_PARTS)} />
          <Links title={t("footer_more")} links={shownLinks(FURTHER_LINKS, SITE_PARTS)} />
        </div>
        <Bottom />
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

function Links({ title, links }: LinksProps) {
  const { t } = useTranslator();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles["title"]}>{title}</h2>
      <ul className={styles["links"]}>
        {links.map(({ text, to }) => (
          <li key={text}>
            <SiteLink to={to} className={styles["link"]}>
              {t(text)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Bottom() {
  const { t } = useTranslator();
  const { serverClock } = useServices();
  const year = new Date(serverClock.nowMs()).getUTCFullYear();
  return (
    <div className={styles["bottom"]}>
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
      <div className={styles["rights"]}>
        <EmailLink />
        <p>{t("footer_rights", { 0: String(year) })}</p>
      </div>
    </div>
  );
}

/** A help contact on every page [SAFE-17], for those whose screen has no right bar. */
function EmailLink() {
  const { t, language } = useTranslator();
  const { resources } = usePermission();
  const email = resourceOf(resources, "EMAIL");
  if (email === null) return null;
  return (
    <a className={styles["email"]} href={`mailto:${email.url}`}>
      <span className="sr">{resourceLabel(email, language, t)} </span>
      <span lang="en">{email.url}</span>
    </a>
  );
}
