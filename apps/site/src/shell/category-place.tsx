// The place of the categories in the header: filled once the vendor list is here, and only while a lobby exists.
import { Suspense } from "react";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useVendors } from "../app/vendors.query.ts";
import { SITE_PARTS } from "./site-parts.ts";

const tabs = lazyPage(async () => (await import("./category-tabs.tsx")).ShownCategories);

/** Where the categories lead [SHELL-42]. */
const LOBBIES = ["/elott", "/live", "/sports", "/fish", "/rng", "/pvp", "/esports"];
const NOTHING = { "slow-load": null, fault: null };

export function CategoryPlace() {
  const vendors = useVendors();
  if (vendors === null || !LOBBIES.some(SITE_PARTS.isBuilt)) return null;
  return (
    <ErrorBoundary screens={NOTHING}>
      <Suspense fallback={null}>
        <tabs.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
