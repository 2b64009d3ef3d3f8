// The pay table of a game [FAIR-13]. A game with several tables shows one at a time: hundreds of lines in a row are read by
// nobody.
import { useState } from "react";
import type { PlaySheet } from "@jonaki/games/play/wire";
import { useTranslator } from "@jonaki/i18n/react";
import { Select } from "@jonaki/ui/select";
import type { PayTables } from "./game-view.ts";
import styles from "./panels.module.css";

type Lines = PlaySheet["payTable"];

interface PayTableProps {
  readonly tables: PayTables;
  readonly lines: Lines;
}

export function PayTable({ tables, lines }: PayTableProps) {
  const { several } = tables;
  return several === undefined ? (
    <LinesTable tables={tables} lines={lines} />
  ) : (
    <ChosenTable tables={tables} lines={lines} several={several} />
  );
}

interface ChosenTableProps extends PayTableProps {
  readonly several: NonNullable<PayTables["several"]>;
}

function ChosenTable({ tables, lines, several }: ChosenTableProps) {
  const translator = useTranslator();
  const { t } = translator;
  const [chosen, setChosen] = useState("0");
  const groups = new Map<string, Lines[number][]>();
  for (const line of lines) {
    const { table, line: name } = several.split(line.name, translator);
    groups.set(table, [...(groups.get(table) ?? []), { ...line, name }]);
  }
  const names = [...groups.keys()];
  return (
    <>
      <Select
        label={t(several.chooserKey)}
        // By their places, which are the same in both languages.
        choices={names.map((name, place) => ({ value: String(place), label: name }))}
        value={chosen}
        onValue={setChosen}
      />
      <LinesTable tables={tables} lines={groups.get(names[Number(chosen)] ?? "") ?? []} />
    </>
  );
}

function LinesTable({ tables, lines }: PayTableProps) {
  const { t } = useTranslator();
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{t(tables.headingKey)}</th>
          <th scope="col">{t("play_chance")}</th>
          <th scope="col">{t("play_multiplier")}</th>
        </tr>
      </thead>
      <tbody className="num">
        {lines.map(({ name, pays, chance }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{chance}</td>
            <td className={styles["pays"]}>{pays}×</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
