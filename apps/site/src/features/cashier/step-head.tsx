// The heading of a step of a form: its number on a disc, and what to do.
import type { ReactNode } from "react";
import { digits } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import styles from "./cashier.module.css";

interface StepHeadProps {
  readonly id: string;
  readonly step: number;
  readonly children: ReactNode;
}

export function StepHead({ id, step, children }: StepHeadProps) {
  const { language } = useTranslator();
  return (
    <h3 id={id} className={styles["step"]}>
      <span aria-hidden="true" className={styles["disc"]}>
        {digits(step, language)}
      </span>
      {children}
    </h3>
  );
}
