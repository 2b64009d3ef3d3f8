// The queues of a desk above its table [OFF-9]: each state that waits for somebody, how much and how long; a press shows it.
import { useTranslator } from "@jonaki/i18n/react";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { useQueues } from "../../app/queues.query.ts";
import { useNow } from "../../app/use-now.ts";
import { ageText, minutesSince } from "../../shell/age.rules.ts";
import type { DeskControl } from "../../table/use-desk-view.ts";
import { stateText } from "./order-columns.tsx";
import type { OrderWords } from "./order-columns.tsx";
import styles from "./order-panel.module.css";

interface QueueRowProps {
  readonly words: OrderWords;
  readonly view: DeskControl;
}

export function QueueRow({ words, view }: QueueRowProps) {
  const translator = useTranslator();
  const { t } = translator;
  const queues = useQueues(words.desk) ?? [];
  const nowMs = useNow();
  const shown = view.view.filters["state"] ?? words.usual;
  if (queues.length === 0) return null;
  return (
    <ChipRow wrap label={t("office_queues")} className={styles["queues"]}>
      {queues.map(({ state, waiting, oldest }) => (
        <Chip
          key={state}
          selected={state === shown}
          count={waiting}
          onClick={() => view.change({ filters: { ...view.view.filters, state } })}
        >
          {stateText(state, words, t)}{" "}
          {oldest === null ? null : (
            <span className={styles["age"]}>{ageText(minutesSince(oldest, nowMs), translator)}</span>
          )}
        </Chip>
      ))}
    </ChipRow>
  );
}
