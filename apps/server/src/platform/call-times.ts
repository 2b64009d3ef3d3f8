// How long calls took, as a histogram in the text that Prometheus reads. Counted here, because it happens at every answer
// and the library finds a histogram's row by joining its labels into a text each time.
export interface CallTimes {
  /** By the two things that tell rows apart. */
  took(call: string, status: number | string, seconds: number): void;
  text(): string;
}

export interface Counted {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly [string, string];
}

interface Row {
  readonly labels: string;
  /** How many took as long as each bound, and longer than the one before. */
  readonly counts: number[];
  count: number;
  seconds: number;
}

export const CALLS: Counted = {
  name: "jonaki_call_seconds",
  help: "Time to answer a call",
  labels: ["call", "status"],
};
const BOUNDS_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createCallTimes({ name, help, labels: [one, other] }: Counted): CallTimes {
  const rows = new Map<string, Map<number | string, Row>>();
  const rowOf = (call: string, status: number | string): Row => {
    const ofCall = rows.get(call) ?? new Map<number | string, Row>();
    rows.set(call, ofCall);
    const labels = `${one}="${call}",${other}="${status}"`;
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
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...[...rows.values()].flatMap((ofCall) => [...ofCall.values()].flatMap((row) => linesOf(name, row))),
        "",
      ].join("\n"),
  };
}

function linesOf(name: string, { labels, counts, count, seconds }: Row): readonly string[] {
  let upTo = 0;
  const buckets = BOUNDS_S.map((bound, place) => {
    upTo += counts[place] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${upTo}`;
  });
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
