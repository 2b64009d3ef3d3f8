// What every game needs to take a bet: the table's state, the settings on the panel, the stake that fits them, and
// whether a bet can be placed now. A game adds its rules and nothing of this.
import { useObservable } from "@jonaki/browser/observable";
import type { StakeRange } from "@jonaki/games";
import type { Opened } from "@jonaki/games/play/wire";
import { formatAmount, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { useServices, useTable } from "../app/services.ts";
import type { TableState } from "../app/table.ts";
import { readStake, steppedStake } from "./stake.rules.ts";
import type { StakeRead, StakeSettings, StakeStep } from "./stake.rules.ts";
import { useOnline } from "./use-online.ts";
import { useSettings } from "./use-settings.ts";
import type { ChangeSettings, SettingsRules } from "./use-settings.ts";

export interface BettingRules<Settings extends StakeSettings> extends SettingsRules<Settings> {
  /** The stakes that fit these settings, within the platform's limits for this member. */
  readonly stakesFor: (settings: Settings, limits: Opened["limits"]) => StakeRange;
  /** As they are sent. */
  readonly choicesOf: (stakeMinor: Minor, settings: Settings) => object;
}

export interface Betting<Settings extends StakeSettings> {
  readonly state: TableState;
  readonly settings: Settings;
  readonly range: StakeRange;
  readonly stake: StakeRead;
  /** A round is under way: nothing on the panel can be changed. */
  readonly isBusy: boolean;
  readonly canBet: boolean;
  readonly bet: () => void;
  readonly change: ChangeSettings<Settings>;
  readonly setStake: (stakeText: string) => void;
  readonly stepStake: (step: StakeStep) => void;
  /** Two decimals, as it will be sent. */
  readonly writeStakeOut: () => void;
}

export function useBetting<Settings extends StakeSettings>(rules: BettingRules<Settings>): Betting<Settings> {
  const { opened, sound } = useServices();
  const table = useTable();
  const state = useObservable(table.state);
  const [settings, keep] = useSettings(rules);
  const isOnline = useOnline();
  const range = rules.stakesFor(settings, opened.limits);
  const stake = readStake(settings.stakeText, range);
  const isBusy = state.phase !== "idle";
  const canBet = "stakeMinor" in stake && !state.isPaused && !state.hasEnded && isOnline;
  const change: ChangeSettings<Settings> = (next) => {
    // The board shows a round on the choices it was played with; a moment later they can be changed again. Nothing
    // is disabled meanwhile: that would take the focus away from who plays by keyboard.
    if (isBusy) return;
    if (state.refusal !== null) table.forgetRefusal();
    keep(next);
  };
  // Every game's settings have the stake among them.
  const keepStake = (stakeText: string): Partial<Settings> => ({ stakeText }) as Partial<Settings>;
  return {
    state,
    settings,
    range,
    stake,
    isBusy,
    canBet,
    change,
    bet: () => {
      if (!("stakeMinor" in stake) || !canBet || isBusy) return;
      sound.play("roll");
      table.play(rules.choicesOf(stake.stakeMinor, settings));
    },
    setStake: (stakeText) => change(keepStake(stakeText)),
    stepStake: (step) => change(keepStake(steppedStake(step, settings.stakeText, range, state.balance))),
    writeStakeOut: () => {
      const stakeMinor = parseAmount(settings.stakeText.trim());
      if (stakeMinor !== null) keep(keepStake(formatAmount(stakeMinor)));
    },
  };
}
