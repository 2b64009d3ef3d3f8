// The pay table of a sheet [FAIR-13]; of a game with several, one at a time: hundreds of lines in a row are read by nobody.
import { useState } from "react";
import type { MessageKey, Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Select } from "@jonaki/ui/select";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { headingOf, tablesOf } from "./pay-lines.rules.ts";
import type { PayLine } from "./pay-lines.rules.ts";
import styles from "./fair-page.module.css";

interface PayTablesProps {
  readonly game: string;
  readonly lines: readonly PayLine[];
}

export function PayTables({ game, lines }: PayTablesProps) {
  const translator = useTranslator();
  const { t } = translator;
  const [chosen, setChosen] = useState("0");
  const tables = tablesOf(game, lines, translator);
  const table = tables[Number(chosen)] ?? tables[0];
  return (
    <>
      {tables.length < 2 ? null : (
        <div className={styles["chooser"]}>
          <Select
            label={t("fair_which_table")}
            // By their places, which are the same in both languages.
            choices={tables.map(({ name }, place) => ({ value: String(place), label: name ?? "" }))}
            value={chosen}
            onValue={setChosen}
          />
        </div>
      )}
      <Table
        caption={table?.name ?? t("play_pay_table")}
        rows={table?.lines ?? []}
        rowKey={({ name }) => name}
        columns={payColumns(t, headingOf(game))}
        phoneRow={payRow}
      />
    </>
  );
}

const payRow = ({ name, chance, pays }: PayLine): PhoneRow => ({
  title: <span className="num">{name}</span>,
  sub: <span className="num">{chance}</span>,
  end: <b className="num money">{pays}×</b>,
});

const payColumns = (t: Translator["t"], headingKey: MessageKey): readonly Column<PayLine>[] => [
  { id: "name", header: t(headingKey), cell: ({ name }) => <span className="num">{name}</span> },
  {
    id: "chance",
    header: t("play_chance"),
    align: "end",
    cell: ({ chance }) => <span className="num">{chance}</span>,
  },
  {
    id: "pays",
    header: t("play_multiplier"),
    align: "end",
    cell: ({ pays }) => <b className="num money">{pays}×</b>,
  },
];
