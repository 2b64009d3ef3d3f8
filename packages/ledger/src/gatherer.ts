// Micro-batching: items that arrive while earlier batches are under way travel together in the next one. Each
// lane has one batch at a time; what belongs to one owner is never under way on two lanes, and keeps its order.
// A batch that fails is tried item by item, so that no item can spoil another.
import { createPace } from "./pace.ts";
import type { PaceOptions } from "./pace.ts";
import { createWaiting, createWaitingLine } from "./waiting.ts";
import type { Waiting } from "./waiting.ts";

export interface GathererOptions<Item, Result, Lane> extends PaceOptions {
  readonly lanes: readonly Lane[];
  /** The most items of one batch. */
  readonly largest: number;
  /** How long a caller waits; then it is told "late", and an item that has not begun never begins. */
  readonly patienceMs: number;
  /** Whose money the item touches. */
  ownerOf(item: Item): unknown;
  /** One transaction; answers in the order of the items. */
  run(lane: Lane, items: readonly Item[]): Promise<readonly Result[]>;
}

export interface Gatherer<Item, Result> {
  submit(item: Item): Promise<Result | "late">;
  /** Resolves when nothing is under way any more; later items are late. */
  stop(): Promise<void>;
}

export function createGatherer<Item, Result, Lane>(
  options: GathererOptions<Item, Result, Lane>,
): Gatherer<Item, Result> {
  const line = createWaitingLine<Item, Result>();
  const idle = [...options.lanes];
  /** As many as lanes at most. A list, because a Set that things pass through keeps them until all memory is looked through. */
  let underWay: readonly Promise<void>[] = [];
  const life = { looking: false, over: false };

  const look = (): void => {
    life.looking = false;
    while (idle.length > 0 && line.length() > 0) {
      if (!life.over && !pace.mayBegin(line.length(), underWay.length)) return;
      const share = Math.max(options.fewest, Math.ceil(line.length() / idle.length));
      const batch = line.take(Math.min(options.largest, share));
      const lane = batch.length === 0 ? undefined : idle.pop();
      if (lane === undefined) return;
      const work = carry(lane, batch).finally(() => {
        underWay = underWay.filter((other) => other !== work);
        line.giveBack(batch);
        idle.push(lane);
        lookSoon();
      });
      underWay = [...underWay, work];
      pace.began();
    }
  };
  const pace = createPace(options, look);

  /** What arrives in the same turn of the event loop is looked at together. */
  const lookSoon = (): void => {
    if (life.looking) return;
    life.looking = true;
    setImmediate(look);
  };

  const carry = async (lane: Lane, batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      await carryTogether(options, lane, batch, pace.answered);
    } catch {
      pace.answered();
      for (const waiting of batch) {
        if (waiting.isAnswered()) continue;
        await carryTogether(options, lane, [waiting], NOTHING).catch((problem: unknown) =>
          waiting.fail(problem),
        );
      }
    }
  };

  return {
    submit: (item) =>
      new Promise((resolve, reject) => {
        if (life.over) {
          resolve("late");
          return;
        }
        pace.arrived();
        line.add(createWaiting(item, options.ownerOf(item), options.patienceMs, { resolve, reject }));
        lookSoon();
      }),
    stop: async () => {
      life.over = true;
      look();
      while (underWay.length > 0) {
        await Promise.race(underWay);
        look();
      }
      pace.stop();
    },
  };
}

const NOTHING = (): void => undefined;

/** Known is called when the answers are, before anybody has one. */
async function carryTogether<Item, Result, Lane>(
  { run }: GathererOptions<Item, Result, Lane>,
  lane: Lane,
  batch: readonly Waiting<Item, Result>[],
  known: () => void,
): Promise<void> {
  const results = await run(
    lane,
    batch.map(({ item }) => item),
  );
  if (results.length !== batch.length) throw new Error("A batch must answer each of its items.");
  known();
  results.forEach((result, place) => batch[place]?.answer(result));
}
