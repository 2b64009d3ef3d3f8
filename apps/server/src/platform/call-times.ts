// How long calls took, as a histogram in the text that Prometheus reads. Counted here, because it happens at every answer
// and the library finds a histogram's row by joining its labels into a text each time.
export interface CallTimes {
  took(call: string, status: number, seconds: number): void;
  text(): string;
}

interface Row {
  readonly labels: string;
  /** How many took as long as each bound, and longer than the one before. */
  readonly counts: number[];
  count: number;
  seconds: number;
}

const NAME = "jonaki_call_seconds";
const BOUNDS_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createCallTimes(): CallTimes {
  const rows = new Map<string, Map<number, Row>>();
  const rowOf = (call: string, status: number): Row => {
    const ofCall = rows.get(call) ?? new Map<number, Row>();
    rows.set(call, ofCall);
    const labels = `call="${call}",status="${status}"`;
    const row = ofCall.get(status) ?? { labels, counts: BOUNDS_S.map(() => 0), count: 0, seconds: 0 };
    ofCall.set(status, row);
    return row;
  };
  return {
    took: (call, status, seconds) => {
      const row = rows.get(call)?.get(status) ?? rowOf(call, status);
      row.count += 1;
      row.seconds += seconds;
      const place = BOUNDS_S.findIndex((bound) => seconds <= bound);
      if (place !== -1) row.counts[place] = (row.counts[place] ?? 0) + 1;
    },
    text: () =>
      [
        `# HELP ${NAME} Time to answer a call`,
        `# TYPE ${NAME} histogram`,
        ...[...rows.values()].flatMap((ofCall) => [...ofCall.values()].flatMap(linesOf)),
        "",
      ].join("\n"),
  };
}

function linesOf({ labels, counts, count, seconds }: Row): readonly string[] {
  let upTo = 0;
  const buckets = BOUNDS_S.map((bound, place) => {
    upTo += counts[place] ?? 0;
    return `${NAME}_bucket{le="${bound}",${labels}} ${upTo}`;
  });
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${seconds}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
