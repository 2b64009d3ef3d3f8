// Which columns a table shows; at least one stays, and the choice is remembered with the view.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Checkbox } from "@jonaki/ui/checkbox";
import { Dialog } from "@jonaki/ui/dialog";
import type { DeskShape } from "./desk-shape.ts";

interface ColumnChoiceProps<Row> {
  readonly shape: Pick<DeskShape<Row>, "columns">;
  readonly shown: readonly string[];
  readonly isOpen: boolean;
  /** Null goes back to the usual ones. */
  readonly onColumns: (columns: readonly string[] | null) => void;
  readonly onClose: () => void;
}

export function ColumnChoice<Row>({ shape, shown, isOpen, onColumns, onClose }: ColumnChoiceProps<Row>) {
  const t = useText();
  const toggle = (id: string, isOn: boolean): void => {
    const next = shape.columns.filter((column) => (column.id === id ? isOn : shown.includes(column.id)));
    if (next.length > 0) onColumns(next.map((column) => column.id));
  };
  return (
    <Dialog
      size="sm"
      closeOnCover
      open={isOpen}
      title={t("office_columns")}
      closeLabel={t("action_close")}
      onClose={onClose}
      footer={<Button onClick={() => onColumns(null)}>{t("office_columns_usual")}</Button>}
    >
      {shape.columns.map(({ id, title }) => (
        <Checkbox key={id} checked={shown.includes(id)} onValue={(isOn) => toggle(id, isOn)}>
          {t(title)}
        </Checkbox>
      ))}
    </Dialog>
  );
}
