// The frame of a page of texts, lists or forms: its title, a sentence about it where there is one, its parts below.
import type { ReactNode } from "react";
import { Firefly } from "@jonaki/ui/firefly";
import styles from "./page.module.css";

interface PageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles["page"]}>
      <div>
        <h1 className={styles["title"]}>{title}</h1>
        {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

interface PartHeadProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a part of a page, beside its firefly. */
export function PartHead({ id, children }: PartHeadProps) {
  return (
    <h2 id={id} className={styles["part"]}>
      <Firefly className={styles["dot"]} />
      {children}
    </h2>
  );
}
