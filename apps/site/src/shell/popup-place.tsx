// Popup announcements on the home page [MSG-11]: their dialog and texts are fetched only when one is due, and only once
// the page itself is done.
import { startTransition, Suspense, useEffect, useState } from "react";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useServices } from "../app/services.ts";
import { useAnnouncements } from "../features/messages/announcements.query.ts";

const popups = lazyPage(async () => (await import("../features/messages/popup-notices.tsx")).PopupNotices);

/** A popup that does not come is no loss. */
const NOTHING = { "slow-load": null, fault: null };

export function PopupPlace() {
  const { popups: memory, timers } = useServices();
  const { announcements } = useAnnouncements();
  const isDue = announcements?.popup.some(({ id }) => memory.isDue(id)) ?? false;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    // In pieces, whenever the browser has a moment.
    return timers.whenIdle(() => startTransition(() => setWanted(true)));
  }, [isDue, timers]);
  if (!wanted) return null;
  return (
    <ErrorBoundary screens={NOTHING}>
      <Suspense fallback={null}>
        <AllTexts>
          <popups.Page />
        </AllTexts>
      </Suspense>
    </ErrorBoundary>
  );
}
