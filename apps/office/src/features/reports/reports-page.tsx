// Reports over all accounts [REP-15]: one of them at a time, named by the address and kept for the same days when another is
// chosen; the ledger balance check stands on the finance desk.
import { Suspense } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { Tabs } from "@jonaki/ui/tabs";
import Scale from "lucide-react/icons/scale";
import { Link, useSearchParams } from "react-router";
import { lazyPage } from "../../app/lazy-page.ts";
import type { LazyPage } from "../../app/lazy-page.ts";
import styles from "./reports-page.module.css";

interface OneReport {
  readonly title: MessageKey;
  readonly Page: LazyPage;
}

const REPORTS = {
  bets: {
    title: "record_title",
    Page: lazyPage(async () => (await import("./bets-report.tsx")).BetsReport),
  },
  accounts: {
    title: "menu_account_record",
    Page: lazyPage(async () => (await import("./account-report.tsx")).AccountReport),
  },
  profit: {
    title: "record_profit",
    Page: lazyPage(async () => (await import("./profit-report.tsx")).ProfitReport),
  },
  cash: {
    title: "office_report_cash_flow",
    Page: lazyPage(async () => (await import("./cash-flow-report.tsx")).CashFlowReport),
  },
  games: {
    title: "office_report_games",
    Page: lazyPage(async () => (await import("./games-report.tsx")).GamesReport),
  },
  costs: {
    title: "office_report_costs",
    Page: lazyPage(async () => (await import("./costs-report.tsx")).CostsReport),
  },
} as const satisfies Readonly<Record<string, OneReport>>;

type Name = keyof typeof REPORTS;
const NAMES: readonly Name[] = ["bets", "accounts", "profit", "cash", "games", "costs"];
const NAME = "report";
/** What stays when another report is chosen. */
const DAYS = ["from", "to"];

export function ReportsPage() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const name = NAMES.find((one) => one === address.get(NAME)) ?? "bets";
  const choose = (next: Name): void =>
    setAddress(
      (now) => new URLSearchParams([[NAME, next], ...[...now].filter(([key]) => DAYS.includes(key))]),
    );
  const { Page } = REPORTS[name];
  return (
    <div className={styles["page"]}>
      <Link to="/finance" className={styles["check"]}>
        <Scale />
        {t("office_report_balance")}
      </Link>
      <Tabs
        label={t("office_reports")}
        choices={NAMES.map((value) => ({ value, label: t(REPORTS[value].title) }))}
        value={name}
        onValue={choose}
      >
        <Suspense fallback={<Skeleton height={420} radius="var(--r-lg)" />}>
          <Page key={name} />
        </Suspense>
      </Tabs>
    </div>
  );
}
