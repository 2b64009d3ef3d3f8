// Lines of figures with a total line at their end: a table on wide screens; on phones each line says its result and opens
// to all of its figures, so that none is left out.
import type { ReactNode } from "react";
import { Fact, Facts } from "@jonaki/ui/facts";
import { Table } from "@jonaki/ui/table";
import { usePhone } from "@jonaki/ui/use-phone";
import ChevronDown from "lucide-react/icons/chevron-down";
import styles from "./figure-lines.module.css";

export interface FigureColumn<Line> {
  readonly id: string;
  readonly header: string;
  readonly cell: (line: Line) => ReactNode;
}

interface FigureLinesProps<Line> {
  readonly caption: string;
  /** What a line is about: a day, a category. */
  readonly about: { readonly header: string; readonly name: (line: Line) => ReactNode };
  readonly columns: readonly FigureColumn<Line>[];
  /** The one that a phone shows in the closed line. */
  readonly result: (line: Line) => ReactNode;
  readonly lines: readonly Line[];
  readonly lineKey: (line: Line) => string;
}

export function FigureLines<Line>(props: FigureLinesProps<Line>) {
  const isPhone = usePhone();
  return isPhone ? <PhoneLines {...props} /> : <WideLines {...props} />;
}

function WideLines<Line>({ caption, about, columns, lines, lineKey }: FigureLinesProps<Line>) {
  return (
    <Table
      caption={caption}
      columns={[
        { id: "about", header: about.header, cell: about.name },
        ...columns.map((column) => ({ ...column, align: "end" as const })),
      ]}
      rows={lines}
      rowKey={lineKey}
    />
  );
}

function PhoneLines<Line>({ caption, about, columns, result, lines, lineKey }: FigureLinesProps<Line>) {
  return (
    <ul aria-label={caption} className={styles["lines"]}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <details>
            <summary className={styles["line"]}>
              <span>{about.name(line)}</span>
              {result(line)}
              <ChevronDown aria-hidden="true" className={styles["chevron"]} />
            </summary>
            <Facts className={styles["facts"]}>
              {columns.map(({ id, header, cell }) => (
                <Fact key={id} num name={header}>
                  {cell(line)}
                </Fact>
              ))}
            </Facts>
          </details>
        </li>
      ))}
    </ul>
  );
}
