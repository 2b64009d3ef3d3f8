// The page of the address: resolved by the route table and the guard, framed as its row says [SHELL-5].
import { Suspense } from "react";
import { brokenScreens } from "../shell/broken-page.tsx";
import { ModalHost } from "../shell/modal-host.tsx";
import { NotesPlace } from "../shell/notes-place.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import { PanelPlace } from "../shell/panel-place.tsx";
import { addressText } from "./address.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageView } from "./page-views.tsx";
import { PAGES } from "./pages.ts";
import type { PageProps, SitePage } from "./pages.ts";
import { AllTexts } from "./all-texts.tsx";
import { resolveRoute } from "./resolve-route.ts";
import { ScrollToPlace } from "./scroll-to-place.tsx";
import { useServices } from "./services.ts";
import { Redirect, useLocation } from "./site-router.tsx";
import { useToken } from "./use-token.ts";
import { WantedPage } from "./wanted-page.tsx";

export function CurrentPage() {
  const { start, page, session } = useServices();
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  const resolution = resolveRoute(pathname, {
    token,
    loginedToHomePage: start.brand.loginedToHomePage,
    hasLaunchUrl: session.read("launchUrl") !== null,
  });
  // Every way in ends at /, which is nobody's page.
  const wanted = pathname === "/" && token !== null ? session.read("wantedPage") : null;
  if (wanted !== null) return <WantedPage to={wanted} />;
  if (resolution.kind === "redirect") {
    const { to, keepQuery } = resolution;
    return <Redirect to={keepQuery ? addressText({ pathname: to, search, hash }) : to} />;
  }
  const { row, route, game } = resolution;
  const content = PAGES[row.content];
  if (content === undefined) throw new Error(`The table calls ${row.content} built, but it has no screen.`);
  return (
    <PageFrame header={row.header} footer={row.footer} sideMenu={row.sideMenu}>
      <ErrorBoundary key={route} screens={brokenScreens(page.reload, "framed")}>
        <Suspense fallback={<PageSkeleton />}>
          <Content page={content} game={game} />
          <ScrollToPlace />
        </Suspense>
      </ErrorBoundary>
      <PageView route={route} />
      <PanelPlace />
      <ModalHost />
      <NotesPlace />
    </PageFrame>
  );
}

/** Texts and screen are fetched at once, and the screen is drawn when both are here. */
function Content({ page, game }: PageProps & { readonly page: SitePage }) {
  const screen = <page.Page game={game} />;
  if (page.needsAllTexts !== true) return screen;
  page.preload();
  return <AllTexts>{screen}</AllTexts>;
}
