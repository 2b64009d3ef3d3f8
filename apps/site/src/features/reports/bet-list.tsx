// The betting record itself: filters, totals of the filter, 20 rows a page, and the words for what is not there [REP-10].
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { BetFilters } from "./bet-filters.tsx";
import { useBetRecord } from "./bet-record.query.ts";
import { betViewIn, historyInput, isFirst } from "./bet-record.rules.ts";
import type { BetPage, BetView } from "./bet-record.rules.ts";
import { BetTable } from "./bet-table.tsx";
import { BetTotals } from "./bet-totals.tsx";
import { RecordEmpty } from "./record-empty.tsx";
import { fileNameFor } from "./record-file.tsx";
import { RecordFoot } from "./record-foot.tsx";
import { rangeErrorIn, RecordFrame } from "./record-frame.tsx";

interface BetListProps {
  readonly view: BetView;
  readonly today: string;
  readonly onView: (view: BetView) => void;
  readonly onBet: (betId: string) => void;
}

export function BetList(props: BetListProps) {
  const { view, today, onView } = props;
  const asked = useBetRecord(view);
  return (
    <RecordFrame
      asked={asked}
      filters={
        <BetFilters
          filters={view.filters}
          today={today}
          rangeError={rangeErrorIn(asked.data)}
          onFilters={(filters) => onView({ filters, pageNo: 1 })}
        />
      }
    >
      {(page) => <Rows {...props} page={page} />}
    </RecordFrame>
  );
}

interface RowsProps extends BetListProps {
  readonly page: BetPage | undefined;
}

function Rows({ page, view, today, onView, onBet }: RowsProps) {
  const t = useText();
  const { api } = useServices();
  const clear = isFirst(view.filters, today) ? null : () => onView(betViewIn({}, today));
  return (
    <>
      <BetTotals totals={page?.totals} />
      <BetTable
        rows={page?.list}
        empty={<RecordEmpty reason={t("record_empty_body")} onClear={clear} />}
        onBet={onBet}
      />
      {page === undefined || page.list.length === 0 ? null : (
        <RecordFoot
          page={page.pageNum}
          pageCount={page.totalPages}
          onPage={(pageNo) => onView({ ...view, pageNo })}
          fileName={fileNameFor("betting-record", view.filters.range)}
          askFile={() => api.reports.betHistory({ ...historyInput({ ...view, pageNo: 1 }), format: "CSV" })}
        />
      )}
    </>
  );
}
