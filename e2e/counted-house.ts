// The house for journeys of many rounds: it lets a machine play as fast as it can, and its books lie open beside the screen.
import { startHouse, test as base } from "./house.ts";
import type { StartedHouse } from "./house.ts";
import { openBooks } from "./stored-rounds.ts";
import type { Books } from "./stored-rounds.ts";

export { expect } from "./house.ts";

/** A machine plays faster than the studio lets a session; what it does then is measured elsewhere. */
const FAST_PLAY = { LIMIT_PLAY_SESSION_PER_SECOND: "100000", LIMIT_PLAY_ADDRESS_PER_SECOND: "100000" };

export const test = base.extend<object, { house: StartedHouse; books: Books }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startHouse(FAST_PLAY);
      await use(house);
      await house.stop();
    },
    { scope: "worker" },
  ],
  books: [
    async ({ house }, use) => {
      const books = await openBooks(house);
      await use(books);
      await books.close();
    },
    { scope: "worker" },
  ],
});
