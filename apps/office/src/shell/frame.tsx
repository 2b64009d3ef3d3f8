// The frame around every desk: navigation at the side, a bar with the page's name on top, the desk's page below it.
import { Suspense, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { ToastHost } from "@jonaki/ui/toast";
import { Navigate, useLocation } from "react-router";
import type { Desk } from "../app/desk.ts";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { useMay } from "../app/operator.query.ts";
import { useServices } from "../app/services.ts";
import { PasswordPage } from "../features/session/password-page.tsx";
import { ALL_DESKS } from "./all-desks.ts";
import { BrokenPage } from "./broken-page.tsx";
import { NavigationDrawer, SideNavigation } from "./navigation.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { PASSWORD } from "./places.ts";
import { ShortcutsPlace } from "./shortcuts.tsx";
import { TopBar } from "./top-bar.tsx";
import styles from "./frame.module.css";

export function Frame() {
  const t = useText();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const desk = ALL_DESKS.find(({ path }) => path === pathname);
  if (desk === undefined && pathname !== PASSWORD) return <Navigate replace to="/" />;
  return (
    <ShortcutsPlace>
      <a href="#content" className={styles["skip"]}>
        {t("page_skip")}
      </a>
      <div className={styles["frame"]}>
        <SideNavigation />
        <div className={styles["rest"]}>
          <TopBar title={t(desk?.title ?? "office_password")} onMenu={() => setMenuOpen(true)} />
          <main id="content" tabIndex={-1} className={styles["content"]}>
            {desk === undefined ? <PasswordPage /> : <DeskPlace key={desk.path} desk={desk} />}
          </main>
        </div>
      </div>
      <NavigationDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <ToastHost label={t("office_news")} />
    </ShortcutsPlace>
  );
}

function DeskPlace({ desk: { Page, permission } }: { readonly desk: Desk }) {
  const t = useText();
  const may = useMay();
  const { page } = useServices();
  if (permission !== null && !may(permission))
    return <EmptyState title={t("err_forbidden")} reason={t("office_forbidden_body")} />;
  return (
    <ErrorBoundary broken={<BrokenPage reload={page.reload} />}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
