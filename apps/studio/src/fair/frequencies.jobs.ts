// Counts what was drawn [FAIR-19]: every round of single play once, when its seed was rotated, and every shared round once, when it
// is over. Any number of processes may do this at once.
import { drawnFactOf, multiplierText } from "@jonaki/games";
import type { DrawnPlace } from "@jonaki/games";
import type { SeedParts } from "./seeds.flow.ts";
import { addFrequencies, takeOver, takeRotated } from "./frequencies.store.ts";
import type { Frequency } from "./frequencies.store.ts";

/** A seed has at most ten thousand rounds. */
const SEEDS_AT_ONCE = 5;
const SHARED_AT_ONCE = 1_000;

type Fields = Readonly<Record<string, unknown>>;

/** Answers how many rounds were counted. */
export function countDrawn({ database }: Pick<SeedParts, "database">): Promise<number> {
  return database.transaction(async (tx) => {
    const counts = new Map<string, Frequency>();
    const add = (game: string, version: string, drawn: DrawnPlace): void => {
      const key = [game, version, drawn.group, drawn.place].join(" ");
      const rounds = (counts.get(key)?.rounds ?? 0) + 1;
      counts.set(key, { game, version, ...drawn, rounds });
    };
    const own = await takeRotated(tx, SEEDS_AT_ONCE);
    for (const { game, version, choices, outcome } of own)
      // Both columns were written by the game itself.
      add(game, version, drawnFactOf(game, version).placeOf(choices as Fields, outcome as Fields));
    const shared = await takeOver(tx, SHARED_AT_ONCE);
    for (const { version, burst } of shared)
      add("crash", version, drawnFactOf("crash", version).placeOf({}, { burst: multiplierText(burst) }));
    if (counts.size > 0) await addFrequencies(tx, [...counts.values()]);
    return own.length + shared.length;
  });
}
