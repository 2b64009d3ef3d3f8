// The top of every page [SHELL-30]: the way to the side menu, the brand that leads home [SHELL-31], a member's money and
// account or a visitor's login, theme and language; below it, on wide screens, the navigation.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useMedia } from "@jonaki/ui/use-media";
import { usePhone } from "@jonaki/ui/use-phone";
import { HOME } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { AccountPlace, WITH_FORM } from "./account-place.tsx";
import { BrandName } from "./brand-name.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { MoneyPlace } from "./money-place.tsx";
import { SiteLink } from "./site-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  readonly sideMenu: boolean;
  /** False where the page needs the whole screen. */
  readonly navigation: boolean;
}

export function SiteHeader({ sideMenu, navigation }: SiteHeaderProps) {
  const t = useText();
  const isMember = useToken() !== null;
  const isPhone = usePhone();
  const hasForm = useMedia(WITH_FORM) && !isMember;
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#content">
        {t("page_skip")}
      </a>
      <div className={cx(styles["wrap"], isMember && styles["member"])}>
        <span className={styles["start"]}>
          {sideMenu ? <MenuToggle /> : null}
          <SiteLink to={HOME} className={styles["home"]}>
            <BrandName compact={isMember} />
          </SiteLink>
        </span>
        {isMember ? <MoneyPlace className={styles["money"]} /> : null}
        <span className={styles["end"]}>
          {/* A form is the first thing a visitor needs; a button, like the way out, stands at the end. */}
          {hasForm ? <AccountPlace /> : null}
          {/* On a phone the theme is in the side menu, where there is one. */}
          {isPhone && sideMenu ? null : <ThemeSwitch />}
          <LanguageMenu />
          {hasForm ? null : <AccountPlace />}
        </span>
      </div>
      {isPhone || !navigation ? null : <HeaderNav />}
    </header>
  );
}
