// The header's lower row [SHELL-39]: Home, the categories with their dropdowns, and at the end Promotions, Rewards
// and the rank. The firefly stands under the page one is on.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import House from "lucide-react/icons/house";
import Sparkles from "lucide-react/icons/sparkles";
import { CategoryPlace } from "./category-place.tsx";
import { RankName, RewardsCount } from "./member-marks.tsx";
import { NavTab } from "./nav-tab.tsx";
import { END_ITEMS, shownItems, START_ITEMS } from "./navigation.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { SITE_PARTS } from "./site-parts.ts";
import styles from "./header-nav.module.css";

const ICONS: Readonly<Record<string, ReactNode>> = {
  home: <House aria-hidden="true" />,
  promotions: <Gift aria-hidden="true" />,
  rewards: <Sparkles aria-hidden="true" />,
  rank: <Crown aria-hidden="true" />,
};

export function HeaderNav() {
  return (
    // Nothing counts the offers yet; Rewards itself comes with the reward centre.
    <NavigationRow endItems={shownItems(END_ITEMS, SITE_PARTS)} rewardCount={0}>
      <CategoryPlace />
    </NavigationRow>
  );
}

interface NavigationRowProps {
  readonly endItems: readonly NavigationItem[];
  readonly rewardCount: number;
  /** The categories. */
  readonly children: ReactNode;
}

export function NavigationRow({ endItems, rewardCount, children }: NavigationRowProps) {
  const t = useText();
  return (
    <nav aria-label={t("nav_main")} className={styles["nav"]}>
      <ul className={styles["row"]}>
        {START_ITEMS.map((item) => (
          <li key={item.key} className={styles["item"]}>
            <NavTab item={item} icon={ICONS[item.key]} />
          </li>
        ))}
        {children}
        {endItems.map((item, index) => (
          <li key={item.key} className={cx(styles["item"], index === 0 && styles["end"])}>
            <NavTab item={item} icon={ICONS[item.key]} isPill={item.key === "rank"}>
              {item.key === "rank" ? <RankName /> : null}
              {item.key === "rewards" ? <RewardsCount value={rewardCount} /> : null}
            </NavTab>
          </li>
        ))}
      </ul>
    </nav>
  );
}
