// The row above a table: search, filters, the columns to show, CSV, and what the desk itself can do.
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import Columns3 from "lucide-react/icons/columns-3";
import Download from "lucide-react/icons/download";
import { useServices } from "../app/services.ts";
import { useNews } from "../shell/use-news.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { DeskFilters } from "./desk-filters.tsx";
import { DeskSearch } from "./desk-search.tsx";
import type { DeskShape } from "./desk-shape.ts";
import { isFiltered } from "./desk-view.rules.ts";
import type { DeskControl } from "./use-desk-view.ts";
import styles from "./desk-tools.module.css";

interface DeskToolsProps<Row> {
  readonly shape: DeskShape<Row>;
  readonly desk: DeskControl;
  readonly shown: readonly string[];
  readonly onExport: (() => Promise<string | null>) | undefined;
  readonly rangeError: string | undefined;
  readonly actions: ReactNode;
}

export function DeskTools<Row>({ shape, desk, shown, onExport, rangeError, actions }: DeskToolsProps<Row>) {
  const { t } = useTranslator();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles["tools"]}>
      <DeskSearch key={shape.isWhole ? "" : desk.view.search} shape={shape} desk={desk} />
      <DeskFilters filters={shape.filters} desk={desk} rangeError={rangeError} />
      {isFiltered(desk.view) ? (
        <Button size="sm" tone="ghost" onClick={desk.clear}>
          {t("record_clear")}
        </Button>
      ) : null}
      <div className={styles["end"]}>
        <IconButton
          tone="quiet"
          label={t("office_columns")}
          icon={<Columns3 />}
          onClick={() => setChoosing(true)}
        />
        {onExport === undefined ? null : <Export name={shape.name} onExport={onExport} />}
        {actions}
      </div>
      <ColumnChoice
        shape={shape}
        shown={shown}
        isOpen={isChoosing}
        onColumns={(columns) => desk.change({ columns, page: desk.view.page })}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}

interface ExportProps {
  readonly name: string;
  readonly onExport: () => Promise<string | null>;
}

function Export({ name, onExport }: ExportProps) {
  const { t } = useTranslator();
  const { page } = useServices();
  const tell = useNews();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const csv = await onExport();
    setBusy(false);
    if (csv === null) tell("error", t("office_export_failed"));
    else page.saveFile(`${name}.csv`, csv);
  };
  return (
    <Button icon={<Download />} loading={busy} onClick={() => void save()}>
      {t("office_export")}
    </Button>
  );
}
