// The panel over the current page, when the address names one [SHELL-81]. It is shown once its content is here; on
// phones the sheet opens at once with a skeleton [SHELL-79]. Content that cannot be had closes it again, and the
// network is blamed [SHELL-80].
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useToken } from "../app/use-token.ts";
import { usePanelAddress } from "./panel-address.ts";
import { PanelComing } from "./panel-coming.ts";
import { pageOfKey, panelOf } from "./panels.ts";
import type { Panel } from "./panels.ts";
import { Problem } from "./problem.tsx";
import styles from "./panel-place.module.css";

/** Dialog and menu are fetched with the first panel. */
const frame = lazyPage(async () => (await import("./panel-frame.tsx")).PanelFrame);

export function PanelPlace() {
  const t = useText();
  const token = useToken();
  const { page: key, close } = usePanelAddress();
  const [failures, setFailures] = useState(0);
  const page = key === null ? null : pageOfKey(key);
  const panel = page === null ? undefined : panelOf(page);
  const fail = (): void => {
    setFailures(failures + 1);
    close();
  };
  return (
    <>
      {token === null || page === null || panel === undefined ? null : (
        <Opened key={page} page={page} panel={panel} onClose={close} onFail={fail} />
      )}
      {failures === 0 ? null : <Problem key={failures} text={t("err_network")} />}
    </>
  );
}

interface OpenedProps {
  readonly page: string;
  readonly panel: Panel;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

function Opened({ page, panel, onClose, onFail }: OpenedProps) {
  const isPhone = usePhone();
  frame.preload();
  panel.content.preload();
  const failed = <Failed onFail={onFail} />;
  return (
    <ErrorBoundary screens={{ "slow-load": failed, fault: failed }}>
      <Suspense fallback={isPhone ? <ComingSheet /> : <PanelComing page={page} />}>
        <AllTexts>
          <frame.Page page={page} panel={panel} onClose={onClose}>
            <panel.content.Page />
          </frame.Page>
        </AllTexts>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The sheet of a phone before frame and content are here. */
function ComingSheet() {
  const t = useText();
  return (
    <output className={styles["sheet"]}>
      <span className="sr">{t("page_loading")}</span>
      <Skeleton height={32} width="52%" radius="var(--r-sm)" />
      <Skeleton height={96} radius="var(--r-lg)" />
      <Skeleton height={320} radius="var(--r-lg)" />
    </output>
  );
}

function Failed({ onFail }: { readonly onFail: () => void }) {
  const fail = useEffectEvent(onFail);
  useEffect(() => fail(), []);
  return null;
}
