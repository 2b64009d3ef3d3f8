// Many shared rounds of Crash on the real screen, with both bets in each: what stood there at the burst and what the member's
// rounds list is held against the stored bets, and the money against the ledger; also on a line that breaks.
import type { Page } from "@playwright/test";
import { formatMoney } from "../packages/i18n/src/money-format.ts";
import { createChance } from "../tools/simulate/chance.ts";
import type { Chance } from "../tools/simulate/chance.ts";
import { expect, test } from "./counted-house.ts";
import { button, listRounds, LONG, lookAt, nextLook, panel, target } from "./crash-steps.ts";
import type { CrashLook, Place } from "./crash-steps.ts";
import { enter } from "./game-steps.ts";
import { makeLiveLossy, makeLossy } from "./lossy-line.ts";
import { faultsOf } from "./shown-rounds.ts";
import type { StoredRound } from "./stored-rounds.ts";

const FLIGHTS = Number(process.env["FLIGHTS"] ?? 1);
const LONGEST_FLIGHT_MS = 60_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 860, height: 320 } });

const taka = (amountMinor: bigint): string => formatMoney(amountMinor, { symbol: "৳" });
const PLACES = [1, 2] as const;
const isFree = (words: string | undefined): boolean =>
  /^(?:Place bet|Bet on the next round)/u.test(words ?? "");
const isIn = ({ buttons, results }: CrashLook): boolean =>
  results.some((result) => result !== "") || buttons.some((words) => /^(?:Bet placed|Cash out)/u.test(words));

async function betAt(page: Page, place: Place, chance: Chance): Promise<void> {
  await target(page, place).fill((chance.between(101, 160) / 100).toFixed(2));
  await button(page, place).press("Enter");
}

/** Bets in so many rounds, and answers how the screen stood when each had burst, by the round's hash. */
async function fly(page: Page, chance: Chance): Promise<ReadonlyMap<string, CrashLook>> {
  const flown = new Set<string>();
  const ends = new Map<string, CrashLook>();
  for (let look = await lookAt(page); ; look = await nextLook(page, look)) {
    if (isIn(look)) flown.add(look.hash);
    if (look.words === "Burst" && flown.has(look.hash)) ends.set(look.hash, look);
    const isEnough = flown.size >= FLIGHTS;
    if (isEnough && look.words === "Burst" && look.buttons.every(isFree)) return ends;
    // What is pressed while none is taken is sent with the next round.
    if (isEnough || !/^(?:Flying|Burst)/u.test(look.words)) continue;
    for (const place of PLACES) if (isFree(look.buttons[place - 1])) await betAt(page, place, chance);
  }
}

interface Bet {
  readonly choices: { readonly auto: string };
  readonly outcome: { readonly burst: string; readonly at: string | null };
}

/** As the list of the member's rounds has it. */
function lineOf(stored: StoredRound): readonly string[] {
  const { choices, outcome } = stored as unknown as Bet;
  const net = formatMoney(stored.payout - stored.stake, { symbol: "৳", sign: "plus" });
  const choice = `Auto ${choices.auto}× · Burst at ${outcome.burst}×`;
  return [outcome.at === null ? "–" : `${outcome.at}×`, choice, taka(stored.stake), net];
}

/** Where the table at a burst said something else than the stored bet; what was not known there yet is no difference. */
function tableFaults(stored: StoredRound, ends: ReadonlyMap<string, CrashLook>): readonly string[] {
  const { outcome } = stored as unknown as Bet;
  const { serverSeedHash: hash } = stored;
  const end = ends.get(`Hash of this round${hash.slice(0, 8)}…${hash.slice(-8)}`);
  if (end === undefined) return [];
  const wanted =
    outcome.at === null
      ? `Not cashed out this time: −${taka(stored.stake)}`
      : `Cashed out at ${outcome.at}×: ${taka(stored.payout)}`;
  const shown = end.results[(stored.place ?? 1) - 1];
  const burst = `${outcome.burst}×`;
  return [
    ...(shown === wanted || shown === "" ? [] : [`${stored.id}: stored ${wanted}, shown ${shown}`]),
    ...(end.figure === burst && end.lastBurst === burst
      ? []
      : [`${stored.id}: burst ${burst}, ${end.figure}`]),
  ];
}

for (const line of ["plain", "lossy"] as const) {
  test(`[INS-6] [INS-7] [FAIR-15] crash: what the screen says is what the record holds, on a ${line} line`, async ({
    page,
    house,
    books,
  }, info) => {
    test.setTimeout(240_000 + FLIGHTS * LONGEST_FLIGHT_MS);
    const mark = await books.mark("crash");
    const before = await books.since("crash", mark);
    const live = line === "lossy" ? await makeLiveLossy(page, createChance(200)) : null;
    await enter(page, house, { lang: "EN", theme: "dark", game: "crash" });
    const lossy = line === "lossy" ? await makeLossy(page, createChance(201)) : null;
    for (const place of PLACES) await panel(page, place).getByRole("switch").check({ force: true });
    const ends = await fly(page, createChance(202));
    await expect
      .poll(
        async () => (await books.since("crash", mark)).rounds.every(({ state }) => state === "DONE"),
        LONG,
      )
      .toBe(true);
    const stored = await books.since("crash", mark);
    const seen = stored.rounds.flatMap((round) => tableFaults(round, ends));
    const drops = { calls: [lossy?.lostBefore(), lossy?.lostAfter()], sockets: live?.drops() };
    const counts = { game: "crash", line, flights: ends.size, bets: stored.rounds.length, drops };
    info.annotations.push({ type: "rounds", description: JSON.stringify(counts) });
    expect(seen).toEqual([]);
    expect(stored.rounds.flatMap(faultsOf)).toEqual([]);
    expect(stored.bets).toBe(stored.rounds.length);
    const won = stored.rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
    expect(stored.balance).toBe(before.balance + won);
    await expect
      .poll(async () => (await lookAt(page)).balance, { timeout: 30_000 })
      .toBe(taka(stored.balance));
    expect(lossy?.forgotten() ?? []).toEqual([]);
    lossy?.mend();
    const lines = await listRounds(page, before.rounds.length + stored.rounds.length);
    const newest = lines.slice(0, stored.rounds.length).map(String).toSorted();
    expect(newest).toEqual(stored.rounds.map((round) => String(lineOf(round))).toSorted());
  });
}
