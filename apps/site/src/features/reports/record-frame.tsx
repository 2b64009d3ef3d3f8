// The frame of every record: its filters, and below them the answer, why there is none, or that it is on its way [REP-10].
// A range that is too long is told beside the days [REP-9].
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { LoadProblem } from "../../shell/load-problem.tsx";
import styles from "./record.module.css";

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What the server says of a range that is too long: it belongs to the days [REP-9]. */
export const rangeErrorIn = (answer: Answer<unknown> | undefined): string | undefined =>
  answer?.ok === false && answer.code === "DATE_RANGE" ? answer.message : undefined;

interface RecordFrameProps<Value> {
  /** What the query client knows. */
  readonly asked: {
    readonly data: Answer<Value> | undefined;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly filters: ReactNode;
  /** Undefined while it is on its way. */
  readonly children: (value: Value | undefined) => ReactNode;
}

export function RecordFrame<Value>({ asked, filters, children }: RecordFrameProps<Value>) {
  const { data: answer, isFetching, isPlaceholderData, refetch } = asked;
  return (
    <div className={styles["record"]}>
      {filters}
      {answer?.ok === false ? (
        rangeErrorIn(answer) === undefined ? (
          <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : null
      ) : (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cx(styles["rest"], isPlaceholderData && styles["old"])}
        >
          {children(answer?.value)}
        </div>
      )}
    </div>
  );
}
