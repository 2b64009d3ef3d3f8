// The lines of a sheet in words: what its first column says, and for a game with several pay tables which table a line is of.
import { formatCount } from "@jonaki/i18n";
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { CallOutput, Calls } from "@jonaki/wire";

export type PayLine = CallOutput<Calls["lobby"]["gameSheet"]>["sheet"]["payTable"][number];

export interface PayTable {
  /** Null where the game has one table only. */
  readonly name: string | null;
  readonly lines: readonly PayLine[];
}

const HEADINGS: Readonly<Record<string, MessageKey>> = {
  dice: "play_pay_roll",
  mines: "play_mines_opened",
  hilo: "play_hilo_pay_line",
  plinko: "play_plinko_slot",
  wheel: "play_wheel_segment",
  keno: "play_keno_hits",
};

/** Limbo and Crash pay what was aimed at. */
export const headingOf = (game: string): MessageKey => HEADINGS[game] ?? "play_limbo_result";

const RISKS: Readonly<Record<string, MessageKey>> = {
  low: "play_risk_low",
  medium: "play_risk_medium",
  high: "play_risk_high",
};

/** How the size of a table is said in games whose tables go by risk and size. */
const SIZES: Readonly<Record<string, MessageKey>> = {
  plinko: "play_plinko_rows_of",
  wheel: "play_wheel_segments_of",
  keno: "play_keno_picks_of",
};

export function tablesOf(
  game: string,
  lines: readonly PayLine[],
  translator: Translator,
): readonly PayTable[] {
  const tables = new Map<string | null, PayLine[]>();
  for (const line of lines) {
    const { table, name } = placeOf(game, line.name, translator);
    tables.set(table, [...(tables.get(table) ?? []), { ...line, name }]);
  }
  return [...tables].map(([name, own]) => ({ name, lines: own }));
}

/** The sheet's `low · 8 · 0 / 8` is of the table of low risk and eight rows, its `m = 3, k = 5` of that of three mines. */
function placeOf(
  game: string,
  line: string,
  { t, language }: Translator,
): { readonly table: string | null; readonly name: string } {
  const sizeKey = SIZES[game];
  const [risk = "", size = "", ...rest] = line.split(" · ");
  const riskKey = RISKS[risk];
  if (sizeKey !== undefined && riskKey !== undefined) {
    const sized = t(sizeKey, { 0: formatCount(Number(size), language) });
    return { table: `${t("play_risk_of", { 0: t(riskKey) })} · ${sized}`, name: rest.join(" · ") };
  }
  const [, mines, opened = ""] = /^m = (\d+), k = (\d+)$/u.exec(line) ?? [];
  if (mines === undefined) return { table: null, name: line };
  return { table: t("play_mines_table", { 0: formatCount(Number(mines), language) }), name: opened };
}
