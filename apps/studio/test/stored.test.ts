// Rounds of every game with choices of every kind, played over the studio's door, read from its store, and computed again: by
// the games themselves and by the reference in another language. STORED=10000 plays that many of each game instead of a few,
// and STORED_FILE keeps their records, one a line.
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { verifyRound } from "@jonaki/games";
import { played, roundRecord } from "@jonaki/games/play/wire";
import type { Opened, RoundRecord } from "@jonaki/games/play/wire";
import { seededRandom } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";
import { mustPlay } from "./studio-house.ts";

const COUNT = Number(process.env["STORED"] ?? 24);
const FILE = process.env["STORED_FILE"];
const REFERENCE = fileURLToPath(new URL("../../../docs/fair/verify.py", import.meta.url));
const TOGETHER = 20;
const PATIENCE = { timeout: 60_000 + COUNT * 2_000 };

let house: CrashHouse;
let folder: string;
beforeAll(async () => {
  house = await startCrashHouse();
  folder = mkdtempSync(join(tmpdir(), "stored-"));
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const random = seededRandom("choices of every kind");
/** From the first to the last. */
const between = (first: number, last: number): number =>
  first + (random.bytes(4).readUInt32BE() % (last - first + 1));
const oneOf = <Kind>(kinds: readonly Kind[]): Kind => kinds[between(0, kinds.length - 1)] as Kind;
const RISKS = ["low", "medium", "high"];
const multiplier = (largest: number): string => (between(101, largest) / 100).toFixed(2);

function someNumbers(count: number, last: number): readonly number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(between(1, last));
  return [...found].toSorted((one, other) => one - other);
}

const CHOICES: Readonly<Record<string, () => object>> = {
  dice: () => ({ side: oneOf(["over", "under"]), chance: between(200, 9_500) }),
  limbo: () => ({ target: multiplier(5_000) }),
  plinko: () => ({ rows: between(8, 16), risk: oneOf(RISKS) }),
  wheel: () => ({ segments: oneOf([10, 20, 30, 40, 50]), risk: oneOf(RISKS) }),
  keno: () => ({ picks: someNumbers(between(1, 10), 40), risk: oneOf(RISKS) }),
  mines: () => ({ mines: between(1, 24) }),
  hilo: () => ({}),
};
const ACTS: Readonly<Record<string, () => number | string>> = {
  mines: () => (between(0, 4) === 0 ? "cashOut" : between(0, 24)),
  hilo: () => oneOf(["higher", "lower", "higher", "lower", "skip", "cashOut"]),
};
/** A stake that every choice of every game allows. */
const stake = (): string => (between(100, 500) / 100).toFixed(2);

async function playToItsEnd(game: Opened, code: string, seedHash: string): Promise<string> {
  const choices = { stake: stake(), ...CHOICES[code]?.() };
  let { round } = mustPlay(await house.play(game, { choices, serverSeedHash: seedHash }));
  for (let step = 0; round.state === "PLAYING";) {
    const act = ACTS[code]?.() ?? null;
    const { status, body } = await house.send("/api/act", { round: round.round, step, act }, game.token);
    // An act that is not possible here is refused, and another one is tried.
    if (status !== 200) continue;
    ({ round } = played(body));
    step += 1;
  }
  return round.round;
}

const storedRound = async (token: string, round: string): Promise<RoundRecord> =>
  roundRecord((await house.send("/api/round", { round }, token)).body);

/** Some players at once, each with a seed of his own that is shown at the end. */
async function playSome(code: string, count: number): Promise<readonly RoundRecord[]> {
  const game = await house.enter({ balance: "1000000.00" }, code);
  const rounds: string[] = [];
  for (let made = 0; made < count; made += 1)
    rounds.push(await playToItsEnd(game, code, game.seeds.serverSeedHash));
  await house.send("/api/seeds/rotate", {}, game.token);
  return Promise.all(rounds.map((round) => storedRound(game.token, round)));
}

async function playAll(code: string): Promise<readonly RoundRecord[]> {
  const records: RoundRecord[] = [];
  while (records.length < COUNT) {
    const players = Array.from({ length: TOGETHER }, () => Math.ceil(Math.min(COUNT, 1_000) / TOGETHER));
    const some = await Promise.all(players.map((count) => playSome(code, count)));
    records.push(...some.flat());
    // The studio counts calls by the second, and this one's stand still.
    house.clock.advance(2_000);
  }
  return records.slice(0, COUNT);
}

/** A sitting is over before its session ends: every round takes the time of its flight. */
const SITTING = 250;

async function sitAtCrash(count: number): Promise<readonly RoundRecord[]> {
  const { token } = await house.sit({ balance: "1000000.00" });
  const bets: string[] = [];
  while (bets.length < count) {
    const { burst } = await house.openRound();
    const choices = { stake: stake(), auto: between(0, 1) === 0 ? null : multiplier(500) };
    const { bet } = mustBet(await house.bet(token, { choices }));
    bets.push(bet);
    if (choices.auto === null && burst > 100 && between(0, 2) > 0) {
      await house.takeOff();
      await house.flyTo(between(101, Math.min(burst, 400)));
      mustBet(await house.cashOut(token, bet));
    }
    await house.land();
  }
  return Promise.all(bets.map((bet) => storedRound(token, bet)));
}

async function playCrash(): Promise<readonly RoundRecord[]> {
  const records: RoundRecord[] = [];
  while (records.length < COUNT)
    records.push(...(await sitAtCrash(Math.min(SITTING, COUNT - records.length))));
  // What is drawn is drawn for the round that all share.
  return records.map((record) => ({ ...record, round: record.sharedRound ?? "" }));
}

const isByHand = (choices: RoundRecord["choices"]): boolean =>
  (choices as { readonly cashOut: unknown }).cashOut !== null;

const python = (...words: readonly string[]) => spawnSync("python3", words, { encoding: "utf8" });
const hasPython = python("--version").status === 0;

function keep(name: string, records: readonly object[]): string {
  const path = join(folder, name);
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  appendFileSync(path, lines);
  if (FILE !== undefined) appendFileSync(FILE, lines);
  return path;
}

describe("the rounds in the store", () => {
  it.each([...Object.keys(CHOICES), "crash"])(
    "[FAIR-9] [FAIR-10] %s: every one is what its seeds and choices give, and a payout that was changed is found",
    PATIENCE,
    async (code) => {
      const records = code === "crash" ? await playCrash() : await playAll(code);
      // Some were cashed out by hand, too.
      if (code === "crash") expect(records.filter(({ choices }) => isByHand(choices))).not.toEqual([]);
      expect(records).toHaveLength(COUNT);
      expect(new Set(records.map(({ round }) => round)).size).toBe(COUNT);
      expect(records.filter((record) => verifyRound(record).result !== "MATCH")).toEqual([]);
      const changed = records.map((record) => ({
        ...record,
        outcome: { ...(record.outcome as object), payout: "1234567.89" },
      }));
      expect(changed.filter((record) => verifyRound(record).result !== "MISMATCH")).toEqual([]);
      // Debian with nothing but Node may lack it.
      if (!hasPython) return;
      expect(python(REFERENCE, "--records", keep(`${code}.ndjson`, records)).stdout).toBe(
        `MATCH: all ${COUNT} records are what the seeds and choices give.\n`,
      );
      const some = keep(`${code}-changed.ndjson`, changed.slice(0, 20));
      expect(python(REFERENCE, "--records", some).stdout).toMatch(/^MISMATCH: 20 of 20 records/u);
    },
  );
});
