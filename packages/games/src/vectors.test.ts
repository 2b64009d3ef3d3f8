// The published test vectors, held from three sides: the code that pays, a few lines on Node's own crypto, and
// the reference in Python that made them.
import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatAmount } from "@jonaki/money";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  commitmentOf,
  drawBelow,
  findGame,
  firstBrokenLink,
  games,
  isTicketProven,
  makeChain,
  parseSeed,
  proveTicket,
  seedText,
  sharedRoundStream,
  shuffle,
  singlePlayStream,
  ticketRoot,
  verifyRound,
} from "./index.ts";
import { isCrashVector, isDiceVector, readVectors, VECTORS_FILE } from "./test-doubles.ts";

const vectors = readVectors();
const seedAt = (hex: string) => parseSeed(hex)!;
const streamOf = (one: { serverSeed: string; clientSeed: string; nonce: number }) =>
  singlePlayStream(seedAt(one.serverSeed), one.clientSeed, one.nonce);
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

describe("the vectors and the code that pays", () => {
  it("[FAIR-10] they cover what the rules speak of", () => {
    const belows = vectors.draws.map(({ below }) => BigInt(below));
    for (const below of [1n, 2n, 3n, 256n, 257n, 10_000n, 2n ** 32n, 2n ** 32n + 1n, 2n ** 256n + 1n]) {
      expect(belows).toContain(below);
    }
    for (const { code } of games) {
      const gains = vectors.rounds
        .filter(({ game }) => game === code)
        .map(({ choices, outcome }) => Number(outcome.payout) - Number(choices.stake));
      expect(gains.filter((gain) => gain < 0).length, code).toBeGreaterThan(3);
      expect(gains.filter((gain) => gain > 0).length, code).toBeGreaterThan(3);
    }
    expect(vectors.rounds.map(({ outcome }) => outcome.payout)).toContain("1999998.00");
  });

  it("[FAIR-1] streams and commitments", () => {
    for (const one of vectors.streams) {
      const seed = seedAt(one.serverSeed);
      const stream =
        one.salt === undefined
          ? singlePlayStream(seed, one.clientSeed!, one.nonce!)
          : sharedRoundStream(seed, one.salt, one.round!);
      expect(commitmentOf(seed)).toBe(one.serverSeedHash);
      expect(one.blocks.map(() => hexOf(stream.bytes(32)))).toEqual(one.blocks);
    }
  });

  it("[FAIR-2] draws, and not a byte more or less is taken for them", () => {
    for (const one of vectors.draws) {
      const stream = streamOf(one);
      expect(one.drawn.map(() => String(drawBelow(stream, BigInt(one.below))))).toEqual(one.drawn);
      expect(hexOf(stream.bytes(4))).toBe(one.nextBytes);
      if (Number.isSafeInteger(Number(one.below))) {
        const again = streamOf(one);
        expect(one.drawn.map(() => String(drawBelow(again, Number(one.below))))).toEqual(one.drawn);
      }
    }
  });

  it("[FAIR-2] shuffles", () => {
    for (const one of vectors.shuffles) {
      const stream = streamOf(one);
      expect(shuffle(stream, [...Array(one.count).keys()])).toEqual(one.order);
      expect(hexOf(stream.bytes(4))).toBe(one.nextBytes);
    }
  });

  it("[FAIR-6] chains", () => {
    for (const one of vectors.chains) {
      const { end, seeds } = makeChain(seedAt(one.secret), one.seeds.length);
      expect([end, ...seeds].map(seedText)).toEqual([one.end, ...one.seeds]);
      expect(firstBrokenLink(seedAt(one.end), one.seeds.map(seedAt))).toBeNull();
    }
  });

  it("[FAIR-7] the tickets of a draw, and the proofs of some", () => {
    for (const { tickets, root, proofs } of vectors.tickets) {
      expect(ticketRoot(tickets)).toBe(root);
      for (const proof of proofs) {
        expect(proveTicket(tickets, proof.place)).toEqual(proof);
        expect(isTicketProven(root, tickets[proof.place]!, proof)).toBe(true);
      }
    }
  });

  it("[FAIR-9] [FAIR-10] rounds of every game", () => {
    for (const one of vectors.rounds) {
      const { result } = verifyRound(one);
      expect(result, JSON.stringify(one)).toBe("MATCH");
    }
  });

  it("[INS-15] refusals, with the stakes that fit", () => {
    for (const { game, version, choices, refusal } of vectors.refusals) {
      const read = findGame(game, version)!.readChoices(choices);
      if (read.ok || read.refusal.code !== "BET_LIMIT") expect.fail(JSON.stringify(choices));
      expect(formatAmount(read.refusal.smallestStakeMinor)).toBe(refusal.smallestStake);
      expect(formatAmount(read.refusal.largestStakeMinor)).toBe(refusal.largestStake);
    }
  });
});

/** All bits of a stream as one text of zeros and ones, by Node's own HMAC; nothing of the package is used. */
function bitsOf(key: string, prefix: string, blocks: number): string {
  const texts = Array.from({ length: blocks }, (_one, block) => `${prefix}:${block}`);
  const bytes = texts.flatMap((text) => [
    ...createHmac("sha256", Buffer.from(key, "hex")).update(text).digest(),
  ]);
  return bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
}

function* literalDraws(bits: string): Generator<bigint, never, bigint> {
  let place = 0;
  let below = yield 0n;
  for (;;) {
    const width = below === 1n ? 0 : (below - 1n).toString(2).length;
    const taken = Math.ceil(width / 8) * 8;
    const drawn = width === 0 ? 0n : BigInt(`0b${bits.slice(place + taken - width, place + taken)}`);
    place += taken;
    if (drawn < below) below = yield drawn;
  }
}

const literal = (one: { serverSeed: string; clientSeed: string; nonce: number }) => {
  const draws = literalDraws(bitsOf(one.serverSeed, `${one.clientSeed}:${one.nonce}`, 80));
  draws.next();
  return (below: bigint): bigint => draws.next(below).value;
};

const sha256 = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

describe("the vectors and Node's own crypto", () => {
  it("[FAIR-10] streams, draws and shuffles", () => {
    for (const one of vectors.streams) {
      const prefix = one.salt === undefined ? `${one.clientSeed}:${one.nonce}` : `${one.salt}:${one.round}`;
      const bits = one.blocks.map((block) =>
        [...Buffer.from(block, "hex")].map((byte) => byte.toString(2).padStart(8, "0")).join(""),
      );
      expect(bits.join("")).toBe(bitsOf(one.serverSeed, prefix, one.blocks.length));
      expect(sha256(one.serverSeed)).toBe(one.serverSeedHash);
    }
    for (const one of vectors.draws) {
      const draw = literal(one);
      expect(one.drawn.map(() => String(draw(BigInt(one.below))))).toEqual(one.drawn);
    }
    for (const one of vectors.shuffles) {
      const draw = literal(one);
      const order = [...Array(one.count).keys()];
      for (let last = one.count - 1; last >= 1; last -= 1) {
        const other = Number(draw(BigInt(last + 1)));
        [order[last], order[other]] = [order[other]!, order[last]!];
      }
      expect(order).toEqual(one.order);
    }
  });

  it("[FAIR-10] chains and rounds of Dice", () => {
    for (const { secret, end, seeds } of vectors.chains) {
      expect(seeds.at(-1)).toBe(secret);
      expect(seeds.map(sha256)).toEqual([end, ...seeds.slice(0, -1)]);
    }
    for (const one of vectors.rounds.filter(isDiceVector)) {
      const roll = Number(literal(one)(10_000n));
      const { side, chance, stake } = one.choices;
      const won = side === "under" ? roll < chance : roll >= 10_000 - chance;
      const payout = won ? (BigInt(stake.replace(".", "")) * 9_900n) / BigInt(chance) : 0n;
      expect(one.serverSeedHash).toBe(sha256(one.serverSeed));
      expect(Number(one.outcome.roll.replace(".", ""))).toBe(roll);
      expect(one.outcome.won).toBe(won);
      expect(BigInt(one.outcome.payout.replace(".", ""))).toBe(payout);
    }
  });
});

describe("the shared rounds and Node's own crypto", () => {
  it("[FAIR-6] [FAIR-10] bursts of Crash, and the chain their seeds come from", () => {
    const rounds = vectors.rounds.filter(isCrashVector);
    for (const one of rounds) {
      const draws = literalDraws(bitsOf(one.serverSeed, `${one.salt}:${one.round}`, 1));
      draws.next();
      const u = draws.next(2n ** 52n).value + 1n;
      const drawn = (99n * 2n ** 52n) / u;
      const burst = drawn < 100n ? 100n : drawn > 1_000_000n ? 1_000_000n : drawn;
      expect(BigInt(one.outcome.burst.replace(".", ""))).toBe(burst);
    }
    for (const { serverSeed, chainEnd, chainPlace } of rounds.filter((one) => one.chainEnd !== undefined)) {
      let end = serverSeed;
      for (let place = 0; place < chainPlace!; place += 1) end = sha256(end);
      expect(end).toBe(chainEnd);
    }
    expect(rounds.filter((one) => one.chainEnd !== undefined).length).toBeGreaterThan(20);
  });
});

const python = (...words: readonly string[]) =>
  spawnSync("python3", words, { encoding: "utf8", maxBuffer: 16_000_000 });
const docs = (name: string): string => fileURLToPath(new URL(name, VECTORS_FILE));
// Debian with nothing but Node may lack it; the two sides above hold the vectors then.
const hasPython = python("--version").status === 0;

describe.runIf(hasPython)("the vectors and the reference in Python", () => {
  const changedFile = (change: (text: string) => string): string => {
    const folder = mkdtempSync(join(tmpdir(), "vectors-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "changed.json");
    writeFileSync(path, change(readFileSync(VECTORS_FILE, "utf8")));
    return path;
  };

  it("[FAIR-10] it holds every vector", () => {
    const { status, stdout } = python(docs("verify.py"), "--vectors", fileURLToPath(VECTORS_FILE));
    const count = Object.values(vectors).reduce((sum, section) => sum + section.length, 0);
    expect(stdout).toBe(`MATCH: all ${count} test vectors hold.\n`);
    expect(status).toBe(0);
  });

  it("[FAIR-10] it makes exactly the vectors that are published", () => {
    expect(JSON.parse(python(docs("make_vectors.py")).stdout)).toEqual(vectors);
  });

  it("[FAIR-10] it says so when a vector does not hold", () => {
    const [drawn = ""] = vectors.draws.at(-1)!.drawn;
    const path = changedFile((text) => text.replace(drawn, `${drawn}1`));
    const { status, stdout } = python(docs("verify.py"), "--vectors", path);
    expect(stdout).toContain("MISMATCH: draws");
    expect(status).toBe(1);
  });

  it.each([
    ["a round that is what it says", 0, "MATCH", {}],
    ["another payout", 1, "MISMATCH: outcome", { outcome: { roll: "1.00", won: true, payout: "0.01" } }],
    ["another hash", 1, "MISMATCH: serverSeedHash", { serverSeedHash: "0".repeat(64) }],
    ["a seed that is not revealed", 2, "UNREADABLE", { serverSeed: null }],
    ["a number where an amount must be", 2, "UNREADABLE", { choices: { stake: 1, side: "over", chance: 1 } }],
  ])("[FAIR-10] it checks a record: %s", (_what, code, words, change) => {
    const path = changedFile(() => JSON.stringify({ ...vectors.rounds[0], ...change }));
    const { status, stdout } = python(docs("verify.py"), path);
    expect(stdout).toContain(words);
    expect(status).toBe(code);
  });
});
