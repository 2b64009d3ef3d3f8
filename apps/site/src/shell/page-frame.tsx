// The parts of the shell around a page, as the page's row of the route table says [SHELL-5]. A page without a
// footer fills the rest of the screen.
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import { useLocation } from "../app/site-router.tsx";
import { useVendorsLoad } from "../app/vendors.query.ts";
import { usePanelAddress } from "./panel-address.ts";
import { RightBarPlace } from "./right-bar-place.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { TabBar } from "./tab-bar.tsx";
import { isTabBarHidden, shownTabs } from "./tab-bar.rules.ts";
import type { Tab } from "./tab-bar.rules.ts";
import { useViewer } from "./use-viewer.ts";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  readonly header: boolean;
  readonly footer: boolean;
  readonly sideMenu: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ header, footer, sideMenu, children }: PageFrameProps) {
  useVendorsLoad();
  const tabs = useTabs();
  return (
    <div
      className={cx(styles["frame"], !footer && styles["filled"], tabs.length > 0 && styles["above-tabs"])}
    >
      {header ? <SiteHeader sideMenu={sideMenu} navigation={footer} /> : null}
      <main id="content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      {footer ? <RightBarPlace /> : null}
      {footer ? <SiteFooter /> : null}
      {tabs.length === 0 ? null : <TabBar tabs={tabs} />}
    </div>
  );
}

/** None on a wide screen, and where the page has an action bar of its own. */
function useTabs(): readonly Tab[] {
  const isPhone = usePhone();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { page } = usePanelAddress();
  return isPhone && !isTabBarHidden(pathname, page) ? shownTabs(viewer, SITE_PARTS) : [];
}
