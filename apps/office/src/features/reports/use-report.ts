// What every report does with its answer: what could not be had, days that it does not take, and the file [OFF-19, REP-14].
import type { CallResult } from "@jonaki/client";
import { useMay } from "../../app/operator.query.ts";

interface Asked<Value> {
  readonly data: CallResult<Value> | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export function useReport<Value>(
  { data: answer, isFetching, refetch }: Asked<Value>,
  makeFile: () => Promise<CallResult<{ readonly csv: string }>>,
) {
  const may = useMay();
  const isRange = answer?.ok === false && answer.code === "DATE_RANGE";
  const csv = async (): Promise<string | null> => {
    const made = await makeFile();
    return made.ok ? made.value.csv : null;
  };
  return {
    /** Undefined while it is on its way, and where it could not be had. */
    value: answer?.ok === true ? answer.value : undefined,
    table: {
      rangeError: isRange ? answer.message : undefined,
      problem:
        answer?.ok === false && !isRange
          ? { message: answer.message, isFetching, retry: () => void refetch() }
          : null,
      onExport: may("finance.export") ? csv : undefined,
    },
    /** Rows, or none where the days are not taken. */
    rowsOf: <Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined => (isRange ? [] : rows),
  };
}
