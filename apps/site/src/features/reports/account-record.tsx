// The account record [REP-4]: the content of page transactionHistory of the member centre.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { usePanelFilters } from "../../shell/panel-filters.ts";
import { AccountFilters } from "./account-filters.tsx";
import { useAccountRecord } from "./record.query.ts";
import { accountInput, accountTexts, accountViewIn, isFirst } from "./account-record.rules.ts";
import type { AccountPage, AccountView } from "./account-record.rules.ts";
import { AccountTable } from "./account-table.tsx";
import { RecordEmpty } from "./record-empty.tsx";
import { fileNameFor } from "./record-file.tsx";
import { RecordFoot } from "./record-foot.tsx";
import { rangeErrorIn, RecordFrame } from "./record-frame.tsx";
import { RecordTiles } from "./record-tiles.tsx";
import { useToday } from "./use-today.ts";

export function AccountRecord() {
  const today = useToday();
  const { texts, narrow } = usePanelFilters();
  const view = accountViewIn(texts, today);
  const show = (next: AccountView): void => narrow(accountTexts(next, today));
  const clear = isFirst(view.filters, today) ? null : () => show(accountViewIn({}, today));
  const asked = useAccountRecord(view);
  return (
    <RecordFrame
      asked={asked}
      filters={
        <AccountFilters
          filters={view.filters}
          today={today}
          rangeError={rangeErrorIn(asked.data)}
          onFilters={(filters) => show({ filters, pageNo: 1 })}
        />
      }
    >
      {(page) => <Rows page={page} view={view} onView={show} onClear={clear} />}
    </RecordFrame>
  );
}

interface RowsProps {
  readonly page: AccountPage | undefined;
  readonly view: AccountView;
  readonly onView: (view: AccountView) => void;
  readonly onClear: (() => void) | null;
}

function Rows({ page, view, onView, onClear }: RowsProps) {
  const t = useText();
  const { api, start } = useServices();
  const money = (amount: string | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, { symbol: start.brand.currencySymbol });
  return (
    <>
      <RecordTiles
        tiles={[
          { name: t("record_in"), figure: money(page?.totals.in) },
          { name: t("record_out"), figure: money(page?.totals.out) },
        ]}
      />
      <AccountTable
        rows={page?.list}
        empty={<RecordEmpty reason={t("record_empty_account")} onClear={onClear} />}
      />
      {page === undefined || page.list.length === 0 ? null : (
        <RecordFoot
          page={page.pageNum}
          pageCount={page.totalPages}
          onPage={(pageNo) => onView({ ...view, pageNo })}
          fileName={fileNameFor("account-record", view.filters.range)}
          askFile={() =>
            api.reports.transactionDetails({ ...accountInput({ ...view, pageNo: 1 }), format: "CSV" })
          }
        />
      )}
    </>
  );
}
