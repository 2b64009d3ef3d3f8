// Colours, the firefly, money and type.
import { Firefly } from "../src/firefly.tsx";
import { Row, Section } from "./section.tsx";
import type { SectionProps } from "./section.tsx";
import styles from "./gallery.module.css";

const SWATCHES = [
  { name: "bg-sunken", background: "var(--bg-sunken)", color: "var(--text)" },
  { name: "bg", background: "var(--bg)", color: "var(--text)" },
  { name: "surface-1", background: "var(--surface-1)", color: "var(--text)" },
  { name: "surface-2", background: "var(--surface-2)", color: "var(--text)" },
  { name: "surface-3", background: "var(--surface-3)", color: "var(--text)" },
  { name: "surface-4", background: "var(--surface-4)", color: "var(--text)" },
  { name: "brand", background: "var(--grad-brand)", color: "var(--text-on-brand)" },
  { name: "amber", background: "var(--grad-amber)", color: "var(--text-on-amber)" },
  { name: "fresh", background: "var(--fresh)", color: "var(--text-on-success)" },
  { name: "alert", background: "var(--alert)", color: "var(--text-on-plate)" },
];

export function Colours({ t }: SectionProps) {
  return (
    <Section title={t.colours}>
      <div lang="en" className={styles["swatches"]}>
        {SWATCHES.map(({ name, background, color }) => (
          <div key={name} className={styles["swatch"]} style={{ background, color }}>
            {name}
          </div>
        ))}
      </div>
      <Row>
        <Firefly />
        <Firefly tone="live" />
        <Firefly tone="up" />
        <span className={`num money ${styles["sum"]}`}>৳1,84,62,905.50</span>
        <span className="num up">+৳300.00</span>
        <span className="num down">−৳350.00</span>
      </Row>
    </Section>
  );
}

export function Type({ t }: SectionProps) {
  return (
    <Section title={t.type}>
      <p className={styles["display"]}>{t.headline}</p>
      <p className={styles["heading24"]}>{t.sectionTitle}</p>
      <p className={styles["prose"]}>{t.body}</p>
      <p className={styles["prose"]}>
        <span className={`trunc ${styles["clipped"]}`}>{t.body}</span>
      </p>
      <p className={styles["helper"]}>{t.small}</p>
      <p className={`num ${styles["figures"]}`}>0123456789 4.27×</p>
    </Section>
  );
}
