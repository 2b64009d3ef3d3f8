// The desk of deposits [OFF-9].
import Banknote from "lucide-react/icons/banknote";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";
import { DepositsWaiting } from "./waiting-orders.tsx";

export const depositsDesk: Desk = {
  path: "/deposits",
  title: "office_noun_deposits",
  icon: Banknote,
  permission: "deposits.read",
  Page: lazyPage(async () => (await import("./deposits-page.tsx")).DepositsPage),
  Card: lazyPage(async () => (await import("./order-cards.tsx")).DepositsCard),
  Waiting: DepositsWaiting,
};
