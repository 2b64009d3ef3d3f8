// Many shared rounds of Crash on the real screen, for a crowd with both bets in each: what stood there at the burst and what each
// member's rounds list is held against his stored bets, and his money against the ledger; also on lines that break. FLYERS sets
// how many play, FLIGHTS how many rounds each; the proof of a release takes a thousand bets.
import { expect, test } from "./counted-house.ts";
import { listRounds, LONG, lookAt } from "./crash-steps.ts";
import type { CrashLook } from "./crash-steps.ts";
import { fly, makeMembers, sitDown } from "./flyers.ts";
import type { Flyer } from "./flyers.ts";
import { heldAgainst, lineOf, taka } from "./shown-flights.ts";
import { faultsOf } from "./shown-rounds.ts";
import { openBooks } from "./stored-rounds.ts";
import type { Books, Stored } from "./stored-rounds.ts";

const { FLYERS: askedFlyers, FLIGHTS: askedFlights } = process.env;
const FLYERS = Number(askedFlyers ?? 1);
const FLIGHTS = Number(askedFlights ?? 1);
const LONGEST_FLIGHT_MS = 60_000;
/** To come in, and to be held against the books at the end. */
const LONGEST_VISIT_MS = 30_000;
const SEEDS_EACH = 10;

/** Everything of a new member, once nothing of it is open. */
async function settled(books: Books): Promise<Stored> {
  const read = () => books.since("crash", "");
  await expect
    .poll(async () => (await read()).rounds.every(({ state }) => state === "DONE"), LONG)
    .toBe(true);
  return read();
}

/** His money by the ledger and on the screen, and the list of his rounds. */
async function expectKept({ page, lossy }: Flyer, { rounds, bets, balance }: Stored, first: bigint) {
  expect(new Set(rounds.map(({ round }) => round)).size).toBeGreaterThanOrEqual(FLIGHTS);
  expect(rounds.flatMap(faultsOf)).toEqual([]);
  expect(bets).toBe(rounds.length);
  const won = rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
  expect(balance).toBe(first + won);
  await expect.poll(async () => (await lookAt(page)).balance, { timeout: 30_000 }).toBe(taka(balance));
  expect(lossy?.forgotten() ?? []).toEqual([]);
  lossy?.mend();
  const lines = (await listRounds(page, rounds.length)).map(String);
  expect(lines.toSorted()).toEqual(rounds.map((round) => String(lineOf(round))).toSorted());
}

interface Flown {
  readonly flyer: Flyer;
  readonly looks: readonly CrashLook[];
  readonly stored: Stored;
  /** What he had when he came. */
  readonly first: bigint;
}

function countsOf(all: readonly Flown[]) {
  const sum = (count: (one: Flown) => number): number => all.reduce((before, one) => before + count(one), 0);
  const held = all.flatMap(({ stored, looks }) => stored.rounds.map((round) => heldAgainst(round, looks)));
  return {
    faults: held.flatMap(({ faults }) => faults),
    missed: held.flatMap(({ missed }) => missed ?? []),
    counts: {
      flyers: all.length,
      flights: new Set(all.flatMap(({ stored }) => stored.rounds.map(({ round }) => round))).size,
      bets: held.length,
      compared: held.filter(({ missed }) => missed === null).length,
      drops: {
        before: sum(({ flyer }) => flyer.lossy?.lostBefore() ?? 0),
        after: sum(({ flyer }) => flyer.lossy?.lostAfter() ?? 0),
        sockets: sum(({ flyer }) => flyer.drops()),
      },
    },
  };
}

for (const line of ["plain", "lossy"] as const) {
  test(`[INS-6] [INS-7] [FAIR-15] crash: what the screen says is what the record holds, on a ${line} line`, async ({
    browser,
    house,
  }, info) => {
    test.setTimeout(240_000 + FLYERS * LONGEST_VISIT_MS + FLIGHTS * LONGEST_FLIGHT_MS);
    const seats: { readonly flyer: Flyer; readonly books: Books; readonly first: bigint }[] = [];
    for (const [place, username] of (await makeMembers(house, `Flyer${line}`, FLYERS)).entries()) {
      const books = await openBooks(house, username);
      const { balance: first } = await books.since("crash", "");
      const seed = 200 + place * SEEDS_EACH;
      const flyer = await sitDown(browser, house, { username, line, seed, crowd: FLYERS });
      seats.push({ flyer, books, first });
    }
    const all = await Promise.all(
      seats.map(async ({ flyer, books, first }): Promise<Flown> => {
        const looks = await fly(flyer, FLIGHTS);
        return { flyer, looks, stored: await settled(books), first };
      }),
    );
    const { faults, missed, counts } = countsOf(all);
    info.annotations.push({
      type: "rounds",
      description: JSON.stringify({ game: "crash", line, ...counts }),
    });
    expect(faults).toEqual([]);
    // A line that breaks may miss a burst; one that holds may not.
    if (line === "plain") expect(missed).toEqual([]);
    for (const { flyer, stored, first } of all) {
      await expectKept(flyer, stored, first);
      await flyer.page.context().close();
    }
    for (const { books } of seats) await books.close();
  });
}
