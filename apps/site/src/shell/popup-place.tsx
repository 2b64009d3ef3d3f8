// Popup announcements on the home page [MSG-11]: their dialog and texts are fetched only when one is due, and only once
// the page itself is done.
import { Suspense } from "react";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useServices } from "../app/services.ts";
import { useIdle } from "../app/use-idle.ts";
import { useAnnouncements } from "../features/messages/announcements.query.ts";
import { LAYER_KEYS, useLayers } from "./layers.ts";
import { useModalViewer } from "./use-modal-viewer.ts";

const popups = lazyPage(async () => (await import("../features/messages/popup-notices.tsx")).PopupNotices);

/** A popup that does not come is no loss. */
const NOTHING = { "slow-load": null, fault: null };

export function PopupPlace() {
  const { popups: memory } = useServices();
  const { query } = useLayers();
  const viewer = useModalViewer();
  const { announcements } = useAnnouncements();
  const isDue = announcements?.popup.some(({ id }) => memory.isDue(id)) ?? false;
  // Who is about to log in, or has something else open, is not interrupted.
  const isBusy = viewer.mustChange || viewer.isRegisterPage || LAYER_KEYS.some((key) => query.has(key));
  const isWanted = useIdle(isDue && !isBusy);
  if (!isWanted) return null;
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
