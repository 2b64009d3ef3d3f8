// The frame of a panel: title, close control, the menu at the left with the active entry marked, the content at the
// right [SHELL-77, SHELL-78]. On phones it is a page over the page; the first one has the menu as a strip.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import { Dialog } from "@jonaki/ui/dialog";
import { Firefly } from "@jonaki/ui/firefly";
import { usePhone } from "@jonaki/ui/use-phone";
import { useServices } from "../app/services.ts";
import { useUnreadCount } from "../features/messages/unread.query.ts";
import { hasMemberCentre } from "./agent-entry.rules.ts";
import { memberMenu, shownMemberMenu } from "./member-menu.rules.ts";
import type { MemberMenuEntry } from "./member-menu.rules.ts";
import { DEFAULT_PAGE, usePanelWay } from "./panel-address.ts";
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
  const isPhone = usePhone();
  const entries = useMenu();
  // A menu of one entry would only say where one is.
  const aside =
    isPhone || entries.length < 2
      ? {}
      : { aside: <PanelMenu look="list" entries={entries} current={page} /> };
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
      {isPhone && page === DEFAULT_PAGE ? <PanelMenu look="strip" entries={entries} current={page} /> : null}
      {children}
    </Dialog>
  );
}

function useMenu(): readonly MemberMenuEntry[] {
  const { session } = useServices();
  const viewer = useViewer();
  const unreadCount = useUnreadCount(hasMemberCentre(viewer));
  const toUpline = session.read("toUpline") === true;
  const facts = { toUpline, isOn: viewer.isOn, missionCount: 0, unreadCount };
  return shownMemberMenu(memberMenu(facts), SITE_PARTS);
}

interface PanelMenuProps {
  /** A list beside the content, or a strip above it. */
  readonly look: "list" | "strip";
  readonly entries: readonly MemberMenuEntry[];
  readonly current: string;
}

export function PanelMenu({ look, entries, current }: PanelMenuProps) {
  const t = useText();
  return (
    <nav aria-label={t("member_centre")} className={styles[look]}>
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
