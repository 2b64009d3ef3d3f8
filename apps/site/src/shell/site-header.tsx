// The top of every page: the brand leads home [SHELL-31], a member's money follows, theme, language and account
// stand at the end.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { HOME } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { AccountPlace } from "./account-place.tsx";
import { BrandName } from "./brand-name.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MoneyPlace } from "./money-place.tsx";
import { SiteLink } from "./site-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./site-header.module.css";

export function SiteHeader() {
  const t = useText();
  const isMember = useToken() !== null;
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#content">
        {t("page_skip")}
      </a>
      <div className={cx(styles["wrap"], isMember && styles["member"])}>
        <SiteLink to={HOME} className={styles["home"]}>
          <BrandName compact={isMember} />
        </SiteLink>
        {isMember ? <MoneyPlace className={styles["money"]} /> : null}
        <span className={styles["end"]}>
          <ThemeSwitch />
          <LanguageMenu />
          <AccountPlace />
        </span>
      </div>
    </header>
  );
}
