// Personal loss [REP-7, REP-8]: the content of page personalProfit of the member centre.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import { usePanelFilters } from "../../shell/panel-filters.ts";
import { useProfit } from "./record.query.ts";
import { ProfitChart } from "./profit-chart.tsx";
import { ProfitTables } from "./profit-tables.tsx";
import { ProfitTotals } from "./profit-totals.tsx";
import { movedDays } from "./profit.rules.ts";
import type { Profit } from "./profit.rules.ts";
import { periodRange, rangeIn, rangeTexts } from "./record-days.rules.ts";
import { RecordPeriods, RecordRange } from "./record-days.tsx";
import { RecordEmpty } from "./record-empty.tsx";
import { fileNameFor, RecordFile } from "./record-file.tsx";
import { rangeErrorIn, RecordFrame } from "./record-frame.tsx";
import { useToday } from "./use-today.ts";
import styles from "./record-filters.module.css";

export function PersonalProfit() {
  const t = useText();
  const { api } = useServices();
  const today = useToday();
  const { texts, narrow } = usePanelFilters();
  const first = periodRange("today", today);
  const range = rangeIn(texts, first);
  const isFirst = Object.keys(rangeTexts(range, first)).length === 0;
  const asked = useProfit(range);
  const days = { range, today, onRange: (next: typeof range) => narrow(rangeTexts(next, first)) };
  const empty = <RecordEmpty reason={t("record_empty_profit")} onClear={isFirst ? null : () => narrow({})} />;
  return (
    <RecordFrame
      asked={asked}
      filters={
        <div className={styles["row"]}>
          <RecordPeriods {...days} />
          <RecordRange {...days} error={rangeErrorIn(asked.data)} />
        </div>
      }
    >
      {(profit) => (
        <>
          <ProfitTotals totals={profit?.totals} />
          {profit === undefined ? (
            <Skeleton height={240} radius="var(--r-md)" />
          ) : movedDays(profit.days).length === 0 ? (
            empty
          ) : (
            <Lines profit={profit}>
              <RecordFile
                fileName={fileNameFor("personal-loss", range)}
                askFile={() => api.reports.personalProfit({ ...range, format: "CSV" })}
              />
            </Lines>
          )}
        </>
      )}
    </RecordFrame>
  );
}

function Lines({ profit, children }: { readonly profit: Profit; readonly children: ReactNode }) {
  return (
    <>
      <ProfitChart days={profit.days} />
      <ProfitTables profit={profit} />
      <div>{children}</div>
    </>
  );
}
