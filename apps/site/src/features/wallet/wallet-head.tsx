// The head of the wallet: everything the member has, its mark and controls, and the shortcuts [WAL-21.1, WAL-21.4]. It
// stays dark in both themes, as every balance card does.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Plus from "lucide-react/icons/plus";
import ScrollText from "lucide-react/icons/scroll-text";
import { PlaceLink } from "../../shell/place-link.tsx";
import { panel, placeExists } from "../../shell/place.rules.ts";
import { SITE_PARTS } from "../../shell/site-parts.ts";
import { BalanceControls } from "./balance-controls.tsx";
import { BalanceFigure } from "./balance-figure.tsx";
import { MoneyMark } from "./money-mark.tsx";
import { shortcuts } from "./wallet.rules.ts";
import type { ShortcutKey } from "./wallet.rules.ts";
import styles from "./wallet-page.module.css";

const ICONS: Readonly<Record<ShortcutKey, ReactNode>> = {
  deposit: <Plus aria-hidden="true" />,
  withdraw: <ArrowUpRight aria-hidden="true" />,
  record: <ScrollText aria-hidden="true" />,
};

export function WalletHead({ total }: { readonly total: string | undefined }) {
  const t = useText();
  const ways = shortcuts.filter(({ page }) => placeExists(panel(page), SITE_PARTS));
  return (
    <section data-theme="dark" aria-label={t("wallet_total")} className={styles["head"]}>
      <div className={styles["total"]}>
        <span className={styles["label"]}>
          {t("wallet_total")}
          <MoneyMark />
        </span>
        <span className={styles["sum"]}>
          <BalanceFigure amount={total} className="money" waitingClass={styles["waiting"]} />
          <BalanceControls />
        </span>
      </div>
      <div className={styles["ways"]}>
        {ways.map(({ key, text, page }) => (
          <PlaceLink
            key={key}
            place={panel(page)}
            className={buttonClass({ tone: key === "deposit" ? "amber" : "quiet", block: true })}
          >
            {ICONS[key]}
            {t(text)}
          </PlaceLink>
        ))}
      </div>
    </section>
  );
}
