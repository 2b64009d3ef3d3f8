// What a member has, and the ways that begin with it [SHELL-33, SHELL-35]: the two of money as buttons, the others as
// pictures, with their words where there is only one. A guest has no member centre.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import BadgePercent from "lucide-react/icons/badge-percent";
import ReceiptText from "lucide-react/icons/receipt-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { shownBarEntries } from "./member-bar.rules.ts";
import type { BarKey } from "./member-bar.rules.ts";
import { PlaceLink } from "./place-link.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { useViewer } from "./use-viewer.ts";
import styles from "./money-place.module.css";

const ICONS: Partial<Readonly<Record<BarKey, ReactNode>>> = {
  personal: <ShieldCheck aria-hidden="true" />,
  record: <ReceiptText aria-hidden="true" />,
  cashback: <BadgePercent aria-hidden="true" />,
  agent: <UsersRound aria-hidden="true" />,
};

export function MemberMoney() {
  const t = useText();
  const entries = shownBarEntries(useViewer(), SITE_PARTS);
  const hasWords = entries.filter(({ key }) => ICONS[key] !== undefined).length === 1;
  return (
    <>
      <BalanceBlock />
      {entries.map(({ key, text, place }) => {
        const icon = ICONS[key];
        return icon === undefined ? (
          <PlaceLink
            key={key}
            place={place}
            className={buttonClass({ tone: key === "deposit" ? "amber" : "quiet" })}
          >
            {t(text)}
          </PlaceLink>
        ) : (
          <PlaceLink key={key} place={place} title={t(text)} className={styles["record"]}>
            {icon}
            <span className={hasWords ? undefined : "sr"}>{t(text)}</span>
          </PlaceLink>
        );
      })}
    </>
  );
}
