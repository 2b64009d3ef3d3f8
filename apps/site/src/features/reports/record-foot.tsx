// Below the rows of a record: the file with all of them [REP-14], and the pager where there is more than one page.
import { useTranslator } from "@jonaki/i18n/react";
import { Pager } from "@jonaki/ui/pager";
import { RecordFile } from "./record-file.tsx";
import type { RecordFileProps } from "./record-file.tsx";
import styles from "./record.module.css";

interface RecordFootProps extends RecordFileProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (pageNo: number) => void;
}

export function RecordFoot({ page, pageCount, onPage, ...file }: RecordFootProps) {
  const { t, language } = useTranslator();
  return (
    <div className={styles["foot"]}>
      <RecordFile {...file} />
      {pageCount < 2 ? null : (
        <Pager
          label={t("pager_label")}
          page={page}
          pageCount={pageCount}
          onPage={onPage}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
        />
      )}
    </div>
  );
}
