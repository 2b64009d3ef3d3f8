// The panel over the current page, when the address names one [SHELL-81]. It is shown once its content is here; on
// phones the sheet opens at once with a skeleton [SHELL-79]. Content that cannot be had closes it again, and the
// network is blamed [SHELL-80]. An account that may not enter the agent centre sees only the warning [SHELL-37]; who may
// not enter the member centre sees it over the login [ACC-7].
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import { lazyPage } from "../app/lazy-page.ts";
import { agentEntry, opensMemberCentre } from "./agent-entry.rules.ts";
import { AtOnce, Layer } from "./layer.tsx";
import { usePanelAddress } from "./panel-address.ts";
import { PanelComing } from "./panel-coming.ts";
import { pageOfKey, panelOf } from "./panels.ts";
import type { Panel } from "./panels.ts";
import { useProblems } from "./problem.tsx";
import { useHandOver } from "./use-hand-over.ts";
import { useViewer } from "./use-viewer.ts";
import styles from "./panel-place.module.css";

/** Dialog and menu are fetched with the first panel. */
const frame = lazyPage(async () => (await import("./panel-frame.tsx")).PanelFrame);

export function PanelPlace() {
  const t = useText();
  const { centre, page: key, close, logInInstead } = usePanelAddress();
  const viewer = useViewer();
  const { tell, last } = useProblems();
  const closeBecause = (text: string): void => {
    tell(text);
    close();
  };
  const handOver = useHandOver();
  const askToLogIn = async (): Promise<void> => {
    await handOver("", t("in_need_true_account"));
    logInInstead();
  };
  const entry = centre === "ac" ? agentEntry(viewer) : opensMemberCentre(viewer) ? "opens" : "absent";
  const page = key === null ? null : pageOfKey(key, centre);
  const panel = page === null ? undefined : panelOf(page, centre);
  return (
    <>
      {page !== null && entry === "warns" ? (
        <AtOnce act={() => closeBecause(t("in_need_true_account"))} />
      ) : null}
      {page !== null && centre === "mc" && entry === "absent" ? (
        <AtOnce act={() => void askToLogIn()} />
      ) : null}
      {viewer.isMember && page !== null && panel !== undefined && entry === "opens" ? (
        <Opened
          key={page}
          page={page}
          panel={panel}
          onClose={close}
          onFail={() => closeBecause(t("err_network"))}
        />
      ) : null}
      {last}
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
  return (
    <Layer coming={isPhone ? <ComingSheet /> : <PanelComing page={page} />} onFail={onFail}>
      <frame.Page page={page} panel={panel} onClose={onClose}>
        <panel.content.Page />
      </frame.Page>
    </Layer>
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
