// What a bet's detail says of its round: what our own studio knows of it beside what was stored with the bet.
import { playersOf, startTestApp, TEST_GAME } from "@jonaki/testkit";
import type { OpenedPlayer, Players, TestApp } from "@jonaki/testkit";
import type { FairDesk, RoundProof } from "@jonaki/vendor/fair";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const HASH = "a".repeat(64);
const SEED = "b".repeat(64);
const END = "c".repeat(64);
/** As Crash sends it: it cannot tell the burst while the round still flies. */
const DETAIL = {
  choices: { stake: "10.00", auto: "2.00", largestWin: "2000000.00", cashOut: null },
  serverSeedHash: HASH,
  salt: "play",
  round: "3-11",
};
const OUTCOME = { burst: "3.41", at: "2.00", payout: "20.00" };
const TIMES = {
  flies: "2026-11-15T09:00:06.000Z",
  request: null,
  arrival: null,
  burst: "2026-11-15T09:00:20.500Z",
};
const PROOF: RoundProof = {
  game: "crash",
  version: "1",
  tableHash: HASH,
  serverSeedHash: HASH,
  clientSeed: null,
  nonce: null,
  salt: "play",
  round: "3-11",
  chainEnd: END,
  chainPlace: 12,
  choices: DETAIL.choices,
  outcome: OUTCOME,
  serverSeed: SEED,
  recalled: { balanceBefore: "1000.00", balanceAfter: "1010.00", times: TIMES },
};

let house: TestApp;
let players: Players;
let proof: RoundProof | "NOT_FOUND";
beforeAll(async () => {
  const desk: Partial<FairDesk> = { proof: async () => proof };
  house = await startTestApp({}, { realSessions: true, fairDesk: () => desk as FairDesk });
  players = playersOf(house);
});
beforeEach(() => {
  proof = PROOF;
});
afterAll(() => house.stop());

let made = 0;
/** A bet of the round that was cashed out, as the wallet has it. */
async function playedBy({ play }: OpenedPlayer): Promise<string> {
  made += 1;
  const { session, player, currency } = play;
  const names = { player, game: TEST_GAME, round: `round-${made}`, currency };
  const bet = `bet-${made}`;
  await players.wallet.bet({ ...names, transaction: bet, session, amount: "10.00", detail: DETAIL });
  const win = { transaction: `${bet}-win`, bet, amount: "20.00", closes: true, detail: DETAIL };
  expect(await players.wallet.win({ ...names, ...win })).toMatchObject({ code: "OK" });
  return names.round;
}

async function detailOf(who: OpenedPlayer): Promise<object> {
  const ask = async (path: string) =>
    (await house.send("GET", `/wps/relay/${path}`, { token: who.token })).body.value;
  const { list } = (await ask("ODSFE2_MemBetHistory")) as { list: { betId: string }[] };
  const { bet } = (await ask(`ODSFE2_MemBetDetail?betId=${list[0]?.betId}`)) as { bet: object };
  return bet;
}

describe("the detail of a bet in a shared round", () => {
  it("[FAIR-8] [FAIR-17] [INS-7] tells the result, what proves it, the balances and the moments that decided it", async () => {
    const who = await players.open();
    const round = await playedBy(who);
    expect(await detailOf(who)).toMatchObject({
      round,
      state: "WON",
      result: JSON.stringify(OUTCOME),
      balanceBefore: "1000.00",
      balanceAfter: "1010.00",
      times: TIMES,
      fairness: {
        seeds: "SHARED",
        serverSeedHash: HASH,
        serverSeed: SEED,
        salt: "play",
        round: "3-11",
        chainEnd: END,
        chainPlace: 12,
      },
    });
  });

  it("[FAIR-4] [FAIR-8] while the round still flies a bet that was cashed out shows the hash, and neither burst nor seed", async () => {
    const who = await players.open();
    await playedBy(who);
    proof = "NOT_FOUND";
    expect(await detailOf(who)).toMatchObject({
      state: "WON",
      result: null,
      balanceAfter: null,
      times: null,
      fairness: { seeds: "SHARED", serverSeedHash: HASH, serverSeed: null, salt: "play", chainEnd: null },
    });
  });

  it("[REP-2] a round of the same name with another seed is not the bet's", async () => {
    const who = await players.open();
    await playedBy(who);
    proof = { ...PROOF, serverSeedHash: END };
    expect(await detailOf(who)).toMatchObject({
      result: null,
      balanceBefore: null,
      fairness: { serverSeed: null },
    });
  });

  it("[FAIR-9] [CALL-169] anybody may read the proof with its chain, and nobody the player's balances or moments", async () => {
    const { body } = await house.send("GET", "/wps/fair/round?roundId=round-1");
    expect(body.value).toMatchObject({ chainEnd: END, chainPlace: 12, serverSeed: SEED });
    expect(JSON.stringify(body.value)).not.toMatch(/1010\.00|09:00:20/u);
  });
});
