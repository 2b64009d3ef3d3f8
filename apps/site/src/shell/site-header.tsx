// The top of every page [SHELL-30]: the way to the side menu, the brand that leads home [SHELL-31], a member's money and
// account or a visitor's login, theme and language; below it, on wide screens, the navigation. It is one row on every
// screen: what has no place beside the money is in the side menu.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useMedia } from "@jonaki/ui/use-media";
import { usePhone } from "@jonaki/ui/use-phone";
import { HOME } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { AccountPlace, WITH_FORM } from "./account-place.tsx";
import { BrandName } from "./brand-name.tsx";
import { useRegistration } from "./header-login.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { MoneyPlace, useMoneyShown } from "./money-place.tsx";
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
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#content">
        {t("page_skip")}
      </a>
      <div className={styles["top"]}>
        <div className={cx(styles["wrap"], isMember && sideMenu && styles["member"])}>
          <span className={styles["start"]}>
            {sideMenu ? <MenuToggle /> : null}
            <SiteLink to={HOME} className={styles["home"]}>
              <BrandName yielding />
            </SiteLink>
          </span>
          <MoneyPlace className={styles["money"]} />
          {isPhone && isMember && sideMenu ? null : <End sideMenu={sideMenu} />}
        </div>
      </div>
      {isPhone || !navigation ? null : <HeaderNav />}
    </header>
  );
}

/** A form and an account stand before the settings; a button, which is all a narrow screen has of a form, at the end. */
function End({ sideMenu }: Pick<SiteHeaderProps, "sideMenu">) {
  const isMember = useToken() !== null;
  const isPhone = usePhone();
  const isFirst = useMedia(WITH_FORM) || isMember;
  const isFull = useRegistration() && isPhone && sideMenu;
  const isMoneyShown = useMoneyShown();
  return (
    <span className={styles["end"]}>
      {isFirst ? <AccountPlace /> : null}
      {/* On a phone the theme is in the side menu, where there is one, and gives way to a member's money where there is none,
          but not over a game, which has no other switch; beside two buttons the language is in the menu, too. */}
      {isPhone && (sideMenu || isMoneyShown) ? null : <ThemeSwitch className={styles["theme"]} />}
      {isFull ? null : <LanguageMenu />}
      {isFirst ? null : <AccountPlace />}
    </span>
  );
}
