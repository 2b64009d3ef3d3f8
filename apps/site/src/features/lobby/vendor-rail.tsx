// The row on top of a lobby [LOB-31]: its vendors with mark and name, or the categories where games of all vendors stand
// [LOB-24]. Each is an address of its own.
import { useEffect, useRef } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { categoryIcon } from "../../shell/category-icon.tsx";
import { categoryText } from "../../shell/category.rules.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { VendorMark } from "../../shell/vendor-mark.tsx";
import type { LobbyTab } from "./lobby.rules.ts";
import type { LobbyAddress } from "./use-lobby-view.ts";
import styles from "./vendor-rail.module.css";

interface VendorRailProps extends Pick<LobbyAddress, "wayTo"> {
  readonly label: string;
  readonly tabs: readonly LobbyTab[];
  /** Null is all of them. */
  readonly chosen: LobbyTab | null;
}

export function VendorRail({ label, tabs, chosen, wayTo }: VendorRailProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const key = chosen?.key ?? "";
  // Where there are more than fit, the chosen one is among those that show.
  useEffect(() => showInRow(row.current, key), [key]);
  const entry = (own: string, face: React.ReactNode) => (
    <li key={own} data-tab={own}>
      <SiteLink
        {...wayTo({ tab: own })}
        aria-current={own === key ? "true" : undefined}
        className={cx(styles["tab"], own === key && styles["on"])}
      >
        {face}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles["rail"]}>
        {entry(
          "",
          <>
            <LayoutGrid aria-hidden="true" />
            {t("lobby_all")}
          </>,
        )}
        {tabs.map((tab) =>
          entry(
            tab.key,
            tab.kind === "vendor" ? (
              <>
                <VendorMark vendor={tab.vendor} />
                {tab.vendor.displayName}
              </>
            ) : (
              <>
                {categoryIcon(tab.key)}
                {t(categoryText(tab.key))}
              </>
            ),
          ),
        )}
      </ul>
    </nav>
  );
}

function showInRow(row: HTMLElement | null, key: string): void {
  const item = [...(row?.children ?? [])].find((one) => one.getAttribute("data-tab") === key);
  if (row === null || item === undefined) return;
  const [room, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - room.left - room.width / 2;
}
