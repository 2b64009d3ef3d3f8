// The desk of withdrawals [OFF-9].
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";
import { WithdrawalsWaiting } from "./waiting-orders.tsx";

export const withdrawalsDesk: Desk = {
  path: "/withdrawals",
  title: "office_noun_withdrawals",
  icon: ArrowUpRight,
  permission: "withdrawals.read",
  Page: lazyPage(async () => (await import("./withdrawals-page.tsx")).WithdrawalsPage),
  Card: lazyPage(async () => (await import("./order-cards.tsx")).WithdrawalsCard),
  Waiting: WithdrawalsWaiting,
};
