// Wheel as a member plays it: segments and risk, what they pay, how they are drawn, and the turn that ends inside the drawn one.
// The figures come from the very functions that pay [INS-12, INS-15, FAIR-15].
import { WHEEL_SEGMENTS, WHEEL_TABLE, wheelMultipliers, wheelStakeRange } from "@jonaki/games";
import type { Risk, WheelSegments } from "@jonaki/games";
import { fields, text } from "@jonaki/games/play/read";
import type { Read, Reading } from "@jonaki/games/play/read";
import { formatAmount } from "@jonaki/money";
import { timesHundredths, whole } from "../../shell/record.rules.ts";
import { readRisk } from "../../shell/risk.rules.ts";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export interface WheelChoice {
  readonly segments: WheelSegments;
  readonly risk: Risk;
}

export interface WheelSettings extends StakeSettings, WheelChoice {}

/** Undefined for a number of segments that is not offered. */
export const segmentsOf = (value: unknown): WheelSegments | undefined =>
  WHEEL_SEGMENTS.find((segments) => segments === value);

const readSegments: Read<WheelSegments> = (value) => {
  const segments = segmentsOf(value);
  if (segments === undefined) throw new RangeError("segments");
  return segments;
};

/** In hundredths, in the order around the wheel. */
export const multipliersOf = (kind: WheelChoice): readonly number[] => wheelMultipliers(WHEEL_TABLE, kind);

export const wheelBetting: BettingRules<WheelSettings> = {
  code: "wheel",
  first: { segments: 20, risk: "low", stakeText: "10.00" },
  read: fields({ segments: readSegments, risk: readRisk, stakeText: readStakeText }),
  stakesFor: ({ segments, risk }, limits) =>
    wheelStakeRange(narrowed(WHEEL_TABLE, limits), { segments, risk }),
  choicesOf: (stakeMinor, { segments, risk }) => ({ stake: formatAmount(stakeMinor), segments, risk }),
};

const choices = fields({ stake: text(), segments: readSegments, risk: readRisk });
const outcome = fields({
  segment: whole(0, 49),
  multiplier: timesHundredths,
  payout: text(/^\d{1,15}\.\d\d$/u),
});
export type WheelResult = Reading<typeof outcome> & { readonly kind: WheelChoice };

interface Recorded {
  readonly choices: unknown;
  readonly outcome: unknown;
}

/** A round as the studio stored it; null for one that is not decided. */
export function resultOf(round: Recorded): WheelResult | null {
  if (round.outcome === null) return null;
  const { segments, risk } = choices(round.choices);
  return { ...outcome(round.outcome), kind: { segments, risk } };
}

/** 0 pays nothing, the last one most. */
export type Shade = 0 | 1 | 2 | 3 | 4 | 5;
const SHADES: readonly Shade[] = [5, 4, 3, 2, 1];

export interface LegendLine {
  readonly hundredths: number;
  readonly count: number;
  readonly shade: Shade;
}

/** What the segments pay, the most first. */
export function legendOf(kind: WheelChoice): readonly LegendLine[] {
  const all = multipliersOf(kind);
  return [...new Set(all)]
    .toSorted((one, other) => other - one)
    .map((hundredths, place) => ({
      hundredths,
      count: all.filter((one) => one === hundredths).length,
      shade: hundredths === 0 ? 0 : (SHADES[place] ?? 1),
    }));
}

export interface Wedge {
  readonly path: string;
  readonly shade: Shade;
}

const OUTER = 100;
const INNER = 58;

/** The segments as they are drawn around 0 0, the first one from the top to the right. */
export function wedgesOf(kind: WheelChoice): readonly Wedge[] {
  const shades = new Map(legendOf(kind).map(({ hundredths, shade }) => [hundredths, shade]));
  return multipliersOf(kind).map((hundredths, segment) => ({
    path: wedgePath(segment, kind.segments),
    shade: shades.get(hundredths) ?? 0,
  }));
}

function wedgePath(segment: number, segments: number): string {
  const at = (place: number, radius: number): string => {
    const turn = (place / segments) * 2 * Math.PI;
    return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`;
  };
  const arc = (radius: number, sweep: 0 | 1, end: string): string =>
    `A${radius} ${radius} 0 0 ${sweep} ${end}`;
  const next = segment + 1;
  return `M${at(segment, OUTER)}${arc(OUTER, 1, at(next, OUTER))}L${at(next, INNER)}${arc(INNER, 0, at(segment, INNER))}Z`;
}

const WHOLE_TURN = 360;
const TURNS = 4;

const withinTurn = (degrees: number): number => ((degrees % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;

/** How far the wheel is turned when it points into the middle of a segment. */
export const angleOf = (segment: number, segments: number): number =>
  withinTurn((-(segment + 0.5) * WHOLE_TURN) / segments);

/** The segment under the pointer, for a wheel turned so far. */
export const segmentAt = (angle: number, segments: number): number =>
  Math.floor((withinTurn(-angle) * segments) / WHOLE_TURN);

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** On the way from one angle into a segment: some whole turns, ever slower. */
export function turnedTo(segment: number, segments: number, from: number, part: number): number {
  const to = TURNS * WHOLE_TURN + withinTurn(angleOf(segment, segments) - from);
  return from + to * eased(part);
}

/** Where a wheel stands before it turns: on the last round of its kind, or at its beginning. */
export function restingAngle(last: Recorded | undefined, kind: WheelChoice): number {
  const result = last === undefined ? null : resultOf(last);
  const isSame = result?.kind.segments === kind.segments && result.kind.risk === kind.risk;
  return result !== null && isSame ? angleOf(result.segment, kind.segments) : 0;
}

/** How long it turns. */
export const SPIN_MS = 2_800;
