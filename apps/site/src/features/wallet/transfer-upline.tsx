// Transfer to the upline [WAL-22, WAL-23, WAL-29]: the content of page transferUpline of the member centre.
import { useState } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { EmptyState } from "@jonaki/ui/empty-state";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import { TransferFacts } from "./transfer-facts.tsx";
import { TransferForm } from "./transfer-form.tsx";
import { TransferList } from "./transfer-list.tsx";
import { useTransfersUp } from "./transfer.query.ts";
import type { TreeTransfers } from "./transfer.rules.ts";
import styles from "./transfer-upline.module.css";

export function TransferUpline() {
  const t = useText();
  const { data: page, error, isFetching, refetch } = useTransfersUp();
  if (page !== undefined) return <Open page={page} />;
  if (error !== null) {
    return <LoadProblem problem={error.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <output className={styles["page"]}>
      <span className="sr">{t("page_loading")}</span>
      <Skeleton height={320} radius="var(--r-lg)" />
      <Skeleton height={200} radius="var(--r-lg)" />
    </output>
  );
}

function Open({ page }: { readonly page: TreeTransfers }) {
  const t = useText();
  return (
    <div className={styles["page"]}>
      {page.upline === null ? (
        <EmptyState
          size="sm"
          title={t("err_transfer_not_allowed")}
          reason={t("transfer_nobody")}
          className={styles["nobody"]}
        />
      ) : (
        <Sending page={page} upline={page.upline} />
      )}
      <TransferList list={page.list} />
    </div>
  );
}

interface SendingProps {
  readonly page: TreeTransfers;
  readonly upline: string;
}

function Sending({ page, upline }: SendingProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const { warning, warn } = useWarning();
  const [sent, setSent] = useState({ amount: "0.00", reference: "" });
  const [isTold, setTold] = useState(true);
  return (
    <div className={styles["columns"]}>
      <Card>
        <TransferForm
          terms={page}
          upline={upline}
          warn={(text) => void warn(text)}
          onDone={(done) => {
            setSent(done);
            setTold(false);
          }}
        />
      </Card>
      <TransferFacts page={page} upline={upline} />
      <MessageDialog
        kind="success"
        open={!isTold}
        onAnswer={() => setTold(true)}
        title={t("transfer_done", { 0: formatMoney(sent.amount, { symbol }), 1: upline })}
        confirmLabel={t("action_close")}
      >
        {t("record_reference")} <span className="num">{sent.reference}</span>
      </MessageDialog>
      <WarningDialog warning={warning} />
    </div>
  );
}
