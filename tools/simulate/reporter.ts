// Says how a run goes: progress and rate while it runs, every difference with the command that replays it, and at
// the end what was done how often and one closing line.
import { addTally, createTally } from "./run/tally.ts";
import type { Counts } from "./run/tally.ts";
import type { SeedReport } from "./run/run-seed.ts";

export interface Reporter {
  hear(report: SeedReport): void;
  hasFailed(): boolean;
  end(): void;
}

const EVERY = 20;

export const replayCommand = ({ seed }: Pick<SeedReport, "seed">, steps: number): string =>
  `npm run simulate -- --seed ${seed} --steps ${steps}`;

export function createReporter(seeds: number, steps: number): Reporter {
  const sum = createTally();
  const began = performance.now();
  const total = { seeds: 0, steps: 0, differences: 0 };
  const rate = (): number => Math.round((total.steps * 1_000) / (performance.now() - began));
  return {
    hear: (report) => {
      total.seeds += 1;
      total.steps += report.steps;
      addTally(sum, report.tally);
      if (report.differences.length > 0) {
        total.differences += 1;
        for (const line of differenceLines(report, steps)) console.log(line);
      }
      if (total.seeds % EVERY === 0 || total.seeds === seeds)
        console.log(`${total.seeds} of ${seeds} seeds, ${total.steps} steps, ${rate()} steps/s`);
    },
    hasFailed: () => total.differences > 0 || total.seeds !== seeds,
    end: () => {
      for (const [name, counts] of Object.entries(sum)) console.log(table(name, counts));
      console.log(`rate ${rate()} steps/s`);
      console.log(`simulate steps=${total.steps} seeds=${total.seeds} differences=${total.differences}`);
    },
  };
}

export const differenceLines = (report: SeedReport, steps: number): readonly string[] => [
  `seed ${report.seed} differs after ${report.steps} steps:`,
  ...report.differences,
  `replay it with: ${replayCommand(report, steps)}`,
];

const table = (name: string, counts: Counts): string =>
  [
    `${name}:`,
    ...Object.entries(counts)
      .sort(([, one], [, other]) => other - one)
      .map(([what, times]) => `  ${String(times).padStart(8)}  ${what}`),
  ].join("\n");
