// The place of the help accordion [SHELL-73]: its questions are asked for when the footer comes near the screen.
import { Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";

const help = lazyPage(async () => (await import("./help-accordion.tsx")).HelpAccordion);
/** So far before it is seen. */
const NEAR = "400px";
const NOTHING = { "slow-load": null, fault: null };

export function HelpPlace({ className }: { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver !== "function") return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear ? (
        <ErrorBoundary screens={NOTHING}>
          <Suspense fallback={null}>
            <help.Page />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
