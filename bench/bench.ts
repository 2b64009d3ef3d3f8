// What a bench is: a name, and a run that ends with a figure and the bar it must hold.
export interface Bench {
  readonly name: string;
  readonly about: string;
  run(): Promise<Result>;
}

export interface Result {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly figure: string;
  readonly bar: string;
  readonly holds: boolean;
}

/** The one in the middle of an odd number of rounds. */
export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const part = (taken: readonly number[], share: number): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)] ?? 0;

export const p50 = (taken: readonly number[]): number => part(taken, 0.5);
export const p95 = (taken: readonly number[]): number => part(taken, 0.95);
