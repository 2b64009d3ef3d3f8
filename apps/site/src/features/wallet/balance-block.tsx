// The balance with its mark, hidden or shown, and the control that asks for it again [WAL-7 to WAL-14, SAFE-20].
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import { IconButton } from "@jonaki/ui/icon-button";
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { HIDDEN_BALANCE } from "@jonaki/wire/constants";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useServices } from "../../app/services.ts";
import { useAccountType } from "../../app/use-token.ts";
import { useBalance } from "./balance.query.ts";
import styles from "./balance-block.module.css";

interface BalanceBlockProps {
  /** pill is the phone's header, whose controls are in the side menu; bar a wide header; card the side menu. */
  readonly look: "pill" | "bar" | "card";
  /** The ways that begin with the money: at the end of a pill, below everything in a card. */
  readonly children?: ReactNode;
}

export function BalanceBlock({ look, children }: BalanceBlockProps) {
  const t = useText();
  const balance = useBalance();
  const [hidden, setHidden] = useHidden();
  return (
    <section aria-label={t("balance_label")} className={cx(styles["block"], styles[look])}>
      <span className={styles["figure"]}>
        {look === "card" ? (
          <span aria-hidden="true" className={styles["label"]}>
            {t("balance_label")}
          </span>
        ) : null}
        <Amount sumBalance={balance.sumBalance} hidden={hidden} />
        <Mark />
      </span>
      {look === "pill" ? null : <Controls {...balance} hidden={hidden} onHidden={setHidden} />}
      {children}
    </section>
  );
}

interface ControlsProps {
  readonly refresh: () => void;
  readonly turning: boolean;
  readonly hidden: boolean;
  readonly onHidden: (hidden: boolean) => void;
}

function Controls({ refresh, turning, hidden, onHidden }: ControlsProps) {
  const t = useText();
  return (
    <span className={styles["controls"]}>
      <IconButton
        size="sm"
        label={t(hidden ? "balance_show" : "balance_hide")}
        icon={hidden ? <EyeOff /> : <Eye />}
        onClick={() => onHidden(!hidden)}
      />
      <IconButton
        size="sm"
        label={t("balance_refresh")}
        icon={<RefreshCw />}
        aria-busy={turning || undefined}
        className={cx(turning && styles["turning"])}
        onClick={refresh}
      />
    </span>
  );
}

interface AmountProps {
  readonly sumBalance: string | undefined;
  readonly hidden: boolean;
}

function Amount({ sumBalance, hidden }: AmountProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  if (hidden) return <b className={cx("num", "money", styles["amount"])}>{HIDDEN_BALANCE}</b>;
  if (sumBalance === undefined) return <span className={styles["waiting"]}>{t("in_balance_updating")}</span>;
  return <b className={cx("num", "money", styles["amount"])}>{formatMoney(sumBalance, { symbol })}</b>;
}

/** Whose money it is: a guest's is trial money, everybody else's play money, until a licence says otherwise. */
function Mark() {
  const t = useText();
  const type = useAccountType();
  if (type === null) return null;
  return (
    <Badge tone={type === ACCOUNT_TYPES.trial ? "info" : "line"} className={styles["mark"]}>
      {t(type === ACCOUNT_TYPES.trial ? "balance_trial" : "in_play_money")}
    </Badge>
  );
}

/** Kept in session storage, so that every place that shows the balance hides it [WAL-11]. */
function useHidden(): readonly [boolean, (hidden: boolean) => void] {
  const { session } = useServices();
  const hidden = useSyncExternalStore(session.subscribe, () => session.read("hideBalance") === true);
  return [hidden, (next) => session.write("hideBalance", next)];
}
