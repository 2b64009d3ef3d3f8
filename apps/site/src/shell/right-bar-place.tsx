// The place of the right bar: on wide screens, once the browser is idle, and only where it has something to show.
import { Suspense } from "react";
import { useMedia } from "@jonaki/ui/use-media";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { usePermission } from "../app/permission-context.ts";
import { useIdle } from "../app/use-idle.ts";
import { rightBarEntries } from "./right-bar.rules.ts";

const bar = lazyPage(async () => (await import("./right-bar.tsx")).RightBar);
const WIDE = "(min-width: 1080px)";
const NOTHING = { "slow-load": null, fault: null };

export function RightBarPlace() {
  const isWide = useMedia(WIDE);
  const { resources, customerService } = usePermission();
  const isIdle = useIdle();
  const entries = rightBarEntries(resources, customerService.enabled);
  if (!isWide || !isIdle || entries.length === 0) return null;
  return (
    <ErrorBoundary screens={NOTHING}>
      <Suspense fallback={null}>
        <bar.Page entries={entries} />
      </Suspense>
    </ErrorBoundary>
  );
}
