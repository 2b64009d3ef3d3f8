import { describe, expect, it } from "vitest";
import { isCrashVector, isDiceVector, readVectors } from "./test-doubles.ts";
import type { RoundVector } from "./test-doubles.ts";
import { verifyRound } from "./verify.ts";

const all = readVectors().rounds;
const rounds = all.filter(isDiceVector);
/** Won with a chance of 0.01 %: hardly any other value could give the same outcome. */
const won = rounds.find(({ outcome, choices }) => outcome.won && choices.chance === 1)!;
const withoutTable = (({ tableHash: _tableHash, ...rest }: RoundVector) => rest)(won);

const changed = (text: string, place: number): string => {
  const here = text.charAt(place);
  const other = /[0-8a-eg-yA-Y]/u.test(here) ? String.fromCodePoint(here.codePointAt(0)! + 1) : "0";
  return text.slice(0, place) + other + text.slice(place + 1);
};

describe("verifying a round", () => {
  it("[FAIR-9] every round that the second implementation made matches", () => {
    for (const round of rounds) {
      expect(verifyRound(round)).toEqual({
        result: "MATCH",
        recomputed: {
          serverSeedHash: round.serverSeedHash,
          tableHash: round.tableHash,
          outcome: round.outcome,
        },
      });
    }
  });

  it("[FAIR-9] a record matches as the proof call answers it and as a person types it", () => {
    expect(verifyRound({ ...withoutTable, salt: null, round: null }).result).toBe("MATCH");
    expect(verifyRound({ ...withoutTable, nonce: String(won.nonce) }).result).toBe("MATCH");
    const stake = won.choices.stake.replace(/0$/u, "");
    expect(verifyRound({ ...withoutTable, choices: { ...won.choices, stake } }).result).toBe("MATCH");
  });

  it("[FAIR-9] [FAIR-10] no character of a record can be changed without being found out", () => {
    const text = JSON.stringify(withoutTable);
    const unnoticed: string[] = [];
    for (let place = 0; place < text.length; place += 1) {
      try {
        const other = changed(text, place);
        if (verifyRound(JSON.parse(other)).result === "MATCH") unnoticed.push(other);
      } catch (problem) {
        // It is no JSON any more.
        if (!(problem instanceof SyntaxError)) throw problem;
      }
    }
    expect(text.length).toBeGreaterThan(300);
    expect(unnoticed).toEqual([]);
  });

  it("[FAIR-4] [FAIR-9] every digit of the promised hash counts", () => {
    for (let place = 0; place < 64; place += 1) {
      const digits = won.serverSeedHash.split("");
      digits[place] = digits[place] === "0" ? "1" : "0";
      expect(verifyRound({ ...won, serverSeedHash: digits.join("") })).toMatchObject({
        result: "MISMATCH",
        wrong: ["serverSeedHash"],
        recomputed: { serverSeedHash: won.serverSeedHash, outcome: won.outcome },
      });
    }
  });

  it("[FAIR-4] [FAIR-9] another seed is found out by its hash, even where the outcome is made to fit", () => {
    const other = `${won.serverSeed.startsWith("0") ? "1" : "0"}${won.serverSeed.slice(1)}`;
    const answer = verifyRound({ ...won, serverSeed: other });
    expect(answer).toMatchObject({ result: "MISMATCH", wrong: ["serverSeedHash", "outcome"] });
    if (answer.result !== "MISMATCH") return;
    expect(verifyRound({ ...won, serverSeed: other, outcome: answer.recomputed.outcome })).toMatchObject({
      result: "MISMATCH",
      wrong: ["serverSeedHash"],
    });
  });

  it.each([
    ["the client seed", { clientSeed: `${won.clientSeed}x` }],
    ["the nonce", { nonce: won.nonce + 1 }],
    ["the side", { choices: { ...won.choices, side: won.choices.side === "over" ? "under" : "over" } }],
    ["the chance", { choices: { ...won.choices, chance: 2 } }],
    ["the stake", { choices: { ...won.choices, stake: "202.01" } }],
    ["the roll", { outcome: { ...won.outcome, roll: "12.34" } }],
    ["won", { outcome: { ...won.outcome, won: false } }],
    ["the payout by a poisha", { outcome: { ...won.outcome, payout: "1999997.99" } }],
    ["the payout's kind", { outcome: { ...won.outcome, payout: 1999998 } }],
    ["a field too many", { outcome: { ...won.outcome, bonus: "1.00" } }],
    ["a field too few", { outcome: { roll: won.outcome.roll, won: true } }],
    ["everything", { outcome: null }],
  ])("[FAIR-9] a change of %s is a mismatch of the outcome", (_what, change) => {
    expect(verifyRound({ ...won, ...change })).toMatchObject({ result: "MISMATCH", wrong: ["outcome"] });
  });

  it("[FAIR-18] a record that names another table than its version has is a mismatch", () => {
    expect(verifyRound({ ...won, tableHash: won.serverSeedHash })).toMatchObject({
      result: "MISMATCH",
      wrong: ["tableHash"],
    });
  });

  it("[FAIR-18] an unknown game and an unknown version are told apart", () => {
    expect(verifyRound({ ...won, game: "craps" })).toEqual({ result: "UNKNOWN_GAME" });
    expect(verifyRound({ ...won, version: "2" })).toEqual({ result: "UNKNOWN_VERSION" });
  });

  it("[FAIR-4] a seed that is not revealed yet is no mismatch", () => {
    expect(verifyRound({ ...won, serverSeed: null })).toEqual({ result: "NOT_REVEALED" });
  });

  it.each([
    ["game", { game: undefined }],
    ["version", { version: 1 }],
    ["serverSeed", { serverSeed: won.serverSeed.toUpperCase() }],
    ["serverSeed", { serverSeed: undefined }],
    ["serverSeedHash", { serverSeedHash: won.serverSeedHash.slice(1) }],
    ["serverSeedHash", { serverSeedHash: undefined }],
    ["clientSeed", { clientSeed: "" }],
    ["clientSeed", { clientSeed: null }],
    ["nonce", { nonce: -1 }],
    ["nonce", { nonce: "01" }],
    ["nonce", { nonce: "" }],
    ["nonce", { nonce: null }],
    ["nonce", { nonce: "9007199254740992" }],
    ["choices", { choices: { ...won.choices, chance: 0 } }],
    ["choices", { choices: { ...won.choices, stake: "202.03" } }],
    ["outcome", { outcome: undefined }],
  ])("[FAIR-9] without a readable %s nothing is claimed", (field, change) => {
    expect(verifyRound({ ...won, ...change })).toEqual({ result: "UNREADABLE", field });
  });

  it.each([null, [], "record", 7])("[FAIR-9] %j is no record", (record) => {
    expect(verifyRound(record)).toEqual({ result: "UNREADABLE", field: "record" });
  });
});

describe("a round of several steps", () => {
  const steps = (game: string) =>
    all.find((round) => round.game === game && round.outcome.payout !== "0.00") as RoundVector & {
      readonly choices: { readonly acts: readonly unknown[] };
    };

  it.each(["mines", "hilo"])("[FAIR-9] %s: the acts are part of what is checked", (game) => {
    const round = steps(game);
    const { acts } = round.choices;
    const withActs = (changed: readonly unknown[]) => ({
      ...round,
      choices: { ...round.choices, acts: changed },
    });
    expect(verifyRound(round).result).toBe("MATCH");
    const unreadable = { result: "UNREADABLE", field: "choices" };
    // One that goes on, one that goes on after its end, and one with something nobody can do.
    expect(verifyRound(withActs(acts.slice(0, -1)))).toEqual(unreadable);
    expect(verifyRound(withActs([...acts, "cashOut"]))).toEqual(unreadable);
    expect(verifyRound(withActs(["jump", ...acts]))).toEqual(unreadable);
  });
});

describe("a round that is shared", () => {
  const crashRounds = all.filter(isCrashVector);
  const round = crashRounds.find((one) => one.chainEnd !== undefined && one.outcome.at !== null)!;

  it("[FAIR-6] [FAIR-9] it is checked by salt and round, and by the published end of its chain", () => {
    for (const one of crashRounds) expect(verifyRound(one).result).toBe("MATCH");
    expect(verifyRound(round)).toMatchObject({ recomputed: { chainEnd: round.chainEnd } });
    expect(verifyRound({ ...round, chainPlace: String(round.chainPlace) }).result).toBe("MATCH");
    const { chainEnd: _end, chainPlace: _place, ...plain } = round;
    const unchained = verifyRound({ ...plain, clientSeed: null, nonce: null, chainEnd: null });
    expect(unchained.result).toBe("MATCH");
    expect(unchained).not.toHaveProperty("recomputed.chainEnd");
  });

  it.each([
    ["another salt", { salt: "other" }, ["outcome"]],
    ["another round", { round: "99999" }, ["outcome"]],
    ["another burst", { outcome: { ...round.outcome, burst: "9.99" } }, ["outcome"]],
    ["another end of the chain", { chainEnd: "0".repeat(64) }, ["chainEnd"]],
    ["another place in the chain", { chainPlace: round.chainPlace! + 1 }, ["chainEnd"]],
    ["a table of another version", { tableHash: "0".repeat(64) }, ["tableHash"]],
  ])("[FAIR-6] [FAIR-9] %s is found out", (_what, change, wrong) => {
    expect(verifyRound({ ...round, ...change })).toMatchObject({ result: "MISMATCH", wrong });
  });

  it("[FAIR-6] a seed beside the chain is found out even where its own hash is made to fit", () => {
    const other = crashRounds.find((one) => one.round !== round.round)!;
    const { serverSeed, serverSeedHash } = other;
    const { wrong } = verifyRound({ ...round, serverSeed, serverSeedHash }) as { readonly wrong: unknown };
    expect(wrong).toContain("chainEnd");
  });

  it.each([
    ["salt", { salt: undefined }],
    ["salt", { salt: "a:b" }],
    ["round", { round: null }],
    ["round", { round: 7 }],
    ["chainEnd", { chainEnd: "abc" }],
    ["chainEnd", { chainEnd: 7 }],
    ["chainPlace", { chainPlace: undefined }],
    ["chainPlace", { chainPlace: 0 }],
    ["chainPlace", { chainPlace: 10_000_001 }],
    ["chainPlace", { chainPlace: "01" }],
  ])("[FAIR-9] without a readable %s nothing is claimed", (field, change) => {
    expect(verifyRound({ ...round, ...change })).toEqual({ result: "UNREADABLE", field });
  });

  it("[FAIR-1] the values of single play do not make a shared round, nor those of a shared one a single", () => {
    const { salt: _salt, round: _round, ...rest } = round;
    expect(verifyRound({ ...rest, clientSeed: "a", nonce: 1 })).toEqual({
      result: "UNREADABLE",
      field: "salt",
    });
    const { clientSeed: _clientSeed, nonce: _nonce, ...single } = won;
    expect(verifyRound({ ...single, salt: "play", round: "1" })).toEqual({
      result: "UNREADABLE",
      field: "clientSeed",
    });
  });
});
