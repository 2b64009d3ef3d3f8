// The frame of a panel: title, close control, the menu at the left with the active entry marked, the content at the
// right [SHELL-77, SHELL-78]. On phones it is a page over the page, without the menu.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import { Dialog } from "@jonaki/ui/dialog";
import { Firefly } from "@jonaki/ui/firefly";
import { useServices } from "../app/services.ts";
import { memberMenu, shownMemberMenu } from "./member-menu.rules.ts";
import type { MemberMenuEntry } from "./member-menu.rules.ts";
import { usePanelWay } from "./panel-address.ts";
import type { Panel } from "./panels.ts";
import { SiteLink } from "./site-link.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { useViewer } from "./use-viewer.ts";
import styles from "./panel-frame.module.css";

interface PanelFrameProps {
  readonly page: string;
  readonly panel: Panel;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PanelFrame({ page, panel, onClose, children }: PanelFrameProps) {
  const t = useText();
  const entries = useMenu();
  // A menu of one entry would only say where one is.
  const aside = entries.length < 2 ? {} : { aside: <PanelMenu entries={entries} current={page} /> };
  return (
    <Dialog
      open
      size="xl"
      phone="page"
      title={t(panel.title)}
      closeLabel={t("action_close")}
      onClose={onClose}
      {...aside}
    >
      {children}
    </Dialog>
  );
}

function useMenu(): readonly MemberMenuEntry[] {
  const { session } = useServices();
  const { isOn } = useViewer();
  const facts = { toUpline: session.read("toUpline") === true, isOn, missionCount: 0, unreadCount: 0 };
  return shownMemberMenu(memberMenu(facts), SITE_PARTS);
}

interface PanelMenuProps {
  readonly entries: readonly MemberMenuEntry[];
  readonly current: string;
}

export function PanelMenu({ entries, current }: PanelMenuProps) {
  const t = useText();
  return (
    <nav aria-label={t("member_centre")} className={styles["menu"]}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.page}>
            <PanelEntry entry={entry} isCurrent={entry.page === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PanelEntry({ entry, isCurrent }: { readonly entry: MemberMenuEntry; readonly isCurrent: boolean }) {
  const t = useText();
  const way = usePanelWay(entry.page);
  return (
    <SiteLink
      {...way}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(styles["entry"], isCurrent && styles["on"])}
    >
      {t(entry.name)}
      {entry.badge === null ? null : <Count value={entry.badge} />}
      {isCurrent ? <Firefly /> : null}
    </SiteLink>
  );
}
