// A part of a page that hangs on an answer: bones until it is here, why and a button when it cannot be had.
import type { ReactNode } from "react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { CashierQuery } from "./cashier.query.ts";

interface KnownProps<Value> {
  readonly query: CashierQuery<Value>;
  /** Of the bones. */
  readonly height: number;
  readonly children: (value: Value) => ReactNode;
}

export function Known<Value>({ query, height, children }: KnownProps<Value>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton height={height} radius="var(--r-lg)" />;
  return <LoadProblem problem={error.message} isFetching={isFetching} onRetry={() => void refetch()} />;
}
