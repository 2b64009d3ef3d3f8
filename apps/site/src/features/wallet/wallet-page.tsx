// My wallet [WAL-21]: the content of page transferFund of the member centre. Every game plays from the main wallet, so
// there are totals and shortcuts, and no wallets of vendors [WAL-16].
import { formatFigure, formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { BalanceFigure } from "./balance-figure.tsx";
import { useTotals } from "./balance.query.ts";
import type { Totals } from "./balance.query.ts";
import { useHiddenBalance } from "./use-hidden-balance.ts";
import { WalletHead } from "./wallet-head.tsx";
import { WalletTile } from "./wallet-tile.tsx";
import styles from "./wallet-page.module.css";

export function WalletPage() {
  const { data: totals, error, isFetching, refetch } = useTotals();
  return (
    <div className={styles["page"]}>
      <WalletHead total={totals?.total} />
      {totals !== undefined ? (
        <Tiles totals={totals} />
      ) : error === null ? (
        <Coming />
      ) : (
        <LoadProblem problem={error.message} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Tiles({ totals }: { readonly totals: Totals }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const [hidden] = useHiddenBalance();
  const wagering = t("wallet_wagering", { 0: formatMoney(totals.bonusWagering, { symbol }) });
  return (
    <dl aria-label={t("wallet_parts")} className={styles["tiles"]}>
      <WalletTile name={t("balance_label")} note={t("wallet_balance_note")}>
        <BalanceFigure amount={totals.balance} />
      </WalletTile>
      <WalletTile name={t("wallet_withdrawable")} note={t("wallet_withdrawable_note")}>
        <BalanceFigure amount={totals.withdrawable} />
      </WalletTile>
      <WalletTile name={t("wallet_held")} note={t("wallet_held_note")}>
        <BalanceFigure amount={totals.held} />
      </WalletTile>
      <WalletTile name={t("wallet_cash")}>
        <BalanceFigure amount={totals.cash} />
      </WalletTile>
      <WalletTile name={t("wallet_bonus")} note={hidden ? undefined : wagering}>
        <BalanceFigure amount={totals.bonus} />
      </WalletTile>
      <WalletTile name={t("wallet_points")}>
        <b className="num">{formatFigure(totals.points)}</b>
      </WalletTile>
    </dl>
  );
}

function Coming() {
  const t = useText();
  return (
    <output className={styles["tiles"]}>
      <span className="sr">{t("page_loading")}</span>
      {["balance", "withdrawable", "held", "cash", "bonus", "points"].map((part) => (
        <Skeleton key={part} height={88} radius="var(--r-md)" />
      ))}
    </output>
  );
}
