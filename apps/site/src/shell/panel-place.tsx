// The panel over the current page, when the address names one [SHELL-77, SHELL-81]. It opens once its content is
// here; content that cannot be had is told instead [SHELL-79, SHELL-80].
import { Suspense } from "react";
import { useText } from "@jonaki/i18n/react";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import type { LazyPage } from "../app/lazy-page.ts";
import { useToken } from "../app/use-token.ts";
import { RECORD_PAGE, usePanelAddress } from "./panel-address.ts";
import { Problem } from "./problem.tsx";

/** The pages of the member centre that exist, by page key. */
const PANELS: ReadonlyMap<string, LazyPage<object>> = new Map([
  [RECORD_PAGE, lazyPage(async () => (await import("../features/reports/betting-record.tsx")).BettingRecord)],
]);

export function PanelPlace() {
  const t = useText();
  const token = useToken();
  const { page } = usePanelAddress();
  const panel = page === null ? undefined : PANELS.get(page);
  if (token === null || panel === undefined) return null;
  panel.preload();
  const failed = <Problem text={t("err_network")} />;
  return (
    <ErrorBoundary key={page} screens={{ "slow-load": failed, fault: failed }}>
      <Suspense fallback={null}>
        <AllTexts>
          <panel.Page />
        </AllTexts>
      </Suspense>
    </ErrorBoundary>
  );
}
