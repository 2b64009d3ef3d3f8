// The winners list [MSG-31, MSG-32]: read at most once a minute, whoever asks and however often.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { keepFresh } from "../../platform/keep-fresh.ts";
import { maskedName } from "../accounts/accounts.ts";
import { readLargestWins } from "./winners.store.ts";
import type { WinRow } from "./winners.store.ts";

type Winner = CallOutput<Calls["messages"]["winnerBoard"]>["list"][number];

const FRESH_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const MOST = 20;

export interface Winners {
  list(language: "BN" | "EN"): Promise<Winner[]>;
  /** Somebody opted out or in: in this process the next one who asks sees it, elsewhere within the minute. */
  forget(): void;
}

export function createWinners(database: Database, clock: Clock): Winners {
  const kept = keepFresh(clock, FRESH_MS, () =>
    readLargestWins(database.store, new Date(clock.now().getTime() - DAY_MS), MOST),
  );
  return {
    list: async (language) => (await kept.current()).map((row) => winnerOf(row, language)),
    forget: kept.forget,
  };
}

const winnerOf = (row: WinRow, language: "BN" | "EN"): Winner => ({
  account: maskedName(row.username),
  game: language === "EN" ? row.game_en : row.game_bn,
  amount: formatAmount(minor(row.payout)),
  time: row.settled_at.toISOString(),
});
