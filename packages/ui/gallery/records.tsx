// Date range, table and pager as a report page combines them.
import { useState } from "react";
import { Badge } from "../src/badge.tsx";
import { DateRange } from "../src/date-range.tsx";
import { presetRange } from "../src/date-range.rules.ts";
import { EmptyState } from "../src/empty-state.tsx";
import { Pager } from "../src/pager.tsx";
import { Table } from "../src/table.tsx";
import type { Column, PhoneRow } from "../src/table.tsx";
import { Row, Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";
import type { GalleryTexts } from "./texts.ts";
import styles from "./gallery.module.css";

const TODAY = "2026-11-15";

interface Entry {
  readonly number: string;
  readonly time: string;
  readonly sum: string;
  readonly isWon: boolean;
}

const ENTRIES: readonly Entry[] = [
  { number: "JN8841207731", time: "2026-11-15 01:42:10", sum: "+1,240.00", isWon: true },
  { number: "JN8841207692", time: "2026-11-15 01:38:55", sum: "−500.00", isWon: false },
  { number: "JN8841206004", time: "2026-11-14 23:31:00", sum: "+475.00", isWon: true },
];

function columns(t: GalleryTexts): readonly Column<Entry>[] {
  return [
    { id: "number", header: t.number, cell: (entry) => <span className="num">{entry.number}</span> },
    { id: "time", header: t.time, cell: (entry) => <span className="num">{entry.time}</span> },
    { id: "sum", header: t.amount, align: "end", cell: (entry) => <Sum {...entry} /> },
    { id: "result", header: t.result, cell: (entry) => <Outcome t={t} entry={entry} /> },
  ];
}

function Sum({ sum, isWon }: Entry) {
  return <strong className={`num ${isWon ? "up" : "down"}`}>{sum}</strong>;
}

function Outcome({ t, entry }: { readonly t: GalleryTexts; readonly entry: Entry }) {
  return (
    <Badge size="md" tone={entry.isWon ? "up" : "down"}>
      {entry.isWon ? t.won : t.lost}
    </Badge>
  );
}

function phoneRow(t: GalleryTexts): (entry: Entry) => PhoneRow {
  return (entry) => ({
    lead: <span className={styles["thumb"]} />,
    title: entry.number,
    badge: <Outcome t={t} entry={entry} />,
    sub: <span className="num">{entry.time}</span>,
    end: <Sum {...entry} />,
  });
}

export function Records({ t, language }: SectionProps) {
  const table = { caption: t.records, columns: columns(t), rowKey: (entry: Entry) => entry.number };
  return (
    <Section title={t.records}>
      <Stack>
        <Ranges t={t} language={language} />
        <Table {...table} rows={ENTRIES} phoneRow={phoneRow(t)} />
        <Pagers t={t} language={language} />
        <Table {...table} caption={t.wait} rows={[]} loading />
        <Table
          {...table}
          rows={[]}
          empty={<EmptyState size="sm" title={t.emptyTitle} reason={t.emptyReason} />}
        />
      </Stack>
    </Section>
  );
}

function Ranges({ t, language }: SectionProps) {
  const [range, setRange] = useState(presetRange("previous7", TODAY));
  const [plan, setPlan] = useState(presetRange("next7", TODAY));
  const shared = { label: t.range, today: TODAY, language, presetLabels: t, closeLabel: t.close };
  return (
    <Row>
      <DateRange {...shared} value={range} onValue={setRange} report />
      <DateRange {...shared} value={plan} onValue={setPlan} size="sm" />
    </Row>
  );
}

function Pagers({ t, language }: SectionProps) {
  const [page, setPage] = useState(10);
  const [near, setNear] = useState(1);
  const shared = { previousLabel: t.previous, nextLabel: t.next, language };
  return (
    <Stack>
      <Pager {...shared} label={`${t.pages} 1`} page={page} pageCount={120} onPage={setPage} />
      <Pager {...shared} label={`${t.pages} 2`} page={near} pageCount={4} onPage={setNear} />
      <Pager {...shared} label={`${t.pages} 3`} page={1} pageCount={1} onPage={setNear} />
    </Stack>
  );
}
