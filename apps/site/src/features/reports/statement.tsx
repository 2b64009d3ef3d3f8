// The statement [SAFE-15]: deposits, withdrawals, stakes, payouts, bonuses and net per day for twelve months. It opens in
// the member centre from the part about responsible gaming, in a restricted session, too [SAFE-10].
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import { usePanelFilters } from "../../shell/panel-filters.ts";
import { useStatement } from "./record.query.ts";
import { pageIn, pageTexts, rangeIn, rangeTexts } from "./record-days.rules.ts";
import { RecordRange } from "./record-days.tsx";
import { RecordEmpty } from "./record-empty.tsx";
import { fileNameFor } from "./record-file.tsx";
import { RecordFoot } from "./record-foot.tsx";
import { rangeErrorIn, RecordFrame } from "./record-frame.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementTotals } from "./statement-totals.tsx";
import { pageCountOf, pageOfDays, twelveMonths } from "./statement.rules.ts";
import { useToday } from "./use-today.ts";
import styles from "./record-filters.module.css";

export function StatementPage() {
  const t = useText();
  const { api } = useServices();
  const today = useToday();
  const { texts, narrow } = usePanelFilters();
  const first = twelveMonths(today);
  const range = rangeIn(texts, first);
  const pageNo = pageIn(texts);
  const isFirst = Object.keys(rangeTexts(range, first)).length === 0;
  const asked = useStatement(range);
  return (
    <RecordFrame
      asked={asked}
      filters={
        <div className={styles["row"]}>
          <RecordRange
            range={range}
            today={today}
            error={rangeErrorIn(asked.data)}
            onRange={(next) => narrow(rangeTexts(next, first))}
          />
        </div>
      }
    >
      {(statement) => (
        <>
          <StatementTotals totals={statement?.totals} />
          {statement === undefined ? (
            <Skeleton height={240} radius="var(--r-md)" />
          ) : statement.days.length === 0 ? (
            <RecordEmpty reason={t("statement_empty")} onClear={isFirst ? null : () => narrow({})} />
          ) : (
            <>
              <StatementLines days={pageOfDays(statement, pageNo)} />
              <RecordFoot
                page={pageNo}
                pageCount={pageCountOf(statement)}
                onPage={(next) => narrow({ ...rangeTexts(range, first), ...pageTexts(next) })}
                fileName={fileNameFor("statement", range)}
                askFile={() => api.safe.statement({ ...range, format: "CSV" })}
              />
            </>
          )}
        </>
      )}
    </RecordFrame>
  );
}
