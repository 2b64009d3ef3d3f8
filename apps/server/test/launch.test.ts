// Starting a game, playing it and finding it in the record, through the whole server: the ticket, the play
// session, the wallet, the news of a changed balance, the betting record.
import { differencesOn, playersOf, startTestApp, TEST_GAME, TEST_VENDOR } from "@jonaki/testkit";
import type { OpenedPlayer, Players, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};
const MINUTE_MS = 60_000;

let house: TestApp;
let players: Players;
let made = 0;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true });
  players = playersOf(house);
});
beforeEach(() => house.clock.advance(MINUTE_MS));
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

const launch = (username: string, more: Readonly<Record<string, unknown>> = {}) => ({
  gameId: TEST_GAME,
  vassalage: TEST_VENDOR,
  username,
  merchantCode: "JONAKI",
  language: "BN",
  ...more,
});
const send = (token: string, body: unknown, options: SendOptions = {}) =>
  house.send("POST", "/wps/game/launchGame", { token, body, ...options });
const codeOf = async (token: string, body: unknown): Promise<readonly [number, string | null]> => {
  const { status, body: answer } = await send(token, body);
  return [status, answer.code];
};
const member = async () => {
  const person = await players.members.person();
  await players.give(person.id, 100_000n);
  return { person, token: await players.members.enter(person.username) };
};
const authenticate = (ticket: string, game = TEST_GAME) => players.wallet.authenticate({ ticket, game });
const betOf = ({ play }: OpenedPlayer, amount = "10.00") => {
  made += 1;
  const { session, player, currency } = play;
  return {
    transaction: `bet-${made}`,
    session,
    player,
    game: TEST_GAME,
    round: `round-${made}`,
    amount,
    currency,
  };
};
const winOf = (bet: ReturnType<typeof betOf>, amount: string) => ({
  transaction: `${bet.transaction}-win`,
  player: bet.player,
  game: bet.game,
  round: bet.round,
  bet: bet.transaction,
  amount,
  currency: bet.currency,
  closes: true,
});
const get = async (token: string, path: string): Promise<Record<string, unknown>> => {
  const { body } = await house.send("GET", path, { token });
  expect(body.code).toBeNull();
  return body.value as Record<string, unknown>;
};

describe("a launch", () => {
  it("[LOB-49] [CALL-56] leads to the games' own origin with a ticket, never with the session's token", async () => {
    const { person, token } = await member();
    const { status, body } = await send(token, launch(person.username), { headers: { language: "EN" } });
    expect(status).toBe(200);
    const { game_url: address, game_url2, content } = body.value as Record<string, string>;
    expect([game_url2, content]).toEqual([null, null]);
    const url = new URL(address ?? "");
    expect([url.origin, url.pathname]).toEqual(["http://localhost:3002", "/dice"]);
    expect([...url.searchParams.keys()]).toEqual(["ticket", "language"]);
    expect(url.searchParams.get("language")).toBe("en");
    expect(address).not.toContain(token);
  });

  it("[VEN-4] [LOB-49] the ticket becomes one play session, with a handle and a masked name", async () => {
    const { person, token } = await member();
    const ticket = await players.ticket(person, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => authenticate(ticket)));
    const opened = answers.filter((answer) => "play" in answer);
    expect(opened).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "SESSION_EXPIRED")).toHaveLength(19);
    expect(opened[0]).toMatchObject({
      play: {
        displayName: `${person.username.slice(0, 2)}***${person.username.slice(-2)}`,
        currency: "PLAY",
        mode: "real",
        balance: "1000.00",
        limits: { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" },
      },
    });
    expect(JSON.stringify(opened)).not.toContain(person.username);
  });

  it("[LOB-49] [abuse 80] a late ticket, another game's and a made-up one open nothing", async () => {
    const { person, token } = await member();
    const ticket = await players.ticket(person, token);
    expect(await authenticate(ticket, "roulette")).toEqual({ code: "SESSION_EXPIRED" });
    expect(await authenticate(`${ticket.slice(0, -1)}x`)).toEqual({ code: "SESSION_EXPIRED" });
    house.clock.advance(MINUTE_MS);
    expect(await authenticate(ticket)).toEqual({ code: "SESSION_EXPIRED" });
    const again = await players.ticket(person, token);
    house.clock.advance(MINUTE_MS - 1);
    expect(await authenticate(again)).toMatchObject({ code: "OK" });
  });

  it("[LOB-49] a ticket dies with the login that asked for it", async () => {
    const { person, token } = await member();
    const ticket = await players.ticket(person, token);
    await house.send("DELETE", "/wps/session/logout", { token });
    expect(await authenticate(ticket)).toEqual({ code: "SESSION_EXPIRED" });
  });

  it("[LOB-40] the player is the token's: another name or merchant is refused", async () => {
    const { person, token } = await member();
    expect(await codeOf(token, launch("somebody"))).toEqual([403, "FORBIDDEN"]);
    expect(await codeOf(token, launch(person.username, { merchantCode: "OTHER" }))).toEqual([
      403,
      "FORBIDDEN",
    ]);
    expect(await codeOf(token, launch(person.username, { gameId: "no-such-game" }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    const { status } = await house.send("POST", "/wps/game/launchGame", { body: launch(person.username) });
    expect(status).toBe(401);
  });

  it("[LOB-14] [VEN-12] a game under maintenance or switched off is not started and takes no bet, but wins arrive", async () => {
    const who = await players.open();
    const bet = betOf(who);
    expect(await players.wallet.bet(bet)).toMatchObject({ code: "OK" });
    const switchTo = async (status: string) => {
      await players.members.rows("update games set status = $1 where code = $2", [status, TEST_GAME]);
      house.clock.advance(1_000);
    };
    await switchTo("MAINTENANCE");
    expect(await codeOf(who.token, launch(who.person.username))).toEqual([422, "GAME_MAINTENANCE"]);
    expect(await players.wallet.bet(betOf(who))).toMatchObject({ code: "MAINTENANCE" });
    await switchTo("OFF");
    expect(await codeOf(who.token, launch(who.person.username))).toEqual([422, "GAME_UNAVAILABLE"]);
    expect(await players.wallet.bet(betOf(who))).toMatchObject({ code: "GAME_CLOSED" });
    expect(await players.wallet.win(winOf(bet, "25.00"))).toMatchObject({ code: "OK", balance: "1015.00" });
    await switchTo("ON");
  });

  it("[LOB-14] [VEN-20] a vendor under maintenance or switched off answers its launch with GAME_MAINTENANCE", async () => {
    const who = await players.open();
    const switchTo = async (status: string) => {
      await players.members.rows("update vendors set status = $1 where code = $2", [status, TEST_VENDOR]);
      house.clock.advance(1_000);
    };
    for (const [status, walletCode] of [
      ["MAINTENANCE", "MAINTENANCE"],
      ["OFF", "GAME_CLOSED"],
    ] as const) {
      await switchTo(status);
      expect(await codeOf(who.token, launch(who.person.username))).toEqual([422, "GAME_MAINTENANCE"]);
      expect(await players.wallet.bet(betOf(who))).toMatchObject({ code: walletCode });
    }
    await switchTo("ON");
  });

  it("[SITE-25] [VEN-12] under the site's maintenance a bet from before settles, and no new one is taken", async () => {
    const who = await players.open();
    const bet = betOf(who);
    expect(await players.wallet.bet(bet)).toMatchObject({ code: "OK" });
    const { switches, reload } = house.app.site;
    await switches.setMaintenance({ on: true, endsAt: null });
    await reload();
    expect(await players.wallet.bet(betOf(who))).toMatchObject({ code: "MAINTENANCE" });
    expect(await players.wallet.win(winOf(bet, "25.00"))).toMatchObject({ code: "OK", balance: "1015.00" });
    await switches.setMaintenance({ on: false, endsAt: null });
    await reload();
    expect(await players.wallet.bet(betOf(who))).toMatchObject({ code: "OK" });
  });

  it("[WAL-5] demo play has 10,000.00 of trial money, filled up again at the next launch", async () => {
    const who = await players.open(100_000n, { demo: true });
    expect(who.play).toMatchObject({ currency: "TRIAL", mode: "demo", balance: "10000.00" });
    await players.wallet.bet(betOf(who, "400.00"));
    expect(await get(who.token, "/wps/v2/wallets/balance")).toEqual({ sumBalance: "1000.00" });
    const again = await authenticate(await players.ticket(who.person, who.token, true));
    expect(again).toMatchObject({ play: { balance: "10000.00", player: who.play.player } });
    const page = await get(who.token, "/wps/relay/ODSFE2_MemBetHistory");
    expect(page["list"]).toEqual([]);
  });
});

describe("what a member sees of a bet", () => {
  it("[WAL-7] [REP-1] the balance and the record tell the ledger's numbers", async () => {
    const who = await players.open();
    const [won, lost] = [betOf(who, "10.00"), betOf(who, "30.00")];
    await players.wallet.bet({
      ...won,
      detail: { choices: { side: "over" }, serverSeedHash: "a".repeat(64), clientSeed: "me", nonce: 7 },
    });
    await players.wallet.bet(lost);
    await players.wallet.win(winOf(won, "19.80"));
    expect(await get(who.token, "/wps/v2/wallets/balance")).toEqual({ sumBalance: "979.80" });
    const page = await get(who.token, "/wps/relay/ODSFE2_MemBetHistory");
    expect(page["totals"]).toEqual({
      stake: "40.00",
      validBet: "10.00",
      payout: "19.80",
      profitLoss: "9.80",
    });
    expect(page["list"]).toMatchObject([
      { game: "dice", stake: "30.00", payout: "0.00", profitLoss: "0.00", state: "OPEN" },
      {
        game: "dice",
        stake: "10.00",
        payout: "19.80",
        profitLoss: "9.80",
        state: "WON",
        selection: '{"side":"over"}',
      },
    ]);
    const [, line] = page["list"] as { betId: string }[];
    const { bet } = (await get(who.token, `/wps/relay/ODSFE2_MemBetDetail?betId=${line?.betId}`)) as {
      bet: object;
    };
    expect(bet).toMatchObject({
      round: won.round,
      resultVersion: 1,
      earlierResults: [],
      fairness: { serverSeedHash: "a".repeat(64), clientSeed: "me", nonce: "7", serverSeed: null },
    });
  });

  it("[REP-11] nobody sees another's bet", async () => {
    const [who, stranger] = [await players.open(), await players.open()];
    await players.wallet.bet(betOf(who));
    const page = await get(who.token, "/wps/relay/ODSFE2_MemBetHistory");
    const [line] = page["list"] as { betId: string }[];
    const path = `/wps/relay/ODSFE2_MemBetDetail?betId=${line?.betId}`;
    expect((await house.send("GET", path, { token: stranger.token })).status).toBe(404);
    expect((await get(stranger.token, "/wps/relay/ODSFE2_MemBetHistory"))["list"]).toEqual([]);
  });

  it("[REP-9] a record reaches 31 days at a time and 90 back", async () => {
    const { token } = await member();
    const ask = async (query: string) =>
      (await house.send("GET", `/wps/relay/ODSFE2_MemBetHistory?${query}`, { token })).body.code;
    const day = (ago: number) =>
      new Date(house.clock.now().getTime() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
    expect(await ask(`from=${day(30)}&to=${day(0)}`)).toBeNull();
    expect(await ask(`from=${day(31)}&to=${day(0)}`)).toBe("DATE_RANGE");
    expect(await ask(`from=${day(90)}&to=${day(80)}`)).toBeNull();
    expect(await ask(`from=${day(91)}&to=${day(80)}`)).toBe("DATE_RANGE");
    expect(await ask(`from=${day(0)}&to=${day(1)}`)).toBe("DATE_RANGE");
  });

  it("[WAL-13] [CALL-182] a changed balance is told after its commit, once for a batch", async () => {
    const who = await players.open();
    const heard = async (): Promise<readonly string[]> => {
      const rows = await players.members.rows("select name from outbox where topic = $1 order by id", [
        `member/${who.person.id}`,
      ]);
      return rows.map((row) => String(row["name"]));
    };
    const bet = betOf(who);
    await players.wallet.bet(bet);
    await expect.poll(heard).toEqual(["wallet.changed"]);
    // An ended bet says by itself that the wallet changed.
    await players.wallet.win(winOf(bet, "15.00"));
    await expect.poll(heard).toEqual(["wallet.changed", "bet.settled"]);
  });
});
