// The gate before the whole site: by the system status the application, or the maintenance or restriction page
// in place of everything [SITE-16, SITE-18].
import { Suspense } from "react";
import type { ReactNode } from "react";
import { AddressPage, UnansweredPage } from "../shell/broken-page.tsx";
import { StartSkeleton } from "../shell/start-skeleton.tsx";
import { lazyPage } from "./lazy-page.ts";
import { PermissionContext } from "./permission-context.ts";
import { usePermissionQuery } from "./permission.query.ts";
import { systemStatus } from "./system-status.ts";

const maintenance = lazyPage(
  async () => (await import("../features/site/maintenance-page.tsx")).MaintenancePage,
);
const restriction = lazyPage(
  async () => (await import("../features/site/restriction-page.tsx")).RestrictionPage,
);

const SCREENS = { 1: maintenance.Page, 2: restriction.Page } as const;

export function Gate({ children }: { readonly children: ReactNode }) {
  const { data: answer, isError, isFetching, refetch } = usePermissionQuery();
  if (answer === undefined) {
    return isError ? <UnansweredPage busy={isFetching} retry={() => void refetch()} /> : <StartSkeleton />;
  }
  if (answer.kind === "refused") return <AddressPage />;
  const status = systemStatus(answer.permission);
  const Screen = status === 0 ? null : SCREENS[status];
  return (
    <PermissionContext value={answer.permission}>
      {Screen === null ? (
        children
      ) : (
        <Suspense fallback={<StartSkeleton />}>
          <Screen permission={answer.permission} />
        </Suspense>
      )}
    </PermissionContext>
  );
}
