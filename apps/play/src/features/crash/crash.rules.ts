// Crash as a member plays it: the settings of both bets, the target of an automatic cash-out, where a bet ends at the latest, and
// what the one button of a panel does. The figures come from the very functions that pay [INS-6, INS-15].
import { CRASH_TABLE, crashLastHundredths, crashPayoutMinor, crashStakeRange } from "@jonaki/games";
import type { StakeRange } from "@jonaki/games";
import type { CrashBet } from "@jonaki/games/play/crash-wire";
import { fields, flag, nullable, text } from "@jonaki/games/play/read";
import type { OpenedShared, RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { SettingsRules } from "../../shell/use-settings.ts";
import { isUnsettled } from "./crash-state.rules.ts";
import type { Phase, Place, PlaceState } from "./crash-state.rules.ts";

export interface PanelSettings extends StakeSettings {
  readonly isAuto: boolean;
  readonly targetText: string;
}

export type CrashSettings = Readonly<Record<Place, PanelSettings>>;

const readPanel = fields({ stakeText: readStakeText, isAuto: flag, targetText: text(/^[\d.]{1,8}$/u) });
const readPanels = fields({ "1": readPanel, "2": readPanel });

export const crashSettings: SettingsRules<CrashSettings> = {
  code: "crash",
  first: {
    1: { stakeText: "10.00", isAuto: false, targetText: "2.00" },
    2: { stakeText: "10.00", isAuto: true, targetText: "2.00" },
  },
  read: readPanels,
};

type Limits = OpenedShared["limits"];
const tableFor = (limits: Limits) => narrowed(CRASH_TABLE, limits);

export function stakesFor(limits: Limits): StakeRange {
  const table = tableFor(limits);
  return crashStakeRange(table, table.largestWinMinor);
}

export const SMALLEST_TARGET = CRASH_TABLE.smallestTargetHundredths;
export const LARGEST_TARGET = CRASH_TABLE.topHundredths;

/** Hundredths of what was typed, such as 1.5; null for what is no target. */
export function parseTarget(typed: string): bigint | null {
  const match = /^(\d{1,5})(?:\.(\d{0,2}))?$/u.exec(typed.trim());
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  const hundredths = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  const { smallestTargetHundredths, topHundredths } = CRASH_TABLE;
  return hundredths >= smallestTargetHundredths && hundredths <= topHundredths ? hundredths : null;
}

export interface LastStep {
  readonly hundredths: bigint;
  readonly payoutMinor: Minor;
}

/** Where a bet is cashed out at the latest, and what it pays there [INS-15]. */
export function lastStep(stakeMinor: Minor, autoHundredths: bigint | null, limits: Limits): LastStep {
  const { largestWinMinor } = tableFor(limits);
  const hundredths = crashLastHundredths(CRASH_TABLE, { stakeMinor, autoHundredths, largestWinMinor });
  return { hundredths, payoutMinor: crashPayoutMinor(stakeMinor, hundredths) };
}

/** What a cash-out would pay now; null before the lowest multiplier that can be cashed out. */
export function payoutAt({ stake, last }: CrashBet, hundredths: number): string | null {
  const stakeMinor = parseAmount(stake);
  const reached = BigInt(hundredths);
  if (stakeMinor === null || reached < CRASH_TABLE.smallestTargetHundredths) return null;
  const latest = parseTarget(last) ?? CRASH_TABLE.topHundredths;
  return formatAmount(crashPayoutMinor(stakeMinor, reached < latest ? reached : latest));
}

/**
 * bet: in this round · betNext: for the next one · takeBack: what waits for it · ready: placed, and not to be changed any more ·
 * sending, cashingOut, settling: an answer is awaited.
 */
export type PanelMove =
  | "bet"
  | "betNext"
  | "takeBack"
  | "sending"
  | "ready"
  | "cashOut"
  | "cashingOut"
  | "settling";

export function moveOf({ bet, queued, doing }: PlaceState, phase: Phase): PanelMove {
  if (doing === "betting" || bet?.state === "BETTING") return "sending";
  if (doing === "cashingOut") return "cashingOut";
  if (queued !== null) return "takeBack";
  if (bet?.state === "OPEN") {
    if (phase === "flying") return "cashOut";
    return phase === "over" ? "settling" : "ready";
  }
  if (bet !== null && isUnsettled(bet) && bet.at === null) return "settling";
  return phase === "betting" && (bet === null || bet.state === "REFUSED") ? "bet" : "betNext";
}

/** Nothing of a bet that is placed, or waits, can be changed. */
export const isLocked = (move: PanelMove): boolean => move !== "bet" && move !== "betNext";

const choices = fields({
  stake: text(),
  auto: nullable(text()),
  largestWin: text(),
  cashOut: nullable(text()),
});
const outcome = fields({ burst: text(), at: nullable(text()), payout: text() });
const times = fields({ flies: text(), request: nullable(text()), arrival: nullable(text()), burst: text() });

type Recorded = Pick<RoundRecord, "choices" | "outcome">;

/** A bet as it is stored; null while its round is not over. */
export const resultOf = (line: Recorded) =>
  line.outcome === null ? null : { ...outcome(line.outcome), choices: choices(line.choices) };

/** When it was asked for, when it arrived, and when the round burst [INS-7]. */
export const timesOf = ({ shown }: Pick<RoundRecord, "shown">) => (shown === null ? null : times(shown));
