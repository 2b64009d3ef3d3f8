// The record itself: filters, totals of the filter, 20 rows a page, and the words for what is not there [REP-10].
import { useTranslator } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Pager } from "@jonaki/ui/pager";
import { HOME } from "../../app/routes.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { useBetRecord } from "./bet-record.query.ts";
import { firstFilters, isFirst } from "./bet-record.rules.ts";
import type { BetFilters, BetPage } from "./bet-record.rules.ts";
import type { RecordView } from "./betting-record.tsx";
import { RecordFilters } from "./record-filters.tsx";
import { RecordTable } from "./record-table.tsx";
import { RecordTotals } from "./record-totals.tsx";
import styles from "./record-list.module.css";

interface RecordListProps {
  readonly view: RecordView;
  readonly today: string;
  readonly onView: (view: RecordView) => void;
  readonly onBet: (betId: string) => void;
}

export function RecordList({ view, today, onView, onBet }: RecordListProps) {
  const { data: answer, isFetching, isPlaceholderData, refetch } = useBetRecord(view.filters, view.pageNo);
  const filter = (filters: BetFilters): void => onView({ filters, pageNo: 1 });
  const isTooLong = answer?.ok === false && answer.code === "DATE_RANGE";
  return (
    <div className={styles["record"]}>
      <RecordFilters
        filters={view.filters}
        today={today}
        rangeError={isTooLong ? answer.message : undefined}
        onFilters={filter}
      />
      {answer?.ok === false ? (
        isTooLong ? null : (
          <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx(styles["rest"], isPlaceholderData && styles["old"])}
        >
          <Rows
            page={answer?.value}
            onPage={(pageNo) => onView({ ...view, pageNo })}
            onBet={onBet}
            onClear={isFirst(view.filters, today) ? null : () => filter(firstFilters(today))}
          />
        </div>
      )}
    </div>
  );
}

interface RowsProps {
  readonly page: BetPage | undefined;
  readonly onPage: (pageNo: number) => void;
  readonly onBet: (betId: string) => void;
  /** Null when nothing is filtered. */
  readonly onClear: (() => void) | null;
}

function Rows({ page, onPage, onBet, onClear }: RowsProps) {
  const { t, language } = useTranslator();
  const empty = (
    <EmptyState
      size="sm"
      title={t("in_no_data")}
      reason={t("record_empty_body")}
      actions={
        onClear === null ? (
          <SiteLink to={HOME} className={buttonClass()}>
            {t("games_title")}
          </SiteLink>
        ) : (
          <Button onClick={onClear}>{t("record_clear")}</Button>
        )
      }
    />
  );
  return (
    <>
      <RecordTotals totals={page?.totals} />
      <RecordTable rows={page?.list} empty={empty} onBet={onBet} />
      {page === undefined || page.totalPages < 2 ? null : (
        <Pager
          label={t("pager_label")}
          page={page.pageNum}
          pageCount={page.totalPages}
          onPage={onPage}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
          className={styles["pager"]}
        />
      )}
    </>
  );
}
