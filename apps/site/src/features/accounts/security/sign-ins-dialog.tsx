// Own sign-ins and failed tries [ACC-133.10, ACC-138], newest first, a page at a time.
import { useState } from "react";
import { formatCountry, formatTime } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Dialog } from "@jonaki/ui/dialog";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Pager } from "@jonaki/ui/pager";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { useServices } from "../../../app/services.ts";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { useSignIns } from "./security.query.ts";
import type { SignIn } from "./security.query.ts";
import styles from "./sign-ins-dialog.module.css";

const WAYS: Readonly<Record<SignIn["way"], MessageKey>> = {
  PASSWORD: "sign_in_password",
  SMS: "sign_in_sms",
  DEVICE: "sign_in_device",
  IDENTITY: "sign_in_identity",
  CHALLENGE: "sign_in_challenge",
  REGISTRATION: "sign_in_registration",
  PHONE_RESET: "sign_in_phone_reset",
};

export function SignInsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTranslator();
  const [pageNo, setPageNo] = useState(1);
  const { data: answer, isFetching, refetch } = useSignIns(pageNo);
  const rows = useRows();
  const list = answer?.ok === true ? answer.value : null;
  return (
    <Dialog
      open
      size="lg"
      phone="page"
      title={t("sign_ins_title")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      <p className={styles["note"]}>{t("sign_ins_note")}</p>
      {answer?.ok === false ? (
        <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Table
          {...rows}
          caption={t("sign_ins_title")}
          rows={list?.list ?? []}
          rowKey={({ time, way, ip }) => `${time} ${way} ${ip}`}
          loading={list === null}
          empty={<EmptyState size="sm" title={t("in_no_data")} reason={t("sign_ins_empty")} />}
        />
      )}
      {list === null || list.totalPages < 2 ? null : (
        <Pager
          label={t("pager_label")}
          page={list.pageNum}
          pageCount={list.totalPages}
          onPage={setPageNo}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
          className={styles["pager"]}
        />
      )}
    </Dialog>
  );
}

function useRows() {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  const time = (one: SignIn) => <span className="num">{formatTime(one.time, timeZone)}</span>;
  const place = ({ country, ip }: SignIn) => (
    <>
      {formatCountry(country, language) ?? t("arrival_nowhere")} · <span className="num">{ip}</span>
    </>
  );
  const result = ({ success }: SignIn) => (
    <Badge size="md" tone={success ? "up" : "down"}>
      {t(success ? "sign_in_success" : "sign_in_failed")}
    </Badge>
  );
  const columns: readonly Column<SignIn>[] = [
    { id: "time", header: t("sign_ins_time"), cell: time },
    { id: "way", header: t("sign_ins_way"), cell: ({ way }) => t(WAYS[way]) },
    { id: "place", header: t("sign_ins_place"), cell: place },
    { id: "browser", header: t("sign_ins_browser"), cell: ({ browser }) => browser },
    { id: "result", header: t("sign_ins_result"), cell: result, align: "end" },
  ];
  const phoneRow = (one: SignIn): PhoneRow => ({
    title: t(WAYS[one.way]),
    sub: place(one),
    end: result(one),
    endSub: time(one),
  });
  return { columns, phoneRow };
}
