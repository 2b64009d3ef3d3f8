// Surfaces, progress, waiting, emptiness and questions.
import { Accordion } from "../src/accordion.tsx";
import { Button } from "../src/button.tsx";
import { Card } from "../src/card.tsx";
import { EmptyState } from "../src/empty-state.tsx";
import { Progress } from "../src/progress.tsx";
import { Skeleton } from "../src/skeleton.tsx";
import { Spinner } from "../src/spinner.tsx";
import { Row, Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";
import styles from "./gallery.module.css";

export function Surfaces({ t }: SectionProps) {
  return (
    <Section title={t.surfaces}>
      <Stack>
        <Card surface="raised" padding="sm">
          {t.raised}
        </Card>
        <Card surface="well" padding="sm">
          {t.well}
        </Card>
        <div data-theme="dark" className={styles["night"]}>
          {t.dark} <span className="num money">৳24,850.75</span>
        </div>
        <Progress label={t.goal} value={64} tone="amber" />
        <Progress label={t.goal} value={36} />
        <Progress label={t.goal} value={80} tone="up" size="sm" />
        <Progress label={t.goal} value={92} tone="down" size="sm" />
        <Row>
          <Spinner label={t.wait} />
          <Spinner size="lg" label={t.wait} />
        </Row>
      </Stack>
    </Section>
  );
}

const BONES = ["a", "b", "c"];
const POSTER_RATIO_PERCENT = 133;

export function Waiting({ t }: SectionProps) {
  return (
    <Section title={t.waiting}>
      <Stack>
        <div className={styles["bones"]}>
          {BONES.map((bone) => (
            <div key={bone} className={styles["bone"]}>
              <Skeleton ratioPercent={POSTER_RATIO_PERCENT} radius="var(--r-md)" />
              <Skeleton width="80%" />
              <Skeleton width="50%" height={11} />
            </div>
          ))}
        </div>
        <EmptyState size="sm" title={t.emptyTitle} reason={t.emptyReason} />
        <EmptyState
          title={t.emptyTitle}
          reason={t.emptyReason}
          actions={
            <>
              <Button tone="brand">{t.emptyAction}</Button>
              <Button tone="line">{t.cancel}</Button>
            </>
          }
        />
      </Stack>
    </Section>
  );
}

export function Questions({ t }: SectionProps) {
  const items = [
    { id: "start", title: t.q1, content: t.a1 },
    { id: "time", title: t.q2, content: t.a2 },
    { id: "limits", title: t.q3, content: t.a3 },
  ];
  return (
    <Section title={t.questions}>
      <Accordion items={items} defaultOpen="start" />
    </Section>
  );
}
