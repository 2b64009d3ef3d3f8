// The mark of a studio: its own where the house has drawn one, by the vendors' table [LOB-12], else a figure turned
// around its middle that belongs to the vendor's name alone. Lines in a field of 24 by 24 around the middle.
import { hueOf } from "./tint.rules.ts";

export interface MarkPlan {
  readonly line: string;
  /** How often the line stands around the middle. */
  readonly folds: number;
  readonly turnDegrees: number;
  readonly core: Core;
}

/** What stands in the middle; nothing where the line is whole by itself. */
export type Core = "none" | "dot" | "ring";

const OWN_LINES: ReadonlyMap<string, string> = new Map([
  ["RUPKOTHA", "M-9 8V5A9 9 0 0 1 9 5V8M-4.5 8V5.5A4.5 4.5 0 0 1 4.5 5.5V8M0 -9.5V-8"],
  ["NILKONTHO", "M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5"],
  ["TUNTUNI", "M-9 1.5C-6 -8 4 -9 7 -3L11 -4L7.5 1C6 9.5 -6 10 -9 1.5ZM3 -2.5V-2.4M-9 1.5L-11.5 -3"],
  [
    "DHEU",
    "M-11 -2C-8 -8 -4.5 -8 -2 -2.5C0 2 3 2 5 -2C7 -6 9.5 -6 11 -3M-11 6C-8 1 -5 1 -2 6C0 9 3 9 5 6C7 3 9 3 11 6",
  ],
  ["SHIMUL", "M0 -10C1 -3.5 3.5 -1 10 0C3.5 1 1 3.5 0 10C-1 3.5 -3.5 1 -10 0C-3.5 -1 -1 -3.5 0 -10Z"],
  [
    "TASH",
    "M0 -9.5C3 -4 9 -1.5 9 3.5C9 7.5 4.5 8.5 1.7 5.5L3 10H-3L-1.7 5.5C-4.5 8.5 -9 7.5 -9 3.5C-9 -1.5 -3 -4 0 -9.5Z",
  ],
  ["MEGH", "M-6 7A5 5 0 0 1 -6.5 -3A6.5 6.5 0 0 1 6 -4A5.5 5.5 0 0 1 6.5 7Z"],
  ["MAATH", "M9.5 0A9.5 9.5 0 1 1 -9.5 0A9.5 9.5 0 1 1 9.5 0M-7 -6.4Q0 -1 7 -6.4M-7 6.4Q0 1 7 6.4"],
  ["DS88", "M-4 9.5C-9.5 4 -9.5 -9 0 -9C9.5 -9 9.5 4 4 9.5M-6 9.5H-2.5M2.5 9.5H6M0 -5.5V-5.4"],
  ["PAKHI", "M0 -10L10 0L0 10L-10 0ZM0 -4V4M-4 0H4"],
  [
    "KASHBON",
    "M0 10V-5M0 -5C-0.5 -8 1.5 -10 4.5 -10C4.8 -7 3 -5 0 -5M0 2C-3.5 2 -5.5 -0.5 -5.5 -3.5C-2 -3.5 0 -1 0 2M0 6C3 6 5 4 5 1",
  ],
  [
    "TCG_SEA",
    "M-6.5 2A6.5 6.5 0 0 1 6.5 2M0 -9.5V-7.5M-8 -5.5L-6.8 -4.3M8 -5.5L6.8 -4.3M-11 6.5C-8 3.5 -5.5 3.5 -3.5 6.5C-1.5 9 1.5 9 3.5 6.5C5.5 3.5 8 3.5 11 6.5",
  ],
  [
    "TCG_LOTTO_VN",
    "M0 8C-3.5 4 -3.5 -3 0 -9C3.5 -3 3.5 4 0 8ZM0 8C-6 8 -10 4 -10 -2C-7.5 -1.5 -5 -0.5 -3.2 1.5M0 8C6 8 10 4 10 -2C7.5 -1.5 5 -0.5 3.2 1.5",
  ],
]);

/** Each grows upward from the middle: a petal, a lozenge, an arc, a drop, a fork. */
const FIGURES = [
  "M0 -3.5C3.6 -5.5 3.6 -8.2 0 -10.5C-3.6 -8.2 -3.6 -5.5 0 -3.5Z",
  "M0 -4.2L2.8 -7.3L0 -10.4L-2.8 -7.3Z",
  "M-3.2 -5.6A3.5 3.5 0 1 1 3.2 -5.6",
  "M0 -4.4V-6.2M0 -6.2C2.6 -7 2.6 -10.2 0 -10.2C-2.6 -10.2 -2.6 -7 0 -6.2Z",
  "M-2.8 -9.8L0 -4.4L2.8 -9.8",
] as const;
const FEWEST_FOLDS = 3;
const FOLD_KINDS = 4;
const CORES = ["none", "dot", "ring"] as const;

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

export function markPlan(vassalage: string): MarkPlan {
  const own = OWN_LINES.get(vassalage);
  if (own !== undefined) return { line: own, folds: 1, turnDegrees: 0, core: "none" };
  // Numbers that have nothing to do with one another, so that similar names look nothing alike.
  const folds = FEWEST_FOLDS + (hueOf(`${vassalage}/folds`) % FOLD_KINDS);
  return {
    line: pick(FIGURES, hueOf(vassalage)),
    folds,
    turnDegrees: hueOf(`${vassalage}/turn`) % 2 === 0 ? 0 : 180 / folds,
    core: pick(CORES, hueOf(`${vassalage}/core`)),
  };
}
