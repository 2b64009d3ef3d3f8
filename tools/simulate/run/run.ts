// What a running seed carries from wave to wave.
import { createBooks, pour } from "../model/books.ts";
import type { Books } from "../model/books.ts";
import type { Endowment } from "../platform/founding.ts";
import type { World } from "../platform/world.ts";
import type { Postman } from "./deliver.ts";
import { createMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { createTally } from "./tally.ts";
import type { Tally } from "./tally.ts";

export interface Run {
  readonly world: World;
  readonly books: Books;
  readonly postman: Postman;
  readonly tally: Tally;
  readonly memory: Memory;
  /** Steps and waves so far. */
  made: number;
  waves: number;
}

export const createRun = (world: World, postman: Postman, endowments: readonly Endowment[]): Run => ({
  world,
  books: foundBooks(endowments),
  postman,
  tally: createTally(),
  memory: createMemory(),
  made: 0,
  waves: 0,
});

function foundBooks(endowments: readonly Endowment[]): Books {
  const books = createBooks();
  endowments.forEach(({ cashMinor, bonusMinor, trialMinor }, member) => {
    pour(books, member, "PLAY", { cashMinor, bonusMinor });
    pour(books, member, "TRIAL", { cashMinor: trialMinor });
  });
  books.journal.settle();
  return books;
}
