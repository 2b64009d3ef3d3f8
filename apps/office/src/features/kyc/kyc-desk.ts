// The desk of identities [SAFE-22].
import IdCard from "lucide-react/icons/id-card";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";
import { KycWaiting } from "./kyc-waiting.tsx";

export const kycDesk: Desk = {
  path: "/kyc",
  title: "office_noun_kyc",
  icon: IdCard,
  permission: "kyc.read",
  Page: lazyPage(async () => (await import("./kyc-page.tsx")).KycPage),
  Card: lazyPage(async () => (await import("./kyc-card.tsx")).KycCard),
  Waiting: KycWaiting,
};
