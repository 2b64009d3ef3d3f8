// Questions of which at most one is open; pressing the open one closes it [SHELL-74].
import { useId, useState } from "react";
import type { ReactNode } from "react";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { cx } from "./cx.ts";
import styles from "./accordion.module.css";

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The item that starts open. */
  readonly defaultOpen?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string | undefined;
}

export function Accordion({ items, defaultOpen, headingLevel = 3, className }: AccordionProps) {
  const [openId, setOpenId] = useState<string | null>(defaultOpen ?? null);
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles["accordion"], className)}>
      {items.map((item) => {
        const isOpen = item.id === openId;
        const answerId = `${prefix}-${item.id}`;
        return (
          <div key={item.id} className={styles["item"]}>
            <Heading className={styles["heading"]}>
              <button
                type="button"
                id={`${answerId}-question`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? answerId : undefined}
                className={styles["question"]}
                onClick={() => setOpenId(isOpen ? null : item.id)}
              >
                {item.title}
                {isOpen ? <Minus /> : <Plus />}
              </button>
            </Heading>
            {isOpen ? (
              <section id={answerId} aria-labelledby={`${answerId}-question`} className={styles["answer"]}>
                {item.content}
              </section>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
