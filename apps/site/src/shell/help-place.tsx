// The place of the help accordion [SHELL-73]: its questions are asked for when the footer comes near the screen.
import { Suspense, useRef } from "react";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useNear } from "./use-near.ts";

const help = lazyPage(async () => (await import("./help-accordion.tsx")).HelpAccordion);
const NOTHING = { "slow-load": null, fault: null };

export function HelpPlace({ className }: { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={className}>
      {useNear(place) ? (
        <ErrorBoundary screens={NOTHING}>
          <Suspense fallback={null}>
            <help.Page />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
