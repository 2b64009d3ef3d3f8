// The winners list and what a member chose: real wins of the last day, masked, and nobody who opted out.
import { minor } from "@jonaki/money";
import { playersOf, startTestApp, TEST_GAME } from "@jonaki/testkit";
import type { OpenedPlayer, Players, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const MINUTE_MS = 60_000;
const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};
let house: TestApp;
let players: Players;
let made = 0;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true });
  players = playersOf(house);
});
beforeEach(async () => {
  house.clock.advance(MINUTE_MS);
  await allHeard();
  await players.members.rows("delete from recent_wins");
});
afterAll(() => house.stop());

interface Winner {
  readonly account: string;
  readonly game: string;
  readonly amount: string;
  readonly time: string;
}
const board = async (language = "EN"): Promise<readonly Winner[]> => {
  const { status, body } = await house.send("GET", "/wps/relay/GCSGAME_getRankList", {
    headers: { language },
  });
  expect(status).toBe(200);
  return (body.value as { list: Winner[] }).list;
};
/** What bets told has reached the list's own table. */
const allHeard = () =>
  vi.waitUntil(
    async () => {
      const waiting = "select from domain_event_queue where consumer = 'messages'";
      return (await players.members.rows(waiting)).length === 0;
    },
    { timeout: 10_000, interval: 10 },
  );
const boardLater = async (language?: string): Promise<readonly Winner[]> => {
  await allHeard();
  house.clock.advance(MINUTE_MS);
  return board(language);
};
/** One round: a bet, and what it wins; without a win the bet stays open. */
const play = async (
  { play: { session, player, currency } }: OpenedPlayer,
  stake: string,
  win: string | null,
) => {
  made += 1;
  const [transaction, round] = [`bet-${made}`, `round-${made}`];
  const common = { player, game: TEST_GAME, round, currency };
  await players.wallet.bet({ ...common, transaction, session, amount: stake });
  if (win === null) return;
  const paid = { ...common, transaction: `${transaction}-win`, bet: transaction, amount: win, closes: true };
  expect(await players.wallet.win(paid)).toMatchObject({ code: "OK" });
};
const asTime = (moment: unknown): string => (moment instanceof Date ? moment.toISOString() : "");
const masked = ({ person }: OpenedPlayer): string =>
  `${person.username.slice(0, 2)}***${person.username.slice(-2)}`;
const optOut = (token: string, on: unknown) =>
  house.send("POST", "/wps/relay/GCSGAME_winnersOptOut", { token, body: { on } });

describe("the winners list", () => {
  it("[MSG-31] [CALL-71] needs no token; a win has masked account, game, amount and time", async () => {
    const who = await players.open();
    await play(who, "10.00", "25.50");
    const [win, ...others] = await boardLater();
    expect(others).toEqual([]);
    expect(win).toMatchObject({ account: masked(who), amount: "25.50" });
    expect(Date.parse(win?.time ?? "")).not.toBeNaN();
    const [game] = await players.members.rows("select name_bn, name_en from games where code = $1", [
      TEST_GAME,
    ]);
    expect(win?.game).toBe(game?.["name_en"]);
    expect((await board("BN"))[0]?.game).toBe(game?.["name_bn"]);
    expect(JSON.stringify(win)).not.toContain(who.person.username);
  });

  it("[MSG-32] only real wins count: no demo play, no open bet, no stake that came back or a part of it", async () => {
    const demo = await players.open(100_000n, { demo: true });
    await play(demo, "10.00", "900.00");
    const who = await players.open();
    await play(who, "10.00", null);
    await play(who, "10.00", "10.00");
    await play(who, "10.00", "4.00");
    expect(await boardLater()).toEqual([]);
    await play(who, "10.00", "10.01");
    expect((await boardLater()).map(({ amount }) => amount)).toEqual(["10.01"]);
  });

  it("[MSG-32] the 20 largest, the largest first, of the last 24 hours", async () => {
    const who = await players.open(1_000_000n);
    for (let number = 1; number <= 22; number += 1) await play(who, "1.00", `${number + 1}.00`);
    const list = await boardLater();
    expect(list).toHaveLength(20);
    expect([list[0]?.amount, list[19]?.amount]).toEqual(["23.00", "4.00"]);
    const settled = list.map(({ time }) => Date.parse(time));
    house.clock.set(new Date(Math.max(...settled) + 24 * 60 * MINUTE_MS).toISOString());
    expect(await boardLater()).toEqual([]);
  });

  it("[MSG-32] is read at most once a minute however many ask", async () => {
    house.clock.set(new Date(Date.now() + MINUTE_MS).toISOString());
    expect(await boardLater()).toEqual([]);
    await play(await players.open(), "1.00", "7.00");
    await allHeard();
    house.clock.advance(MINUTE_MS - 1);
    expect(await board()).toEqual([]);
    house.clock.advance(1);
    expect((await board()).map(({ amount }) => amount)).toEqual(["7.00"]);
  });
});

describe("a win that was corrected", () => {
  it("[REP-3] [MSG-32] shows what it came to, and is gone when it came to nothing", async () => {
    const who = await players.open();
    await play(who, "10.00", "50.00");
    expect((await boardLater()).map(({ amount }) => amount)).toEqual(["50.00"]);
    const [bet] = await players.members.rows("select id, settled_at from bets order by id desc limit 1");
    const correct = (payoutMinor: bigint, resultVersion: number) =>
      house.app.money.bets.correct({
        requestId: `correction-${resultVersion}`,
        memberId: who.person.id,
        betId: bet?.["id"] as bigint,
        resultVersion,
        payoutMinor: minor(payoutMinor),
        validMinor: minor(1_000n),
        actor: "operator",
        reason: "the result was read wrongly",
      });
    expect(await correct(3_000n, 1)).toMatchObject({ resultVersion: 2 });
    expect(await boardLater()).toMatchObject([{ amount: "30.00", time: asTime(bet?.["settled_at"]) }]);
    expect(await correct(0n, 2)).toMatchObject({ resultVersion: 3 });
    expect(await boardLater()).toEqual([]);
  });
});

describe("opting out", () => {
  it("[MSG-32] [CALL-172] a member who opted out is gone from the list at once, and comes back when they want", async () => {
    const [shy, loud] = [await players.open(), await players.open()];
    await play(shy, "1.00", "70.00");
    await play(loud, "1.00", "60.00");
    const seen = async () => (await board()).map(({ account }) => account);
    await boardLater();
    expect(await seen()).toEqual([masked(shy), masked(loud)]);
    const answer = await optOut(shy.token, true);
    expect([answer.status, answer.body.value]).toEqual([200, { on: true }]);
    expect(await seen()).toEqual([masked(loud)]);
    await optOut(shy.token, false);
    expect(await seen()).toEqual([masked(shy), masked(loud)]);
  });

  it("[VEN-4] in games the member is called hidden", async () => {
    const who = await players.open();
    expect(who.play.displayName).toBe(masked(who));
    await optOut(who.token, true);
    const ticket = await players.ticket(who.person, who.token);
    expect(await players.wallet.authenticate({ ticket, game: TEST_GAME })).toMatchObject({
      play: { displayName: "hidden" },
    });
  });

  it("[MSG-32] a visitor, a guest and a word that is no yes or no are refused", async () => {
    const { status, body } = await house.send("POST", "/wps/relay/GCSGAME_winnersOptOut", {
      body: { on: true },
    });
    expect([status, body.code]).toEqual([401, "NOT_LOGGED_IN"]);
    const free = { os: "", platform: "W", random: await house.seal("g".repeat(32)) };
    const guest = await house.send("POST", "/wps/session/login/freeplay", {
      body: free,
      headers: { version: "3" },
    });
    const { token } = guest.body.value as { token: string };
    expect((await optOut(token, true)).body.code).toBe("NEED_TRUE_ACCOUNT");
    expect((await optOut((await players.open()).token, "yes")).status).toBe(400);
  });
});

describe("the language", () => {
  const choose = (language: string, token?: string) =>
    house.send("POST", "/wps/system/language", {
      body: { language },
      ...(token === undefined ? {} : { token }),
    });

  it("[SITE-51] [CALL-44] with a token it is stored on the member, without one on nobody", async () => {
    const [who, other] = [await players.open(), await players.open()];
    const languageOf = async ({ person }: OpenedPlayer) =>
      (await players.members.rows("select language from members where id = $1", [person.id]))[0]?.[
        "language"
      ];
    expect(await languageOf(who)).toBeNull();
    expect((await choose("EN", who.token)).body.success).toBe(true);
    expect((await choose("EN")).body.success).toBe(true);
    expect([await languageOf(who), await languageOf(other)]).toEqual(["EN", null]);
    await choose("BN", who.token);
    expect(await languageOf(who)).toBe("BN");
  });

  it("[SITE-52] a token that has ended changes nothing and is no reason to refuse", async () => {
    const who = await players.open();
    await house.send("DELETE", "/wps/session/logout", { token: who.token });
    expect((await choose("EN", who.token)).status).toBe(200);
    const [row] = await players.members.rows("select language from members where id = $1", [who.person.id]);
    expect(row).toEqual({ language: null });
  });
});
