// Counts the settled bets of each game as they are told; what is hot and popular is what was really played.
import type { DomainEvent } from "../../platform/events.store.ts";
import type { GamePlays } from "./game-plays.store.ts";

export const LOBBY_CONSUMER = "lobby";

interface Fact {
  readonly vendor: string;
  readonly game: string;
}

/** Demo play is told to nobody, so it never counts. */
export function playsIn(events: readonly DomainEvent[]): readonly GamePlays[] {
  const plays = new Map<string, GamePlays>();
  for (const { name, facts } of events) {
    if (name !== "bet.settled") continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server's own domains.
    for (const { vendor, game } of facts as Fact[]) {
      const key = `${vendor} ${game}`;
      plays.set(key, { vendor, game, bets: (plays.get(key)?.bets ?? 0) + 1 });
    }
  }
  return [...plays.values()];
}
