// A list of the newest orders with a filter by state: a table on wide screens, two lines each on phones.
import type { ReactNode } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Select } from "@jonaki/ui/select";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { Button } from "@jonaki/ui/button";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { CashierQuery } from "./cashier.query.ts";
import { RECENT_ROWS } from "./deposit.rules.ts";
import styles from "./cashier.module.css";

interface RecentOrdersProps<Order, State extends string> {
  readonly title: string;
  readonly empty: string;
  readonly query: CashierQuery<{ readonly list: readonly Order[] }>;
  readonly states: readonly (readonly [State, MessageKey])[];
  /** Null for all of them. */
  readonly state: State | null;
  readonly onState: (state: State | null) => void;
  readonly columns: readonly Column<Order>[];
  readonly phoneRow: (order: Order) => PhoneRow;
  /** Below the list. */
  readonly children?: ReactNode;
}

const ALL = "ALL";

export function RecentOrders<Order extends { readonly reference: string }, State extends string>(
  props: RecentOrdersProps<Order, State>,
) {
  const t = useText();
  const { title, query, states, state, onState } = props;
  const { data, error, isFetching, refetch } = query;
  return (
    <div className={styles["recent"]}>
      <div className={styles["between"]}>
        <h3 className={styles["title"]}>{title}</h3>
        <Select<State | typeof ALL>
          labelHidden
          size="sm"
          label={t("record_state")}
          choices={[
            { value: ALL, label: t("record_all_states") },
            ...states.map(([value, text]) => ({ value, label: t(text) })),
          ]}
          value={state ?? ALL}
          onValue={(next) => onState(next === ALL ? null : next)}
          className={styles["filter"]}
        />
      </div>
      {data === undefined && error !== null ? (
        <LoadProblem problem={error.message} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Table
          caption={title}
          columns={props.columns}
          phoneRow={props.phoneRow}
          rows={data?.list.slice(0, RECENT_ROWS) ?? []}
          rowKey={({ reference }) => reference}
          loading={data === undefined}
          empty={
            <EmptyState
              size="sm"
              title={t("in_no_data")}
              reason={props.empty}
              actions={
                state === null ? undefined : (
                  <Button onClick={() => onState(null)}>{t("record_all_states")}</Button>
                )
              }
            />
          }
        />
      )}
      {props.children}
    </div>
  );
}
