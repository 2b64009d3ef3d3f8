// The two controls of the balance: hide or show it, and ask for it again, turning while it is asked for [WAL-10, WAL-12].
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { IconButton } from "@jonaki/ui/icon-button";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useRefresh } from "./balance.query.ts";
import { useHiddenBalance } from "./use-hidden-balance.ts";
import styles from "./balance-controls.module.css";

export function BalanceControls() {
  const t = useText();
  const { refresh, turning } = useRefresh();
  const [hidden, setHidden] = useHiddenBalance();
  return (
    <span className={styles["controls"]}>
      <IconButton
        size="sm"
        label={t(hidden ? "balance_show" : "balance_hide")}
        icon={hidden ? <EyeOff /> : <Eye />}
        onClick={() => setHidden(!hidden)}
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
