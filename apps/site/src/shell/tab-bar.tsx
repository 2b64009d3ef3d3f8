// The tab bar of phones [SHELL-115]: at the foot of the screen, above the edge the device keeps for itself.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Gift from "lucide-react/icons/gift";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import { useLocation } from "../app/site-router.tsx";
import { usePanelAddress } from "./panel-address.ts";
import { PlaceLink } from "./place-link.tsx";
import { currentOf } from "./tab-bar.rules.ts";
import type { Tab, TabKey } from "./tab-bar.rules.ts";
import here from "./here.module.css";
import styles from "./tab-bar.module.css";

const ICONS: Readonly<Record<TabKey, ReactNode>> = {
  home: <House aria-hidden="true" />,
  games: <LayoutGrid aria-hidden="true" />,
  deposit: <Wallet aria-hidden="true" />,
  offers: <Gift aria-hidden="true" />,
  me: <UserRound aria-hidden="true" />,
};

export function TabBar({ tabs }: { readonly tabs: readonly Tab[] }) {
  const t = useText();
  const { pathname } = useLocation();
  const { page } = usePanelAddress();
  return (
    <nav aria-label={t("tab_bar")} className={styles["bar"]}>
      {tabs.map((tab) => (
        <PlaceLink
          key={tab.key}
          place={tab.place}
          className={cx(here["here"], styles["tab"], tab.key === "deposit" && styles["raised"])}
          aria-current={currentOf(tab, pathname, page)}
        >
          <span className={styles["icon"]}>{ICONS[tab.key]}</span>
          {t(tab.text)}
        </PlaceLink>
      ))}
    </nav>
  );
}
