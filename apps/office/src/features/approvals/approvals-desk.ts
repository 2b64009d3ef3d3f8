// The desk of what waits for a second person [OFF-4].
import Stamp from "lucide-react/icons/stamp";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";
import { WaitingCount } from "./waiting-count.tsx";

export const approvalsDesk: Desk = {
  path: "/approvals",
  title: "office_approvals",
  icon: Stamp,
  permission: null,
  Page: lazyPage(async () => (await import("./approvals-page.tsx")).ApprovalsPage),
  Card: lazyPage(async () => (await import("./waiting-card.tsx")).WaitingCard),
  Waiting: WaitingCount,
};
