// The lobby's game list with 20,000 games: how quickly any filter answers over HTTP, most of them asked for the first time,
// and how much of a bare Fastify route's rate a lobby's first page keeps.
import { p50, p95 } from "./bench.ts";
import type { Bench, Result } from "./bench.ts";
import { fillLobby, PATH, TYPES, VENDORS, WORDS } from "./many-games.ts";
import { besideBare } from "./side-by-side.ts";

const ASKED = 3_000;
const ANY_BAR_MS = 20;
const RATE_BAR = 0.4;

/** Every filter in turn, alone and together, with pages and numbers that were not asked for before. */
function queryOf(number: number): string {
  const word = WORDS[number % WORDS.length] ?? "";
  const filters: readonly Readonly<Record<string, string>>[] = [
    { category: "RNG", pageNo: String(1 + (number % 200)) },
    { gameName: `${word} ${number % 997}` },
    { gameName: String(number % 9_973) },
    { vassalage: `BENCH${1 + (number % VENDORS)}`, gameType: TYPES[number % TYPES.length] ?? "" },
    { minBet: String(1 + (number % 50)), minLineNum: String(number % 100) },
    { category: "LIVE", gameName: word, minBet: "20", pageNo: String(1 + (number % 7)) },
    { gameName: "no such name" + number },
  ];
  return new URLSearchParams(filters[number % filters.length]).toString();
}

async function askAny(url: string): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let number = 0; number < ASKED; number += 1) {
    const begin = process.hrtime.bigint();
    const answer = await fetch(`${url}${PATH}?${queryOf(number)}`, {
      headers: { cookie: "device=AAAAAAAAAAAAAAAAAAAAAA" },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`a page was refused with ${answer.status}`);
    taken.push(Number(process.hrtime.bigint() - begin) / 1e6);
  }
  return taken;
}

async function run(): Promise<Result> {
  let any: readonly number[] = [];
  const beside = await besideBare({
    name: "game-list",
    path: `${PATH}?category=RNG&gameName=tiger`,
    bar: RATE_BAR,
    prepare: async (house) => {
      any = await askAny(await fillLobby(house));
    },
  });
  const worst = Math.max(...any).toFixed(1);
  const line = {
    asked: any.length,
    "p50 ms": p50(any).toFixed(1),
    "p95 ms": p95(any).toFixed(1),
    "worst ms": worst,
  };
  return {
    rows: [line, ...beside.rows],
    figure: `${p95(any).toFixed(1)}ms,${beside.figure}`,
    bar: `<=${ANY_BAR_MS}ms,${beside.bar}`,
    holds: p95(any) <= ANY_BAR_MS && beside.holds,
  };
}

export const gameList: Bench = {
  name: "game-list",
  about: "lobby.gamesPublic over 20,000 games: any filter's p95, and the rate against a bare Fastify route",
  run,
};
