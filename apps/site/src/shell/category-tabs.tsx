// The categories of the header, of whose dropdowns at most one is open [SHELL-40, SHELL-49].
import { useState } from "react";
import { categoryIcon } from "./category-icon.tsx";
import { CategoryTab } from "./category-tab.tsx";
import { NavTab } from "./nav-tab.tsx";
import { shownItems } from "./navigation.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { SITE_PARTS } from "./site-parts.ts";
import { useCategories } from "./use-categories.ts";
import styles from "./header-nav.module.css";

export const ShownCategories = () => <CategoryTabs items={shownItems(useCategories(), SITE_PARTS)} />;

export function CategoryTabs({ items }: { readonly items: readonly NavigationItem[] }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return items.map((item) => (
    <li key={item.key} className={styles["item"]}>
      {item.type === "category" ? (
        <CategoryTab
          item={item}
          isOpen={openKey === item.key}
          onOpen={(isOpen) => setOpenKey((now) => (isOpen ? item.key : now === item.key ? null : now))}
        />
      ) : (
        <div className={styles["category"]}>
          <NavTab item={item} icon={categoryIcon(item.key)} />
        </div>
      )}
    </li>
  ));
}
