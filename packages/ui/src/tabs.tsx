// Sections of a page under one row of tabs. Arrow keys, Home and End move and choose; only the chosen panel is there.
import { useId, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Choice } from "./segment.tsx";
import { nextChoice } from "./tabs.rules.ts";
import styles from "./tabs.module.css";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** Tabs share the width equally. */
  readonly block?: boolean;
  readonly className?: string | undefined;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, choices, value, onValue, block = false, className, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Where there are more than fit, the chosen one is among those that show.
  useLayoutEffect(() => showTab(list.current, `${id}-${value}`), [id, value]);
  const move = (event: KeyboardEvent) => {
    const next = nextChoice(choices, value, event.key);
    if (next === null) return;
    event.preventDefault();
    onValue(next);
    const index = choices.findIndex((choice) => choice.value === next);
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx(styles["list"], block && styles["block"])}
      >
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <button
              key={choice.value}
              type="button"
              role="tab"
              id={`${id}-${choice.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              disabled={choice.disabled}
              className={styles["tab"]}
              onClick={() => onValue(choice.value)}
              onKeyDown={move}
            >
              {choice.icon}
              {choice.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles["panel"]}>
        {children}
      </div>
    </div>
  );
}

function showTab(list: HTMLElement | null, tabId: string): void {
  const tab = [...(list?.children ?? [])].find((one) => one.id === tabId);
  if (list === null || tab === undefined) return;
  const [room, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += own.left + own.width / 2 - room.left - room.width / 2;
}
