// What a member has, and the ways that begin with it [SHELL-33, SHELL-35]: the two of money as buttons, the others as
// pictures, with their words where there is only one. A phone's header has the amount and the way to more of it; the
// rest is in the side menu. A guest has no member centre.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import BadgePercent from "lucide-react/icons/badge-percent";
import Plus from "lucide-react/icons/plus";
import ReceiptText from "lucide-react/icons/receipt-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import { useAccountName } from "../features/accounts/account-face.tsx";
import { useUnreadCount } from "../features/messages/unread.query.ts";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { hasMemberCentre } from "./agent-entry.rules.ts";
import { shownBarEntries } from "./member-bar.rules.ts";
import type { BarEntry, BarKey } from "./member-bar.rules.ts";
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
  const viewer = useViewer();
  const entries = shownBarEntries(viewer, SITE_PARTS);
  // The header is there after every login: whatever shows the count finds it asked for [MSG-14].
  useUnreadCount(hasMemberCentre(viewer));
  const isPhone = usePhone();
  return isPhone ? <PhoneMoney entries={entries} /> : <WideMoney entries={entries} />;
}

interface MoneyProps {
  readonly entries: readonly BarEntry[];
}

function PhoneMoney({ entries }: MoneyProps) {
  const t = useText();
  const account = useAccountName();
  const deposit = entries.find(({ key }) => key === "deposit");
  return (
    <>
      <span className="sr">
        {t("account_label")} <span lang="en">{account}</span>
      </span>
      <BalanceBlock look="pill">
        {deposit === undefined ? null : (
          <PlaceLink
            place={deposit.place}
            title={t(deposit.text)}
            className={cx(buttonClass({ tone: "amber", size: "sm" }), styles["plus"])}
          >
            <Plus aria-hidden="true" />
            <span className="sr">{t(deposit.text)}</span>
          </PlaceLink>
        )}
      </BalanceBlock>
    </>
  );
}

function WideMoney({ entries }: MoneyProps) {
  const t = useText();
  const hasWords = entries.filter(({ key }) => ICONS[key] !== undefined).length === 1;
  return (
    <>
      <BalanceBlock look="bar" />
      {entries.map(({ key, text, place }) => {
        const icon = ICONS[key];
        return icon === undefined ? (
          <PlaceLink
            key={key}
            place={place}
            className={
              key === "deposit"
                ? buttonClass({ tone: "amber" })
                : cx(buttonClass({ tone: "quiet" }), styles["extra"])
            }
          >
            {key === "deposit" ? <Plus aria-hidden="true" /> : null}
            {t(text)}
          </PlaceLink>
        ) : (
          <PlaceLink
            key={key}
            place={place}
            title={t(text)}
            className={cx(styles["way"], hasWords ? styles["worded"] : styles["extra"])}
          >
            {icon}
            <span className={styles["word"]}>{t(text)}</span>
          </PlaceLink>
        );
      })}
    </>
  );
}
