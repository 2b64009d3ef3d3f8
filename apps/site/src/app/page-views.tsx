// Tells our own beacon which route is shown [SITE-11]: the route's name in the table and nothing else, never a
// query, a hash or anything about the visitor. A provider's script is told only when one is configured.
import { lazy, Suspense, useEffect } from "react";
import { usePermission } from "./permission-context.ts";
import { useServices } from "./services.ts";

const AnalyticsFrame = lazy(async () => ({
  default: (await import("./analytics-frame.tsx")).AnalyticsFrame,
}));

export function PageView({ route }: { readonly route: string }) {
  const { sendNote } = useServices();
  const { gtagId } = usePermission().analytics;
  useEffect(() => sendNote({ route }), [sendNote, route]);
  if (gtagId === "") return null;
  return (
    <Suspense fallback={null}>
      <AnalyticsFrame id={gtagId} route={route} />
    </Suspense>
  );
}
