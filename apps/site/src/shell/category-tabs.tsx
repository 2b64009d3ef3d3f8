// The categories of the header, of whose dropdowns at most one is open [SHELL-40, SHELL-49].
import { useState } from "react";
import { useLocation } from "../app/site-router.tsx";
import { categoryIcon } from "./category-icon.tsx";
import { CategoryTab } from "./category-tab.tsx";
import { NavTab } from "./nav-tab.tsx";
import { shownItems } from "./navigation.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { SITE_PARTS } from "./site-parts.ts";
import { useCategories } from "./use-categories.ts";
import styles from "./header-nav.module.css";

export const ShownCategories = () => <CategoryTabs items={shownItems(useCategories(), SITE_PARTS)} />;

interface Opened {
  readonly key: string;
  /** Where it was opened. */
  readonly pathname: string;
}

export function CategoryTabs({ items }: { readonly items: readonly NavigationItem[] }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // A game that was started from it, or a link that was followed, leads to a page that it must not cover.
  const openKey = opened?.pathname === pathname ? opened.key : null;
  return items.map((item) => (
    <li key={item.key} className={styles["item"]}>
      {item.type === "category" ? (
        <CategoryTab
          item={item}
          isOpen={openKey === item.key}
          onOpen={(isOpen) =>
            setOpened((now) => (isOpen ? { key: item.key, pathname } : now?.key === item.key ? null : now))
          }
        />
      ) : (
        <div className={styles["category"]}>
          <NavTab item={item} icon={categoryIcon(item.key)} />
        </div>
      )}
    </li>
  ));
}
