// The desk of vendor transfers that wait for their vendor [WAL-19].
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const transfersDesk: Desk = {
  path: "/transfers",
  title: "office_transfers",
  icon: ArrowLeftRight,
  permission: "finance.read",
  Page: lazyPage(async () => (await import("./transfers-page.tsx")).TransfersPage),
};
