// The winners list [MSG-31, MSG-32]: fed by what bets tell, read at most once a minute, whoever asks and however often.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { DomainEvent } from "../../platform/events.store.ts";
import { keepFresh } from "../../platform/keep-fresh.ts";
import { maskedName } from "../accounts/accounts.ts";
import { listBegins, outdone, WINNERS_SHOWN, winsIn } from "./winners.rules.ts";
import { dropWins, putWins, readLargestWins, readWins, sweepWins } from "./winners.store.ts";
import type { WinRow } from "./winners.store.ts";

type Winner = CallOutput<Calls["messages"]["winnerBoard"]>["list"][number];

const FRESH_MS = 60_000;

/** Of a crowd that is heard at once only what can be shown is written. Answers how many that were. */
export async function keepWins(tx: OpenTransaction, events: readonly DomainEvent[]): Promise<number> {
  const wins = winsIn(events);
  const useless = new Set(outdone(wins));
  const shown = wins.filter((win) => !useless.has(win));
  await putWins(tx, shown);
  return shown.length;
}

/** The job of every minute: what is a day old goes, and what later wins have outdone. */
export async function tidyWins(store: Queryable, moment: Date): Promise<void> {
  await sweepWins(store, listBegins(moment));
  await dropOutdone(store);
}

const dropOutdone = async (store: Queryable): Promise<void> =>
  dropWins(store, outdone(await readWins(store)));

const MOST_UNTIDIED = 1_000;

/** Hears of wins, and does not let a busy minute pile them up: a process that reads thousands of them has no time for anybody. */
export function createWinsKeeper(): (tx: OpenTransaction, events: readonly DomainEvent[]) => Promise<void> {
  let untidied = 0;
  return async (tx, events) => {
    untidied += await keepWins(tx, events);
    if (untidied < MOST_UNTIDIED) return;
    await dropOutdone(tx);
    untidied = 0;
  };
}

export interface Winners {
  list(language: "BN" | "EN"): Promise<Winner[]>;
  /** Somebody opted out or in: in this process the next one who asks sees it, elsewhere within the minute. */
  forget(): void;
}

export function createWinners(database: Database, clock: Clock): Winners {
  const kept = keepFresh(clock, FRESH_MS, () =>
    readLargestWins(database.store, listBegins(clock.now()), WINNERS_SHOWN),
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
