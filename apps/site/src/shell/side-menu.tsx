// The side menu: a drawer from the left with everything the viewer may reach, in the order of SHELL-61. The first part
// is the member's or the visitor's own, the last one the page's settings and the way out.
import { useText } from "@jonaki/i18n/react";
import { Drawer } from "@jonaki/ui/drawer";
import { IconButton } from "@jonaki/ui/icon-button";
import LogOut from "lucide-react/icons/log-out";
import { usePermission } from "../app/permission-context.ts";
import { useToken } from "../app/use-token.ts";
import { useMemberInfo } from "../features/accounts/member.query.ts";
import { useLogOut } from "../features/accounts/use-log-out.tsx";
import { useUnreadCount } from "../features/messages/unread.query.ts";
import { useCustomerService } from "../features/site/use-customer-service.ts";
import { hasMemberCentre } from "./agent-entry.rules.ts";
import { MenuHead } from "./menu-head.tsx";
import { MenuList } from "./menu-list.tsx";
import { MenuSettings } from "./menu-settings.tsx";
import { downloads } from "./right-bar.rules.ts";
import { menuEntries, shownEntries } from "./side-menu.rules.ts";
import type { MenuEntry } from "./side-menu.rules.ts";
import { SITE_PARTS } from "./site-parts.ts";
import { useCategories } from "./use-categories.ts";
import { useViewer } from "./use-viewer.ts";
import { WarningDialog } from "./warning.tsx";

interface SideMenuProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** These stand in the head: a member's balance with its two ways, or a visitor's ways in. */
const MEMBER_HEAD: ReadonlySet<string> = new Set(["balance", "deposit", "withdraw"]);
const VISITOR_HEAD: ReadonlySet<string> = new Set(["ways"]);
/** And these at the foot, always in sight. */
const FOOT_KEYS: ReadonlySet<string> = new Set(["theme", "language", "logout"]);

export function SideMenu({ isOpen, close }: SideMenuProps) {
  const t = useText();
  const entries = useEntries();
  const logOut = useLogOut();
  const rankLevel = useMemberInfo()?.clubLabel.rankLevel ?? null;
  const service = useCustomerService({ from: "menu", rankLevel });
  const isMember = useToken() !== null;
  const headKeys = isMember ? MEMBER_HEAD : VISITOR_HEAD;
  return (
    <>
      <Drawer
        flush
        titleHidden
        open={isOpen}
        onClose={close}
        title={t("menu_title")}
        closeLabel={t("action_close")}
        closeTone="plate"
        footer={
          <MenuSettings>
            {isMember ? (
              <IconButton
                tone="quiet"
                label={t("account_log_out")}
                icon={<LogOut />}
                onClick={() => {
                  close();
                  logOut.ask();
                }}
              />
            ) : null}
          </MenuSettings>
        }
      >
        <MenuHead entries={entries.filter(({ key }) => headKeys.has(key))} close={close} />
        <MenuList
          entries={entries.filter(({ key }) => !headKeys.has(key) && !FOOT_KEYS.has(key))}
          onService={service.contact}
          close={close}
        />
      </Drawer>
      {logOut.dialog}
      <WarningDialog warning={service.warning} />
    </>
  );
}

function useEntries(): readonly MenuEntry[] {
  const viewer = useViewer();
  const { resources, customerService } = usePermission();
  const facts = {
    ...viewer,
    categories: useCategories(),
    hasDownload: downloads(resources).length > 0,
    unreadCount: useUnreadCount(hasMemberCentre(viewer)),
    hasCustomerService: customerService.enabled,
  };
  return shownEntries(menuEntries(facts), SITE_PARTS);
}
