// A member plays: from the ticket to the settled round, and everything that is refused on the way.
import { verifyRound } from "@jonaki/games";
import { history, opened, roundRecord } from "@jonaki/games/play/wire";
import type { Opened } from "@jonaki/games/play/wire";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { EVEN, mustPlay, newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

let house: StudioHouse;
beforeAll(async () => {
  house = await startStudioHouse();
});
afterAll(() => house.stop());

const playerOf = (game: Opened): string => house.playerOf(game);
const callsOf = (round: string) => house.wallet.posted.filter((call) => call.round === round);

describe("opening a game", () => {
  it("[VEN-4] a ticket becomes a session with handle, money, limits and language", async () => {
    const game = await house.enter({ displayName: "ka***55", language: "en", balance: "250.00" });
    expect(game).toMatchObject({
      displayName: "ka***55",
      language: "en",
      currency: "PLAY",
      mode: "real",
      balance: "250.00",
      limits: { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" },
      unfinished: null,
      results: [],
    });
  });

  it("[FAIR-4] [FAIR-13] the hash of the seed and the sheet come before any bet, the seed does not", async () => {
    const game = await house.enter();
    expect(game.seeds.serverSeedHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(game.seeds.nonce).toBe(0);
    expect(game.sheet.returnToPlayer.decimal).toBe("0.990000");
    expect(game.sheet.rules.bn).toContain("ডাইস");
    expect(JSON.stringify(game)).not.toContain('serverSeed"');
  });

  it("[LOB-49] a used, unknown or empty ticket opens nothing", async () => {
    const ticket = house.wallet.issue().ticket;
    expect((await house.send("/api/open", { ticket, game: "dice" })).status).toBe(200);
    expect(await house.send("/api/open", { ticket, game: "dice" })).toEqual({
      status: 403,
      body: { code: "TICKET_INVALID", stakes: null },
    });
    expect((await house.send("/api/open", { ticket: "", game: "dice" })).body).toMatchObject({
      code: "VALIDATION",
    });
    expect((await house.send("/api/open", { ticket, game: "craps" })).body).toMatchObject({
      code: "GAME_UNAVAILABLE",
    });
  });

  it.each([
    ["MEMBER_BLOCKED", "MEMBER_BLOCKED"],
    ["GAME_CLOSED", "GAME_UNAVAILABLE"],
    ["MAINTENANCE", "GAME_MAINTENANCE"],
  ] as const)("[VEN-20] %s at the door is %s to the member", async (code, shown) => {
    const ticket = house.wallet.issue().ticket;
    house.wallet.instead.push(code);
    expect((await house.send("/api/open", { ticket, game: "dice" })).body).toMatchObject({ code: shown });
  });

  it("[FAIR-16] a page that comes back goes on with its token, its results and its balance", async () => {
    const game = await house.enter();
    const { round } = mustPlay(await house.play(game));
    const again = opened((await house.send("/api/reopen", {}, game.token)).body);
    expect(again.token).toBe(game.token);
    expect(again.balance).toBe(round.balanceAfter);
    expect(again.seeds.nonce).toBe(1);
    expect(again.results.map((line) => line.round)).toEqual([round.round]);
  });

  it("[VEN-4] without a good play token nothing is answered", async () => {
    const unknown = "x".repeat(43);
    for (const path of ["/api/play", "/api/reopen", "/api/balance", "/api/seeds", "/api/history"]) {
      expect(await house.send(path, {})).toMatchObject({ status: 401, body: { code: "SESSION_EXPIRED" } });
      expect(await house.send(path, {}, unknown)).toMatchObject({ status: 401 });
    }
  });

  it("[VEN-4] a play token ends after half a day", async () => {
    const own = await startStudioHouse();
    const game = await own.enter();
    own.clock.advance(12 * 60 * 60 * 1000 + 1);
    expect(await own.send("/api/balance", {}, game.token)).toMatchObject({ status: 401 });
    await own.studio.recover();
    await own.stop();
  });
});

describe("a round", () => {
  it("[FAIR-15] [INS-8] is decided, paid and answered as it is stored", async () => {
    const game = await house.enter();
    const { round, seeds } = mustPlay(await house.play(game));
    expect(round).toMatchObject({ state: "DONE", stake: "10.00", choices: EVEN, nonce: 0, game: "dice" });
    expect(seeds).toEqual({ ...game.seeds, nonce: 1 });
    const recalled = roundRecord((await house.send("/api/round", { round: round.round }, game.token)).body);
    expect(recalled).toEqual(round);
  });

  it("[FAIR-17] [FAIR-18] its record has time, stake, choices, outcome, version, table and both balances", async () => {
    const game = await house.enter({ balance: "500.00" });
    const { round } = mustPlay(await house.play(game));
    expect(round.tableHash).toBe(game.sheet.tableHash);
    expect(round.version).toBe(game.sheet.version);
    expect(round.time).toBe(house.clock.now().toISOString());
    expect(round.balanceBefore).toBe("500.00");
    expect(round.balanceAfter).toBe(round.payout === "0.00" ? "490.00" : "510.00");
  });

  it("[VEN-6] [VEN-8] a win is paid and closed in one posting, a loss is closed", async () => {
    const game = await house.enter({ balance: "2000.00" });
    const seen = new Set<string>();
    for (let played = 0; seen.size < 2; played += 1) {
      expect(played).toBeLessThan(60);
      const { round } = mustPlay(await house.play(game));
      const [bet, settlement, ...more] = callsOf(round.round);
      expect(more).toEqual([]);
      expect(bet).toMatchObject({ verb: "bet", amount: "10.00", currency: "PLAY" });
      if (round.payout === "0.00") expect(settlement).toMatchObject({ verb: "close" });
      else
        expect(settlement).toMatchObject({
          verb: "win",
          amount: "20.00",
          closes: true,
          bet: `${round.round}:bet`,
        });
      seen.add(settlement?.verb ?? "none");
    }
  });

  it("[FAIR-8] [FAIR-18] the bet carries what the betting record shows, without the seed", async () => {
    const game = await house.enter();
    const { round } = mustPlay(await house.play(game));
    const [bet, settlement] = callsOf(round.round);
    const { serverSeedHash, clientSeed } = game.seeds;
    const bets = {
      game: "dice",
      version: "1",
      tableHash: round.tableHash,
      serverSeedHash,
      clientSeed,
      choices: EVEN,
    };
    expect(bet).toMatchObject({ detail: bets });
    expect(settlement).toMatchObject({ detail: { ...bets, nonce: 0, outcome: round.outcome } });
  });

  it("[FAIR-14] demo money is played by the same code and on the same seed", async () => {
    const game = await house.enter({
      player: "guest-1",
      session: "guest-session",
      currency: "TRIAL",
      mode: "demo",
    });
    const { round } = mustPlay(await house.play(game));
    expect(round.currency).toBe("TRIAL");
    const { revealed } = (await house.send("/api/seeds/rotate", {}, game.token)).body as {
      revealed: { serverSeed: string };
    };
    expect(verifyRound({ ...round, serverSeed: revealed.serverSeed }).result).toBe("MATCH");
  });

  it("[FAIR-14] stakes, players and time change no roll: seed, client seed and number decide alone", async () => {
    const game = await house.enter({ balance: "100000.00" });
    const rolls: unknown[] = [];
    const records = [];
    for (const stake of ["1.00", "777.77", "50000.00"]) {
      house.clock.advance(3_600_000);
      const { round } = mustPlay(await house.play(game, { choices: { ...EVEN, stake } }));
      records.push(round);
      rolls.push((round.outcome as { roll: string }).roll);
    }
    await house.send("/api/seeds/rotate", {}, game.token);
    for (const [place, { round }] of records.entries()) {
      const record = roundRecord((await house.send("/api/round", { round }, game.token)).body);
      const small = verifyRound({ ...record, choices: { stake: "1.00", side: "under", chance: 1 } });
      expect("recomputed" in small && small.recomputed.outcome).toMatchObject({ roll: rolls[place] });
    }
  });

  it("[WAL-3] the same request again is the same round, and moves nothing", async () => {
    const game = await house.enter();
    const requestId = newRequestId();
    const first = mustPlay(await house.play(game, { requestId }));
    const again = mustPlay(await house.play(game, { requestId }));
    expect(again.round).toEqual(first.round);
    expect(callsOf(first.round.round)).toHaveLength(2);
    expect(await house.play(game, { requestId, choices: { ...EVEN, stake: "11.00" } })).toEqual({
      code: "REQUEST_REUSED",
      stakes: null,
    });
  });

  it("[FAIR-16] while a round is open another one of that game is refused", async () => {
    const game = await house.enter();
    const release = house.wallet.hold();
    const first = house.play(game);
    await vi.waitUntil(() => house.wallet.heard.some(({ player }) => player === playerOf(game)));
    expect(await house.play(game)).toEqual({ code: "ROUND_OPEN", stakes: null });
    const again = opened((await house.send("/api/reopen", {}, game.token)).body);
    expect(again.unfinished).toMatchObject({ state: "BETTING", stake: "10.00", outcome: null });
    release();
    const { round } = mustPlay(await first);
    expect(again.unfinished?.round).toBe(round.round);
    expect(house.wallet.posted.filter(({ player }) => player === playerOf(game))).toHaveLength(2);
  });

  it("[FAIR-16] the same request twice at once is one round", async () => {
    const game = await house.enter();
    const requestId = newRequestId();
    const answers = await Promise.all([1, 2, 3].map(() => house.play(game, { requestId })));
    const [first] = answers.map(mustPlay);
    expect(answers.map((answer) => mustPlay(answer).round)).toEqual([
      first!.round,
      first!.round,
      first!.round,
    ]);
    expect(callsOf(first!.round.round)).toHaveLength(2);
    expect(first!.seeds.nonce).toBe(1);
  });
});

describe("what is refused", () => {
  it("[INS-15] a stake outside the range, with both amounts named", async () => {
    const game = await house.enter({ balance: "100000.00" });
    const refusedStake = (choices: object) => house.play(game, { choices: { ...EVEN, ...choices } });
    expect(await refusedStake({ stake: "0.99" })).toEqual({
      code: "BET_LIMIT",
      stakes: { smallest: "1.00", largest: "50000.00" },
    });
    expect(await refusedStake({ stake: "300.00", chance: 1 })).toEqual({
      code: "BET_LIMIT",
      stakes: { smallest: "1.00", largest: "202.02" },
    });
  });

  it("[VEN-4] [FAIR-20] the platform's lower limits bind, and the largest stake that fits is exact", async () => {
    const game = await house.enter({
      balance: "100000.00",
      limits: { minimum: "5.00", maximum: "1000.00", largestWin: "10000.00" },
    });
    const stakes = async (choices: object) => {
      const answer = await house.play(game, { choices: { ...EVEN, ...choices } });
      return "stakes" in answer ? answer.stakes : "played";
    };
    expect(await stakes({ stake: "4.99" })).toEqual({ smallest: "5.00", largest: "1000.00" });
    expect(await stakes({ stake: "1000.01" })).toEqual({ smallest: "5.00", largest: "1000.00" });
    expect(await stakes({ stake: "102.00", chance: 100 })).toEqual({ smallest: "5.00", largest: "101.01" });
    expect(await stakes({ stake: "60000.00", chance: 100 })).toEqual({ smallest: "5.00", largest: "101.01" });
    expect(await stakes({ stake: "0.10", chance: 100 })).toEqual({ smallest: "5.00", largest: "101.01" });
    expect(await stakes({ stake: "101.01", chance: 100 })).toBe("played");
    expect(await stakes({ stake: "1000.00" })).toBe("played");
  });

  it.each([
    [{ stake: "1.00", side: "over" }],
    [{ ...EVEN, side: "middle" }],
    [{ ...EVEN, chance: 9801 }],
    [{ ...EVEN, stake: 10 }],
    [{ ...EVEN, extra: true }],
    [null],
  ])("[INS-8] choices %j are no choices", async (choices) => {
    const game = await house.enter();
    expect(await house.play(game, { choices })).toMatchObject({ code: "VALIDATION" });
    expect(house.wallet.heard.filter(({ player }) => player === playerOf(game))).toEqual([]);
  });

  it.each([
    ["SESSION_EXPIRED", "SESSION_EXPIRED"],
    ["MEMBER_BLOCKED", "MEMBER_BLOCKED"],
    ["LIMIT_REACHED", "LIMIT_REACHED"],
    ["GAME_CLOSED", "GAME_UNAVAILABLE"],
    ["MAINTENANCE", "GAME_MAINTENANCE"],
    ["ROUND_CLOSED", "BET_CLOSED"],
    ["CURRENCY_WRONG", "UNKNOWN"],
    ["MALFORMED", "UNKNOWN"],
  ] as const)(
    "[VEN-20] a bet answered %s is %s to the member, and the next one is free",
    async (code, shown) => {
      const game = await house.enter();
      const requestId = newRequestId();
      house.wallet.instead.push(code);
      expect(await house.play(game, { requestId })).toEqual({ code: shown, stakes: null });
      expect(await house.play(game, { requestId })).toEqual({ code: shown, stakes: null });
      const { round } = mustPlay(await house.play(game));
      expect(round.nonce).toBe(0);
    },
  );

  it("[VEN-20] AMOUNT_INVALID names the limits the wallet told", async () => {
    const game = await house.enter();
    house.wallet.instead.push("AMOUNT_INVALID");
    expect(await house.play(game)).toEqual({
      code: "BET_LIMIT",
      stakes: { smallest: "1.00", largest: "50000.00" },
    });
  });

  it("[VEN-20] too little balance", async () => {
    const game = await house.enter({ balance: "9.99" });
    expect(await house.play(game)).toEqual({ code: "INSUFFICIENT_BALANCE", stakes: null });
    expect(house.wallet.player(playerOf(game)).balanceMinor).toBe(999n);
  });

  it("a request that is no request, and a path that is none", async () => {
    const game = await house.enter();
    expect((await house.send("/api/play", { requestId: "short" }, game.token)).status).toBe(400);
    expect((await house.send("/api/round", { round: "a b" }, game.token)).status).toBe(400);
    expect((await house.send("/api/nothing", {}, game.token)).status).toBe(404);
    const broken = await house.studio.http.inject({
      method: "POST",
      url: "/api/open",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(broken.statusCode).toBe(400);
  });
});

describe("the history", () => {
  it("[FAIR-17] [INS-16] the last 20 results come with the game, older ones by page, nobody else's", async () => {
    const game = await house.enter();
    const rounds: string[] = [];
    for (let number = 0; number < 23; number += 1) {
      house.clock.advance(1_000);
      rounds.unshift(mustPlay(await house.play(game)).round.round);
    }
    const page = async (before?: string) =>
      history(
        (await house.send("/api/history", before === undefined ? {} : { before }, game.token)).body,
      ).rounds.map((line) => line.round);
    expect(await page()).toEqual(rounds.slice(0, 20));
    expect(await page(rounds[19])).toEqual(rounds.slice(20));
    const stranger = await house.enter();
    expect(stranger.results).toEqual([]);
    expect((await house.send("/api/round", { round: rounds[0] }, stranger.token)).status).toBe(404);
    expect((await house.send("/api/resume", { round: rounds[0] }, stranger.token)).status).toBe(404);
  });
});
