// A record as a file [REP-14]: asked for with the filters that stand above, kept by the browser. What keeps it away is
// told as every failed call is [CALL-12].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import Download from "lucide-react/icons/download";
import { saveText } from "../../shell/save-text.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";

type FileAnswer =
  | { readonly ok: true; readonly value: { readonly csv?: string | undefined } }
  | { readonly ok: false; readonly message: string };

export interface RecordFileProps {
  /** Without its ending. */
  readonly fileName: string;
  readonly askFile: () => Promise<FileAnswer>;
}

export function RecordFile({ fileName, askFile }: RecordFileProps) {
  const t = useText();
  const { warning, warn } = useWarning();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const answer = await askFile();
    setBusy(false);
    if (!answer.ok) return warn(answer.message);
    saveText(`${fileName}.csv`, answer.value.csv ?? "", "text/csv;charset=utf-8");
  };
  return (
    <>
      <Button icon={<Download />} loading={busy} title={t("record_csv_note")} onClick={() => void ask()}>
        {t("record_csv")}
      </Button>
      <WarningDialog warning={warning} />
    </>
  );
}

/** The days a file is about belong to its name. */
export const fileNameFor = (record: string, { from, to }: { readonly from: string; readonly to: string }) =>
  from === to ? `${record}-${from}` : `${record}-${from}-${to}`;
