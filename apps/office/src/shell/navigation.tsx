// The desks of whoever is signed in: at the side on wide screens, in a drawer on tablets and phones [OFF-3, OFF-21].
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { cx } from "@jonaki/ui/cx";
import { Drawer } from "@jonaki/ui/drawer";
import { Wordmark } from "@jonaki/ui/wordmark";
import { NavLink } from "react-router";
import type { Desk } from "../app/desk.ts";
import { useMay } from "../app/operator.query.ts";
import { ALL_DESKS } from "./all-desks.ts";
import styles from "./navigation.module.css";

export function SideNavigation() {
  return (
    <aside className={styles["side"]}>
      <Brand />
      <Entries />
    </aside>
  );
}

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const { t } = useTranslator();
  return (
    <Drawer open={isOpen} title={t("nav_main")} titleHidden closeLabel={t("action_close")} onClose={onClose}>
      <Brand />
      <Entries onChosen={onClose} />
    </Drawer>
  );
}

function Brand() {
  const { t, language } = useTranslator();
  return (
    <div className={styles["brand"]}>
      <span className={styles["mark"]}>
        <BrandMark size={38} />
        <Wordmark language={language} size={34} />
        <span className="sr">{t("brand_name")}</span>
      </span>
      <Badge tone="brand">{t("office_name")}</Badge>
    </div>
  );
}

function Entries({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslator();
  const may = useMay();
  const shown = ALL_DESKS.filter(({ permission }) => permission === null || may(permission));
  return (
    <nav aria-label={t("nav_main")}>
      <ul className={styles["entries"]}>
        {shown.map((desk) => (
          <Entry key={desk.path} desk={desk} onChosen={onChosen} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly desk: Desk;
  readonly onChosen: (() => void) | undefined;
}

function Entry({ desk: { path, title, icon: Icon, Waiting }, onChosen }: EntryProps) {
  const { t } = useTranslator();
  return (
    <li>
      <NavLink end to={path} className={cx(styles["entry"])} onClick={onChosen}>
        <Icon />
        <span className={styles["name"]}>{t(title)}</span>
        {Waiting === undefined ? null : <Waiting />}
      </NavLink>
    </li>
  );
}
