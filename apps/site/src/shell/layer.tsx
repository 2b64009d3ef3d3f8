// A part over the page that is fetched when it is wanted, with its texts. One that cannot be had is not shown: whoever
// laid it takes it away again and says why [SHELL-80].
import { Suspense, useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";

interface LayerProps {
  /** Stands until it is here. */
  readonly coming: ReactNode;
  readonly onFail: () => void;
  readonly children: ReactNode;
}

export function Layer({ coming, onFail, children }: LayerProps) {
  const failed = <AtOnce act={onFail} />;
  return (
    <ErrorBoundary screens={{ "slow-load": failed, fault: failed }}>
      <Suspense fallback={coming}>
        <AllTexts>{children}</AllTexts>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Acts as soon as it stands, and shows nothing. */
export function AtOnce({ act }: { readonly act: () => void }) {
  const now = useEffectEvent(act);
  useEffect(() => now(), []);
  return null;
}
